// What menus and links cannot do by themselves. Without it every page still works.
import { isLanguage } from '@website/common/languages';
import { storeLanguage } from './language-storage.ts';

const SCROLLED_AFTER = 50;

const header = document.querySelector('[data-header]');

function markScrolled(): void {
  header?.toggleAttribute('data-scrolled', scrollY > SCROLLED_AFTER);
}

/** A choice of language keeps the query and the hash, and is remembered before the next page can ask. */
function chooseLanguageBy(link: HTMLAnchorElement): void {
  const language = link.dataset['language'];
  if (!isLanguage(language)) return;
  storeLanguage(language);
  link.href = new URL(link.pathname, location.origin).href + location.search + location.hash;
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  chooseLanguageBy(link);
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}

addEventListener('scroll', markScrolled, { passive: true });
requestAnimationFrame(markScrolled); // asked now, the page would be laid out twice
addEventListener('click', followLink);
addEventListener('auxclick', followLink);
