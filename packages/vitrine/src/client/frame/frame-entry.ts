import { mountDemos } from '../demos.ts';
import { ELEMENT_IDS } from '../../contract.ts';
import { followHeight } from './follow-height.ts';
import { followPage } from './frame-preferences.ts';

/**
 * Entry of the document of a single demo, which the page shows in an `<iframe>`. The document of an
 * isolated demo holds its markup; the other one, which shows any demo with overrides, takes the demo's
 * modules from the frame around it.
 */
const own = document.querySelector<HTMLElement>('main > .demo')!;
const iframe = window.frameElement as HTMLIFrameElement | null;
const host = iframe?.closest<HTMLElement>('[data-demo]');
if (own.dataset.module === undefined && host) {
  const { demo, module, preload } = host.dataset;
  Object.assign(own.dataset, { demo, module, preload });
}
if (iframe) {
  followPage(iframe);
  followHeight(iframe, document.getElementById(ELEMENT_IDS.main)!);
}
const unmount = mountDemos(own.dataset.adapter!);
addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) unmount();
});
// A link to another page is meant for the window, not for the frame.
document.addEventListener('click', ({ target, defaultPrevented }) => {
  const link = (target as Element | null)?.closest?.('a');
  if (!link || defaultPrevented || link.target !== '') return;
  if (link.origin !== location.origin || link.pathname !== location.pathname)
    link.target = '_parent';
});
