import type { NavItem } from '../page.ts';
import type { PageData } from '../contract.ts';
import { createStore, useStore, type Store } from './store.ts';

/** Whether a navigation runs, for the progress bar and for assistive technology. */
export type LoadState = 'idle' | 'loading';

/** What the shell shows; the router writes it. */
export interface PageState {
  page: Store<PageData>;
  load: Store<LoadState>;
  /** The whole navigation tree once it has been fetched. */
  fullNav: Store<NavItem[] | null>;
}

export function createPageState(page: PageData): PageState {
  return {
    page: createStore(page),
    load: createStore<LoadState>('idle'),
    fullNav: createStore<NavItem[] | null>(null),
  };
}

export function usePage(state: PageState): PageData {
  return useStore(state.page);
}
