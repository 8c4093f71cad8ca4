import type { DemoPreferences } from '../../shared/preferences.ts';
import type { DemoAdapter } from '../preferences/adapter.ts';
import { setAdapterPalette } from '../preferences/custom-colors.ts';
import {
  demoPreferences,
  expectedPreferences,
  SERVER_CHOICES,
} from '../preferences/preferences.ts';
import { runSeenFirst, watchSeen } from './seen-first.ts';
import { createStore, type Store } from '../core/store.ts';

/** The reader's choices, one step behind: a choice arrives once the adapter is prepared for it. */
const ready = createStore<DemoPreferences>(SERVER_CHOICES);
const ALL = Object.keys(SERVER_CHOICES) as (keyof DemoPreferences)[];

let prepared: Promise<void> | undefined;

/** Prepares the adapter for the current choices and for every later one. */
export function prepareAdapter(adapter: DemoAdapter): Promise<void> {
  const { prepare, reads = ALL } = adapter;
  const update = async () => {
    const wanted = demoPreferences.get();
    // The others reach the demos by CSS: rendering again would change nothing.
    if (reads.every((key) => Object.is(wanted[key], ready.get()[key]))) return;
    await prepare?.(wanted);
    if (wanted === demoPreferences.get()) ready.set(wanted);
  };
  const start = async () => {
    setAdapterPalette(adapter.palette);
    // Every demo hydrates as the server has rendered it; left-to-right needs nothing that is loaded.
    if (SERVER_CHOICES.direction === 'rtl') await prepare?.(SERVER_CHOICES);
    await update();
    demoPreferences.subscribe(() => void update());
    expectedPreferences.subscribe(() => {
      // A failure shows when the choice is made.
      prepare?.(expectedPreferences.get()!).catch(() => undefined);
    });
  };
  prepared ??= start().catch((error: unknown) => {
    // So that a demo that is tried again does not fail for the same reason.
    prepared = undefined;
    throw error;
  });
  return prepared;
}

/**
 * The choices as one demo shows them. A change reaches the demos in view at once and in one frame, the
 * others when the browser is idle.
 * @returns the store, and a function that ends the updates
 */
export function syncPreferences(box: Element): [store: Store<DemoPreferences>, stop: () => void] {
  const shown = createStore(ready.get());
  const stopWatching = watchSeen(box);
  const unsubscribe = ready.subscribe(() => {
    runSeenFirst(box, () => shown.set(ready.get()));
  });
  const stop = () => {
    unsubscribe();
    stopWatching();
  };
  return [shown, stop];
}
