/**
 * The mark: three berries and a leaf. Plain colours instead of tokens, because favicons and share images
 * are drawn where no style sheet reaches.
 */
export const MARK = {
  size: 34,
  leaf: { d: 'M16.5 12C16 6.5 19.5 2.5 26.5 2c.4 6-3 9.8-9 10.6z', fill: '#37ad67' },
  berries: [
    { cx: 10.5, cy: 18, r: 7.5, fill: '#5444cb' },
    { cx: 23.5, cy: 19.5, r: 7.5, fill: '#6b61e0' },
    { cx: 15.8, cy: 26, r: 6.5, fill: '#231b4f' },
  ],
} as const;

export const THEME_COLOR = '#ffffff';

/** Sizes that the web manifest offers to systems that install the site as an application. */
export const ICON_SIZES = [192, 512] as const;
