const WORDS_A_MINUTE = 220;

/** Words of a Markdown text, without its marks and the addresses of its links. */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/&#?\w+;/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[#*|>[\]`]|^\s*[-:|\s]+$/gm, ' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,:/%€-]*/gu)?.length ?? 0;
}

export function readMinutes(markdown: string): number {
  return Math.round(countWords(markdown) / WORDS_A_MINUTE);
}
