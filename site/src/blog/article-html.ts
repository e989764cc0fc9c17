import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';

/** Links in articles name routes; a reader stays in the language of the page. */
export function linksIn(language: Language, html: string): string {
  return html.replace(/href="(\/[^"]*)"/g, (_, route: string) => `href="${addressIn(language, route)}"`);
}

/** Headings keep one id in all languages, so that a link to a part of an article can be shared across them. */
export function headingIds(html: string, ids: readonly string[]): string {
  let index = 0;
  return html.replace(
    /<(h[23])(?: id="[^"]*")?>/g,
    (_, tag: string) => `<${tag} id="${ids[index++] ?? ''}">`,
  );
}

/** Tables may be wider than a phone: they scroll by themselves, with the keyboard too. */
export function scrollingTables(html: string, label: string): string {
  let count = 0;
  return html
    .replace(/<table>/g, () => {
      count += 1;
      return `<div role="region" aria-label="${label} (${count})" tabindex="0"><table>`;
    })
    .replaceAll('</table>', '</table></div>');
}
