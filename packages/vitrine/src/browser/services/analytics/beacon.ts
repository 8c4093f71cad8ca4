import { post } from './post.ts';
import type { AnalyticsProvider } from './provider.ts';

/** Reports the path to an endpoint of the site's own, and nothing else. */
export function createBeacon(endpoint: string): AnalyticsProvider {
  return { pageView: ({ pathname }) => post(endpoint, { path: pathname }) };
}
