import styles from './DoorCode.module.css';

const SIZE = 21;

/** Rows of a code, a bit for each square. It looks like a QR code and leads nowhere, as a drawing should. */
const ROWS = [
  0x1fcc7f, 0x105b41, 0x17475d, 0x17485d, 0x174a5d, 0x104341, 0x1fd57f, 0x001600, 0x1ed928, 0x1eada0,
  0x165e97, 0x04a9f8, 0x1d45f8, 0x00005f, 0x1fd4a4, 0x1054a9, 0x175016, 0x175e69, 0x175a68, 0x104a98,
  0x1fd16e,
];

const squares = ROWS.flatMap((row, y) =>
  [...row.toString(2).padStart(SIZE, '0')].map((bit, x) => (bit === '1' ? `M${x} ${y}h1v1h-1z` : '')),
).join('');

export function DoorCode() {
  return (
    <svg className={styles['code']} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <path d={squares} />
    </svg>
  );
}
