import type { KeyboardEvent } from 'react';

type Keys = typeof import('./arrow-keys.ts');

let keys: Promise<Keys | undefined> | undefined;

/** Loads what arrow keys do in the navigation: as soon as the focus is there. */
export const loadKeys = (): Promise<Keys | undefined> =>
  // Tab works without it, and the next key tries again.
  (keys ??= import('./arrow-keys.ts').catch(() => (keys = undefined)));

/** Moves the focus; keys that are pressed before it can follow in their order. */
export function onArrowKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!/^(?:Arrow|Home|End)/.test(event.key)) return;
  // Later would be too late; in the navigation the page is not scrolled by keys.
  event.preventDefault();
  // A script that was cut off may be one that runs, and exports nothing.
  void loadKeys().then((loaded?: Partial<Keys>) => loaded?.moveFocus?.(event.key));
}
