import { createStore, type Store } from '../core/store.ts';
import { applyLook, type Look } from '../preferences/look.ts';
import { pageLook } from '../preferences/preferences.ts';
import { perDemo } from './per-demo.ts';

declare global {
  interface Window {
    /**
     * Gives the document of a demo its look. Set by the page's inline script, and then again by code that
     * knows what the reader has set for the demo.
     */
    vitrineLook?: (document: Document, hash: string) => void;
    /** For the documents of demos, which have modules of their own. */
    vitrineWatchLook?: typeof watchLook;
  }
}

/** Choices of the reader for one demo; the rest is as on the page. */
export interface Overrides extends Partial<Pick<Look, 'mode' | 'direction'>> {
  /** In CSS pixels; all there is, if left out. */
  width?: number;
}

export const NO_OVERRIDES: Overrides = {};

/** The overrides of a demo of the page. */
export const overridesOf: (hash: string) => Store<Overrides> = perDemo(() =>
  createStore(NO_OVERRIDES),
);

/**
 * Tells how a demo of the page is to look, now and whenever that changes.
 * @returns a function that ends it
 */
export function watchLook(hash: string, onLook: (look: Look & Overrides) => void): () => void {
  const overrides = overridesOf(hash);
  const update = () => onLook({ ...pageLook.get(), ...overrides.get() });
  const stops = [pageLook.subscribe(update), overrides.subscribe(update)];
  update();
  return () => stops.forEach((stop) => stop());
}

/** Event on a page's window: from now on documents of demos can ask how to look. */
export const LOOKS_STARTED = 'vitrine-looks';

/** Lets the documents of demos ask how to look. */
export function startDemoLooks(): void {
  window.vitrineLook = (document, hash) => watchLook(hash, (look) => applyLook(document, look))();
  window.vitrineWatchLook = watchLook;
  dispatchEvent(new Event(LOOKS_STARTED));
}
