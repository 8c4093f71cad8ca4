import type { ServedPage } from '../../router/page-state.ts';

/** Where page views are told. */
export interface AnalyticsProvider {
  /** Tells of a view. Never throws: what cannot be told is lost. */
  pageView: (page: ServedPage) => void;
}
