import { createStore, type Store } from '../core/store.ts';
import { perDemo } from './per-demo.ts';

/** Whether a demo is being edited: its source may be hidden and shown again meanwhile. */
export const editingOf: (hash: string) => Store<boolean> = perDemo(() => createStore(false));
