import { ELEMENT_IDS } from '../../../shared/contract.ts';
import { loadPart } from '../../core/load.ts';
import { loadOutsideImports } from '../../core/styles/outside-imports.ts';
import { forwardSearchKeys, pressSearchKey } from '../../core/keys/forward-search-keys.ts';
import { startPreferences } from '../../preferences/preferences.ts';
import { syncLook } from '../iframe/sync-look.ts';
import { startBlankPage } from './blank-page.ts';
import { mountDemos } from './demos.ts';

/**
 * Entry of the document of a single demo. A page of its own has the look that the reader has stored, like any
 * page. In an `<iframe>` the document takes that of the page around it; an isolated demo's holds its markup,
 * the one that shows any demo with overrides takes the demo's modules from its box.
 */
const main = document.getElementById(ELEMENT_IDS.main)!;
const own = main.querySelector<HTMLElement>(':scope > .demo')!;
const iframe = window.frameElement as HTMLIFrameElement | null;
const box = iframe?.closest<HTMLElement>('[data-demo]');
if (own.dataset.module === undefined && box) {
  const { demo, module, preload } = box.dataset;
  Object.assign(own.dataset, { demo, module, preload });
}
if (iframe && box) {
  syncLook(box.id);
  forwardSearchKeys((key) => pressSearchKey(parent.document, key));
  // The editor has a part of it, too: imported at once it would be one more script of every document.
  loadPart(import('../iframe/sync-height.ts')).then(
    ({ syncHeight }) => syncHeight(iframe, main),
    // It keeps the height that its author gave it, and scrolls.
    () => undefined,
  );
} else {
  startPreferences();
  startBlankPage();
}
for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')) {
  try {
    loadOutsideImports(link);
  } catch {
    // The rules of a sheet that did not come cannot be read: the demo works without it.
  }
}
const unmount = mountDemos(own.dataset.adapter!);
window.vitrineStarted = true;
addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) unmount();
});
// A link to another page is meant for the window, not for the iframe. It is led there for this click alone:
// its markup is the demo's, which may be still to hydrate.
document.addEventListener('click', ({ target, defaultPrevented }) => {
  const link = (target as Element | null)?.closest?.('a');
  if (!iframe || !link || defaultPrevented || link.target !== '') return;
  if (link.origin === location.origin && link.pathname === location.pathname) return;
  link.target = '_parent';
  setTimeout(() => link.removeAttribute('target'));
});
