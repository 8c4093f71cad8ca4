import type { KeyboardEvent } from 'react';

let keys: Promise<typeof import('./arrow-keys.ts')> | undefined;

/** Loads what arrow keys do in the navigation: as soon as the focus is there. */
export const loadKeys = () => (keys ??= import('./arrow-keys.ts'));

/** Moves the focus; keys that are pressed before it can follow in their order. */
export function onArrowKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!/^(?:Arrow|Home|End)/.test(event.key)) return;
  // Later would be too late; in the navigation the page is not scrolled by keys.
  event.preventDefault();
  loadKeys().then(
    ({ moveFocus }) => moveFocus(event.key),
    // Tab works without it, and the next key tries again.
    () => (keys = undefined),
  );
}
