import type { ServedPage } from '../../router/page-state.ts';

/** Counts page views. */
export interface AnalyticsProvider {
  /** Reports a view. Never throws: a view that cannot be reported is lost. */
  pageView: (page: ServedPage) => void;
}
