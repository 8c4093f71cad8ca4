import { ClientError } from '../core/client-errors.ts';
import { reloadIfReachable } from '../core/reload.ts';
import { reportListening } from '../dev/listening.ts';
import { createMessage, focusBox } from './message.ts';

/** Tries each demo of the page again that could not be loaded. */
const waiting = new Set<() => void>();

/**
 * Says below a demo that its code did not arrive, and offers to try again. Its server markup stays.
 * @param retry resolves once the demo is there
 */
export function showLoadFailure(
  box: HTMLElement,
  cause: unknown,
  retry: () => Promise<void>,
): void {
  const tryAgain = () => {
    waiting.delete(tryAgain);
    message.remove();
    if (!box.isConnected) return;
    retry().catch(async (again: unknown) => {
      if (!(await reloadIfReachable(again))) showLoadFailure(box, again, retry);
    });
  };
  waiting.add(tryAgain);
  const tryAll = () => {
    focusBox(box);
    // The others mostly failed for the same reason.
    for (const again of [...waiting]) again();
  };
  const error = new ClientError('demo-load-failed', cause);
  const message = createMessage(error, ['Try again', tryAll]);
  box.querySelector('.demo-content')!.after(message);
  // The missing code may have been written while it loaded.
  if (import.meta.hot) reportListening();
}
