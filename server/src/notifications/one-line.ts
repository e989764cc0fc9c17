/** Everything that ends a line or steers a terminal or mail program. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** What a visitor typed, kept on one line and within bounds, so that it can neither add nor imitate another. */
export function oneLine(text: string, longest = 300): string {
  const clean = text.replaceAll(CONTROLS, ' ').trim();
  const letters = Array.from(clean);
  return letters.length <= longest ? clean : `${letters.slice(0, longest - 1).join('')}…`;
}
