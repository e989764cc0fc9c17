import type { PreviewProps } from '../components/previews/preview-props.ts';
import { PREVIEWS } from '../components/previews/previews.ts';
import { Band } from '../components/ui/Band.tsx';
import styles from './workbench.module.css';

/** Every preview in the widths it must live with. */
export function PreviewGallery(props: PreviewProps) {
  return Object.entries(PREVIEWS).map(([name, Preview]) => (
    <Band key={name} id={`preview-${name}`} labelledBy={`preview-${name}-title`}>
      <h2 id={`preview-${name}-title`}>{name}</h2>
      <div className={styles['widths']}>
        <Preview {...props} />
        <Preview {...props} />
        <Preview {...props} />
      </div>
    </Band>
  ));
}
