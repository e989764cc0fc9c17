import { ANCHORS } from '../../../config/navigation.ts';
import { DayPreview } from '../../previews/DayPreview.tsx';
import { ParentDayPreview } from '../../previews/ParentDayPreview.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Container } from '../../ui/Container.tsx';
import styles from './Hero.module.css';
import { HeroActions, HeroFacts, ParentLine, PriceNote } from './HeroWords.tsx';
import type { LandingSectionProps } from './landing-section.ts';

export function Hero({ language, copy, previews, people }: LandingSectionProps<'hero'>) {
  const preview = { language, copy: previews, people };
  return (
    <section id={ANCHORS.hero} aria-labelledby="hero-title" className={styles['hero']}>
      <Container className={styles['split']}>
        <div className={styles['words']}>
          <Chip tone="good" className={styles['badge']}>
            {copy.badge}
          </Chip>
          <h1 id="hero-title" className={styles['title']}>
            {copy.title} <span className={styles['accent']}>{copy.titleAccent}</span>
          </h1>
          <p className={styles['subtitle']}>{copy.subtitle}</p>
          <p className={styles['text']}>{copy.text}</p>
          <HeroActions language={language} copy={copy} />
          <HeroFacts copy={copy} />
          <ParentLine copy={copy} />
        </div>
        <div className={styles['stage']}>
          <div className={styles['phone']}>
            <ParentDayPreview {...preview} />
          </div>
          <div className={styles['desk']}>
            <div className={styles['window']}>
              <DayPreview {...preview} behind />
            </div>
            <PriceNote copy={copy} />
          </div>
        </div>
      </Container>
    </section>
  );
}
