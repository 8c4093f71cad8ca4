import type { NavItem } from '../../shared/page.ts';

/** The current page as services see it. */
export type ServedPage = Pick<PageData, 'pathname' | 'documentTitle'>;
import type { PageData } from '../../shared/contract.ts';
import { createStore, useStore, type Store } from '../core/store.ts';

/** Whether a navigation runs, for the progress bar and for assistive technology. */
type LoadState = 'idle' | 'loading';

/** The state of the shell; the router writes it. */
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
