import type { DemoAdapter, DemoPreferences } from './adapter.ts';
import { demoPreferences } from './preferences.ts';
import { createStore, useStore } from './store.ts';

/** What the server rendered demos with. */
const SERVER_PREFERENCES: DemoPreferences = { mode: 'light', direction: 'ltr' };

/** The reader's choices, one step behind: a choice arrives once the adapter is prepared for it. */
const ready = createStore<DemoPreferences>(SERVER_PREFERENCES);
let following: Promise<void> | undefined;

/** Prepares the adapter for the current choices and for every later one. */
export function followPreferences({ prepare }: DemoAdapter): Promise<void> {
  const update = async () => {
    const wanted = demoPreferences.get();
    await prepare?.(wanted);
    if (wanted === demoPreferences.get()) ready.set(wanted);
  };
  following ??= update().then(() => {
    demoPreferences.subscribe(() => void update());
  });
  return following;
}

/** The choices as a demo sees them; a hydrating demo first sees what the server rendered with. */
export function useReadyPreferences(): DemoPreferences {
  return useStore(ready, SERVER_PREFERENCES);
}
