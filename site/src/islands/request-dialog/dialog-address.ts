import type { RequestKind } from '@website/common/request-fields';
import { type RefObject, useEffect } from 'react';

function addressWith(kind: RequestKind, open: boolean): string {
  const address = new URL(location.href);
  if (open) address.searchParams.set(kind, 'true');
  else address.searchParams.delete(kind);
  return address.href;
}

const isOpenByAddress = (kind: RequestKind) => new URLSearchParams(location.search).get(kind) === 'true';

/**
 * Keeps dialog and address in step: opening adds `?trial=true` as a step in the history, so that Back closes the
 * dialog; closing takes it away again.
 */
export function useDialogAddress(kind: RequestKind, dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opened = () => {
      if (!isOpenByAddress(kind)) history.pushState({ dialog: kind }, '', addressWith(kind, true));
    };
    const closed = () => {
      if (!isOpenByAddress(kind)) return;
      if (history.state?.dialog === kind) history.back();
      else history.replaceState(history.state, '', addressWith(kind, false));
    };
    const travelled = () => {
      if (isOpenByAddress(kind) && !element.open) element.showModal();
      else if (!isOpenByAddress(kind) && element.open && !element.hasAttribute('data-busy')) element.close();
    };
    const observer = new MutationObserver(() => element.open && opened());
    observer.observe(element, { attributeFilter: ['open'] });
    // Whoever was quicker than the script has opened it, or already closed it again.
    if (element.open) opened();
    else closed();
    element.addEventListener('close', closed);
    addEventListener('popstate', travelled);
    return () => {
      observer.disconnect();
      element.removeEventListener('close', closed);
      removeEventListener('popstate', travelled);
    };
  }, [kind, dialog]);
}
