import { LANGUAGES } from '@website/common/languages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PREVIEW_NAMES } from '../config/preview-names.ts';
import { copyFor } from '../i18n/copy.ts';
import { shareCard } from './share-card.ts';
import { SHARE_SIZE, shareImage } from './share-image.tsx';

const propsIn = (language: (typeof LANGUAGES)[number]) => ({
  language,
  copy: copyFor(language, 'previews'),
  people: copyFor(language, 'people'),
});

describe('shareCard', () => {
  it.each(PREVIEW_NAMES)('says what %s shows in two to four rows, in every language', (preview) => {
    for (const language of LANGUAGES) {
      const { title, rows } = shareCard(preview, propsIn(language));
      expect(title).not.toBe('');
      expect(rows.length).toBeGreaterThanOrEqual(2);
      expect(rows.length).toBeLessThanOrEqual(4);
      expect(JSON.stringify(rows)).not.toMatch(/undefined|\{\{/);
    }
  });
});

describe('shareImage', () => {
  it.each(['lt', 'ru'] as const)('is a picture of the asked size in %s', async (language) => {
    const { title, titleAccent } = copyFor(language, 'landing').hero;
    const card = shareCard('attendance', propsIn(language));
    const image = await shareImage({ title: `${title} ${titleAccent}`, tone: 'info', card });
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', ...SHARE_SIZE });
  });
});
