import type { Messages } from '../../../i18n/messages.ts';
import { Breadcrumbs, type Crumb } from '../../blocks/Breadcrumbs.tsx';
import { Contents } from '../../blocks/Contents.tsx';
import { Container } from '../../ui/Container.tsx';
import styles from './PrivacyPolicy.module.css';
import { PrivacySection } from './PrivacySection.tsx';

export type PrivacyPolicyProps = {
  copy: Messages['privacy'];
  /** The day of building; a script in the page puts the day of viewing in its place. */
  today: { machine: string; text: string; locale: string };
  breadcrumbs: string;
  crumbs: readonly Crumb[];
};

const idOf = (key: string) => `privacy-${key}`;

export function PrivacyPolicy({ copy, today, breadcrumbs, crumbs }: PrivacyPolicyProps) {
  const sections = Object.entries(copy.sections);
  return (
    <Container className={styles['page']}>
      <Breadcrumbs label={breadcrumbs} crumbs={crumbs} />
      <h1 className={styles['title']}>{copy.heading}</h1>
      <p className={styles['date']}>
        {copy.effective}{' '}
        <time dateTime={today.machine} data-today={today.locale}>
          {today.text}
        </time>
      </p>
      <p className={styles['intro']}>{copy.intro}</p>
      <div className={styles['contents']}>
        <Contents
          title={copy.contents}
          entries={sections.map(([key, { title }]) => ({ id: idOf(key), text: title }))}
        >
          <a href={`#${idOf('website')}`}>{copy.website.title}</a>
        </Contents>
      </div>
      {sections.map(([key, section], index) => (
        <PrivacySection
          key={key}
          id={idOf(key)}
          title={`${index + 1}. ${section.title}`}
          text={section.text}
          items={section.items}
        />
      ))}
      <PrivacySection
        id={idOf('website')}
        title={copy.website.title}
        text={[copy.website.text]}
        items={copy.website.items}
        end={copy.website.end}
      />
    </Container>
  );
}
