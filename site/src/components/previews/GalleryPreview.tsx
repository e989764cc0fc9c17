import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../i18n/placeholders.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './GalleryPreview.module.css';
import { Avatar } from './parts/Avatar.tsx';
import { ChildDrawing } from './parts/ChildDrawing.tsx';
import { firstName } from './parts/names.ts';
import { Painting, type Scene } from './parts/Painting.tsx';
import { Picture } from './parts/Picture.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

const SCENES: readonly Scene[] = ['portrait', 'boat', 'tower', 'sunflower'];

/** A child's pictures, and the one family that sees them. */
export function GalleryPreview({ copy: { gallery }, people }: PreviewProps) {
  const child = people.children[0] ?? '';
  const parent = people.parents[0] ?? '';
  return (
    <Picture label={gallery.label}>
      <Window title={gallery.title} aside={[firstName(child), people.groups[0]].join(' · ')} place={1}>
        <div className={styles['pictures']}>
          <Captioned caption={gallery.pictures.house}>
            <ChildDrawing />
          </Captioned>
          {SCENES.map((scene) => (
            <Captioned key={scene} caption={gallery.pictures[scene]}>
              <Painting scene={scene} />
            </Captioned>
          ))}
        </div>
        <div className={styles['shared']}>
          <Icon icon={Lock} size={18} />
          <span className={styles['words']}>
            <span className={styles['title']}>{gallery.shared}</span>
            <span className={styles['detail']}>{fill(gallery.sharedWith, { parent })}</span>
          </span>
          <Avatar name={parent} tone="attention" />
        </div>
      </Window>
    </Picture>
  );
}

function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles['captioned']}>
      {children}
      <span className={styles['caption']}>{caption}</span>
    </div>
  );
}
