import { ClientError } from '../core/client-errors.ts';
import { tellListening } from '../dev/listening.ts';

/** Whether the document is about to be replaced. */
let reloading = false;
/** Tries each demo of the page again that could not be loaded. */
const waiting = new Set<() => void>();

/**
 * Says below a demo that its code did not arrive, and offers to try again. Its server markup stays.
 * @param retry resolves once the demo is there
 */
export function showLoadFailure(
  frame: HTMLElement,
  cause: unknown,
  retry: () => Promise<void>,
): void {
  const error = new ClientError('demo-load-failed', cause);
  const message = document.createElement('p');
  message.className = 'demo-message';
  message.role = 'alert';
  message.dir = 'auto';
  message.dataset.error = error.code;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  const tryAgain = () => {
    waiting.delete(tryAgain);
    message.remove();
    if (!frame.isConnected) return;
    retry().catch(async (again: unknown) => {
      if (!(await reloadIfReachable(again))) showLoadFailure(frame, again, retry);
    });
  };
  waiting.add(tryAgain);
  button.addEventListener('click', () => {
    // The button has the focus, and goes.
    frame.tabIndex = -1;
    frame.focus({ preventScroll: true });
    // What kept one from loading mostly kept the others too.
    for (const again of [...waiting]) again();
  });
  message.append(`${error.message}. ${error.hint} `, button);
  frame.querySelector('.demo-content')!.after(message);
  // What it waits for may have been written while it loaded.
  if (import.meta.hot) tellListening();
}

/**
 * Loads the page anew when the site answers: a browser may remember that a module failed, and one of an
 * earlier build is gone. What can be read is not given up for the browser's own error page.
 * @param cause why a module could not be loaded
 */
export async function reloadIfReachable(cause: unknown): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    if (cause instanceof SyntaxError) await refreshScripts();
    // Several demos fail together, and all of them come here.
    if (!reloading) location.reload();
    reloading = true;
    return true;
  } catch {
    return false;
  }
}

/** A script that ended in its middle may be what the browser has stored, for a year. */
async function refreshScripts(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = loaded.filter((url) => url.startsWith(location.origin) && url.endsWith('.js'));
  await Promise.allSettled([...new Set(scripts)].map((url) => fetch(url, { cache: 'reload' })));
}
