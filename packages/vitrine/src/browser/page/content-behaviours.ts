import { announce } from '../core/announce.ts';
import { CLIENT_ERRORS } from '../core/client-errors.ts';
import { copyText } from '../core/copy/copy-text.ts';
import { replayClicks } from '../core/clicks/early-clicks.ts';
import { ELEMENT_IDS } from '../../shared/contract.ts';

/** How long a copy button says that it has copied. */
const COPIED_MS = 2000;

/**
 * Lets content HTML copy code blocks and the addresses of headings. Links and hashes are the business of the
 * browser and the router; anything more interactive is a demo.
 */
export function startContentBehaviours(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element | null;
    const button = target?.closest?.<HTMLButtonElement>('main .code > .copy');
    const code = button?.parentElement?.querySelector('code');
    if (button && code) void copyCode(button, code);
    const link = target?.closest?.<HTMLAnchorElement>('main :is([data-copy],.anchor)');
    if (link && isPlainClick(event)) {
      // To a heading the browser leads besides.
      if ('copy' in link.dataset) event.preventDefault();
      // Few readers need it, and every page would load it.
      import('./copy/copy-link.ts').then(
        ({ copyLink }) => copyLink(link),
        () => location.assign(link.href),
      );
    }
  });
  replayClicks(document.getElementById(ELEMENT_IDS.main)!, '.copy');
}

async function copyCode(button: HTMLButtonElement, code: HTMLElement): Promise<void> {
  const copied = await copyText(code.textContent);
  const [failure, hint] = CLIENT_ERRORS['copy-failed'];
  button.textContent = copied ? 'Copied' : failure;
  announce(copied ? 'Copied' : `${failure}. ${hint}`);
  // So that one key press copies it.
  if (!copied) getSelection()?.selectAllChildren(code);
  setTimeout(() => (button.textContent = 'Copy'), COPIED_MS);
}

/** A click with a key opens a tab or a window, or saves the page. */
function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
