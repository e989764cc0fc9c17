import { ANCHORS } from '../../../config/navigation.ts';
import { time } from '../../../i18n/format.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { DayPreview } from '../../previews/DayPreview.tsx';
import { ParentDayPreview } from '../../previews/ParentDayPreview.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Container } from '../../ui/Container.tsx';
import styles from './HeroLithuania.module.css';
import { HeroActions, HeroFacts, ParentLine, PriceNote } from './HeroWords.tsx';
import type { LandingSectionProps } from './landing-section.ts';

export type HeroLithuaniaProps = LandingSectionProps<'hero'> & { own: Messages['hero-lithuania'] };

/** At home the platform needs less introduction: the morning itself comes first, centred, hour by hour. */
export function HeroLithuania({ language, copy, own, previews, people }: HeroLithuaniaProps) {
  const preview = { language, copy: previews, people };
  return (
    <section id={ANCHORS.hero} aria-labelledby="hero-title" className={styles['hero']}>
      <Container className={styles['words']}>
        <Chip tone="good" className={styles['badge']}>
          {own.badge}
        </Chip>
        <h1 id="hero-title" className={styles['title']}>
          {own.title}
        </h1>
        <p className={styles['subtitle']}>{own.subtitle}</p>
        <p className={styles['text']}>{own.text}</p>
        <HeroActions language={language} copy={copy} />
        <ParentLine copy={copy} />
      </Container>
      <Container className={styles['stage']}>
        <ol role="list" className={styles['morning']}>
          {own.morning.map(({ clock, title, text }) => (
            <li key={clock} className={styles['hour']}>
              <span className={styles['clock']}>{time(language, clock)}</span>
              <strong>{title}</strong>
              <span className={styles['hourText']}>{text}</span>
            </li>
          ))}
        </ol>
        <div className={styles['window']}>
          <DayPreview {...preview} />
        </div>
        <div className={styles['phone']}>
          <ParentDayPreview {...preview} />
          <PriceNote copy={copy} />
        </div>
      </Container>
      <Container className={styles['facts']}>
        <HeroFacts copy={copy} />
      </Container>
    </section>
  );
}
