import { post } from './post.ts';
import type { AnalyticsProvider } from './provider.ts';

/** Tells an endpoint of one's own the path, and nothing else. */
export function createBeacon(endpoint: string): AnalyticsProvider {
  return { pageView: ({ pathname }) => post(endpoint, { path: pathname }) };
}
