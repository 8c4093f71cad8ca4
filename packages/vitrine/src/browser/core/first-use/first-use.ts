import { forTouch } from './for-touch.ts';
import { loadPart } from '../load.ts';

/**
 * What no reader needs before the first sign of a pointer, of keys or of scrolling: a file of its own,
 * `page/on-first-use.ts`, which says what is in it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface FirstUse {}

const waiting = new Set<(parts: FirstUse) => void>();
let loading: Promise<FirstUse> | undefined;
let loaded: FirstUse | undefined;

/** Loads it, once. After a failure it tries again. */
export function loadFirstUse(): Promise<FirstUse> {
  loading ??= loadPart(import('../../page/on-first-use.ts')).then(
    ({ parts }: { parts: FirstUse }) => {
      loaded = parts;
      for (const run of waiting) run(parts);
      waiting.clear();
      return parts;
    },
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

/**
 * Begins something once the reader has given a sign, with what is loaded then; at once when that is there.
 * @param begin returns a function that ends it
 * @returns a function that ends it, or keeps it from beginning
 */
export function onFirstUse(begin: (parts: FirstUse) => () => void): () => void {
  let end: (() => void) | undefined;
  const run = (parts: FirstUse) => {
    end = begin(parts);
  };
  if (loaded) run(loaded);
  else waiting.add(run);
  return () => {
    waiting.delete(run);
    end?.();
  };
}

/** Loads it with the first sign, and ahead where there is a touch screen. */
export function startFirstUse(): void {
  // What is missing after a failure is tried again with the next kind of sign, and on use.
  const load = () => void loadFirstUse().catch(() => undefined);
  for (const type of ['pointerover', 'keydown', 'scroll', 'click'])
    document.addEventListener(type, load, { once: true, passive: true });
  for (const type of ['resize', 'hashchange']) addEventListener(type, load, { once: true });
  // The page may be scrolled already, or show the place in its address without being scrolled.
  if (location.hash || scrollY > 0) load();
  forTouch(loadFirstUse);
}
