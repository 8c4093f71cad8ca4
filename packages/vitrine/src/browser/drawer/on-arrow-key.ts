import type { KeyboardEvent } from 'react';
import { loadFirstUse } from '../core/first-use/first-use.ts';

/** Moves the focus; keys that are pressed before it can follow in their order. */
export function onArrowKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!/^(?:Arrow|Home|End)/.test(event.key)) return;
  // Later would be too late; in the navigation the page is not scrolled by keys.
  event.preventDefault();
  loadFirstUse().then(
    ({ moveFocus }) => moveFocus(event.key),
    // Tab works without it, and the next key tries again.
    () => undefined,
  );
}
