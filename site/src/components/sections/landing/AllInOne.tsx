import type { ReactNode } from 'react';
import { ANCHORS } from '../../../config/navigation.ts';
import { CalendarPreview } from '../../previews/CalendarPreview.tsx';
import { FamiliesPreview } from '../../previews/FamiliesPreview.tsx';
import { GalleryPreview } from '../../previews/GalleryPreview.tsx';
import { InvoicePreview } from '../../previews/InvoicePreview.tsx';
import { MenuPreview } from '../../previews/MenuPreview.tsx';
import { ProgressPreview } from '../../previews/ProgressPreview.tsx';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './AllInOne.module.css';
import { FeatureDetails } from './FeatureDetails.tsx';
import { FeatureTile } from './FeatureTile.tsx';
import type { LandingSectionProps } from './landing-section.ts';

export type AllInOneProps = LandingSectionProps<'grid'> & {
  /** The playable chat; it ships JavaScript, so the page hands it in. */
  children: ReactNode;
};

/** Ten tools as a bento of tiles of different sizes, most with a piece of the platform in them. */
export function AllInOne({ language, copy, previews, people, children }: AllInOneProps) {
  const { tiles } = copy;
  const preview = { language, copy: previews, people };
  return (
    <Band id={ANCHORS.features} labelledBy="features-title">
      <Heading id="features-title" eyebrow={copy.eyebrow} title={copy.title} text={copy.text} />
      <ul role="list" className={styles['grid']}>
        <FeatureTile {...tiles.chats} look="strong" size="large" preview={children} />
        <FeatureTile
          {...tiles.payments}
          look="attention"
          size="large"
          preview={<InvoicePreview {...preview} />}
        />
        <FeatureTile
          {...tiles.calendar}
          look="tint"
          preview={<CalendarPreview {...preview} />}
          onPhone="words"
        />
        <FeatureTile {...tiles.menu} look="good" preview={<MenuPreview {...preview} />} onPhone="words" />
        <FeatureTile {...tiles.gallery} look="danger" preview={<GalleryPreview {...preview} />} />
        <FeatureTile
          {...tiles['child-development']}
          look="tint"
          size="large"
          preview={<ProgressPreview {...preview} />}
        />
        <FeatureTile
          {...tiles['children-families-info']}
          look="good"
          size="large"
          preview={<FamiliesPreview {...preview} />}
          onPhone="words"
        />
        <FeatureTile {...tiles.statistics} look="lying" />
        <FeatureTile {...tiles['groups-teachers-management']} look="lying" />
        <FeatureTile {...tiles['document-management']} look="lying" />
      </ul>
      <FeatureDetails copy={copy} />
    </Band>
  );
}
