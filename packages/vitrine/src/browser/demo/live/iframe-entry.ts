import { mountDemos } from './demos.ts';
import { ELEMENT_IDS } from '../../../shared/contract.ts';
import { followHeight } from '../iframe/follow-height.ts';
import { startBlankPage } from './blank-page.ts';
import { startPreferences } from '../../preferences/preferences.ts';
import { followPage } from '../iframe/iframe-preferences.ts';

/**
 * Entry of the document of a single demo. A page of its own follows what the reader has stored, like any
 * page. In an `<iframe>` the document follows the page around it: that of an isolated demo holds its
 * markup; the other one, which shows any demo with overrides, takes the demo's modules from the frame.
 */
const own = document.querySelector<HTMLElement>(`#${ELEMENT_IDS.main} > .demo`)!;
const iframe = window.frameElement as HTMLIFrameElement | null;
const host = iframe?.closest<HTMLElement>('[data-demo]');
if (own.dataset.module === undefined && host) {
  const { demo, module, preload } = host.dataset;
  Object.assign(own.dataset, { demo, module, preload });
}
if (iframe && host) {
  followPage(iframe);
  followHeight(iframe, document.getElementById(ELEMENT_IDS.main)!);
} else {
  startPreferences();
  startBlankPage();
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
