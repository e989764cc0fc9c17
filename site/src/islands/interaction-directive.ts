// The dialog is on the page from the start, so it opens at once; React arrives behind it when it is first opened.
import type { ClientDirective } from 'astro';

/** Dialogs are opened by buttons of the page, and by the address: `?trial=true` opens `trial-dialog`. */
const interaction: ClientDirective = (load, _options, element) => {
  const dialog = element.querySelector('dialog');
  if (dialog === null) return;
  const parameter = dialog.id.replace('-dialog', '');
  let hydrated = false;
  const open = () => {
    if (!hydrated) load().then((hydrate) => hydrate());
    hydrated = true;
    if (!dialog.open && document.querySelector('dialog[open]') === null) dialog.showModal();
  };
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`[commandfor="${dialog.id}"][command="show-modal"]`)) open();
  });
  if (new URLSearchParams(location.search).get(parameter) === 'true') open();
};

export default interaction;
