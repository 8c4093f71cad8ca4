import type { KeyboardEvent } from 'react';

let keys: Promise<typeof import('./arrow-keys.ts')> | undefined;

/** Loads what arrow keys do in the navigation with the first of them; keys pressed meanwhile follow in their order. */
export function onArrowKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!/^(?:Arrow|Home|End)/.test(event.key)) return;
  // Later would be too late; in the navigation the page is not scrolled by keys.
  event.preventDefault();
  keys ??= import('./arrow-keys.ts');
  keys.then(
    ({ moveFocus }) => moveFocus(event.key),
    // Tab works without it, and the next key tries again.
    () => (keys = undefined),
  );
}
