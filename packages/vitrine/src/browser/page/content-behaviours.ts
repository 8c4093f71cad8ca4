import { replayClicks } from '../core/clicks/early-clicks.ts';
import { ELEMENT_IDS } from '../../shared/contract.ts';

/**
 * Lets content HTML copy code blocks and the addresses of headings. Links and hashes are the business of the
 * browser and the router; anything more interactive is a demo.
 */
export function startContentBehaviours(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element | null;
    const button = target?.closest?.<HTMLElement>('main .code > .copy');
    const link = target?.closest?.<HTMLAnchorElement>('main :is([data-copy],.anchor)');
    // Few readers need it, and every page would load it.
    const load = () => import('./copy/copy-content.ts');
    if (button) {
      load().then(
        ({ copyCode }) => copyCode(button),
        () => getSelection()!.selectAllChildren(button.parentElement!),
      );
    }
    if (link && isPlainClick(event)) {
      // To a heading the browser leads besides.
      if ('copy' in link.dataset) event.preventDefault();
      load().then(
        ({ copyLink }) => copyLink(link),
        () => location.assign(link.href),
      );
    }
  });
  replayClicks(document.getElementById(ELEMENT_IDS.main)!, '.copy');
}

/** A click with a key opens a tab or a window, or saves the page. */
function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
