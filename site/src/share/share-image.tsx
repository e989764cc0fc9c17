import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { company } from '@website/common/company';
import { render } from 'takumi-js';
import { MARK } from '../config/mark.ts';
import { markSvg } from '../seo/mark-image.ts';
import type { ShareCard, ShareTone } from './share-card.ts';

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** No style sheet reaches a drawn picture: the roles of tokens.css as plain colours. */
const COLOUR = { heading: '#181439', text: '#1d1b2a', muted: '#4b4759', line: '#e3e1ea', white: '#ffffff' };
const TONES: Record<ShareTone, { ground: string; text: string }> = {
  good: { ground: '#d9f8df', text: '#00603a' },
  attention: { ground: '#ffeed4', text: '#7d3f06' },
  danger: { ground: '#ffe6e7', text: '#9a1c38' },
  info: { ground: '#ebe9ff', text: '#4331a6' },
};

const require = createRequire(import.meta.url);
const fontFile = (subset: string) =>
  require.resolve(
    `@fontsource-variable/wix-madefor-display/files/wix-madefor-display-${subset}-wght-normal.woff2`,
  );
const fonts = await Promise.all(
  ['latin', 'latin-ext', 'cyrillic'].map(async (subset) => ({
    name: 'Madefor',
    data: await readFile(fontFile(subset)),
  })),
);
const mark = `data:image/svg+xml;base64,${Buffer.from(markSvg()).toString('base64')}`;

export type ShareImageProps = { title: string; tone: ShareTone; card: ShareCard };

function Card({ title, rows }: ShareCard) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: 430,
        padding: 32,
        borderRadius: 28,
        backgroundColor: COLOUR.white,
        boxShadow: '0 18px 48px rgba(24, 20, 57, 0.16)',
      }}
    >
      <div style={{ fontSize: 28, fontWeight: 700, color: COLOUR.heading, marginBottom: 14 }}>{title}</div>
      {rows.map(({ text, end, tone = 'info' }) => (
        <div
          key={text}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 16,
            padding: '14px 0',
            borderTop: `2px solid ${COLOUR.line}`,
            fontSize: 22,
            color: COLOUR.text,
          }}
        >
          <div style={{ display: 'flex', flex: 1 }}>{text}</div>
          {end !== undefined && (
            <div
              style={{
                display: 'flex',
                padding: '4px 14px',
                borderRadius: 99,
                backgroundColor: TONES[tone].ground,
                color: TONES[tone].text,
                fontSize: 19,
                fontWeight: 650,
              }}
            >
              {end}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** The picture that stands where a page is shared: the brand, the page's title, and a piece of the platform. */
export async function shareImage({ title, tone, card }: ShareImageProps): Promise<Uint8Array<ArrayBuffer>> {
  const long = title.length > 44;
  const image = await render(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: COLOUR.white,
        fontFamily: 'Madefor',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 660,
          padding: 64,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 16,
            fontSize: 38,
            fontWeight: 800,
            letterSpacing: -1,
            color: COLOUR.heading,
          }}
        >
          <img src={mark} width={MARK.size * 1.7} height={MARK.size * 1.7} alt="" />
          {company.name.toLowerCase()}
        </div>
        <div
          style={{
            display: 'flex',
            fontSize: long ? 52 : 64,
            fontWeight: 750,
            lineHeight: 1.12,
            letterSpacing: -2,
            color: COLOUR.heading,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontSize: 24, color: COLOUR.muted }}>
          {new URL(company.siteUrl).host}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          flex: 1,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: TONES[tone].ground,
        }}
      >
        <Card {...card} />
      </div>
    </div>,
    { ...SHARE_SIZE, fonts, format: 'png' },
  );
  return new Uint8Array(image);
}
