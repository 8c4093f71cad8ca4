import type { PageData } from '../../shared/contract.ts';
import type { NavItem } from '../../shared/page.ts';
import { createStore, type Store } from '../core/store.ts';

/** The current page as services see it. */
export type ServedPage = Pick<PageData, 'pathname' | 'documentTitle'>;

/** The state of the shell; the router writes it. */
export interface PageState {
  page: Store<PageData>;
  /** The same a frame later, for the navigation: to open another group takes as long as a page, which comes first. */
  navPage: Store<PageData>;
  /** Whether a navigation runs, for the progress bar and for assistive technology. */
  load: Store<'idle' | 'loading'>;
  /** The whole navigation tree once it has been fetched. */
  fullNav: Store<NavItem[] | null>;
}

export function createPageState(page: PageData): PageState {
  return {
    page: createStore(page),
    navPage: createStore(page),
    load: createStore<'idle' | 'loading'>('idle'),
    fullNav: createStore<NavItem[] | null>(null),
  };
}
