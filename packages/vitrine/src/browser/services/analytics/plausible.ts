import type { Analytics } from '../../../shared/contract.ts';
import { post } from './post.ts';
import type { AnalyticsProvider } from './provider.ts';

type Config = Extract<Analytics, { provider: 'plausible' }>;

/** Plausible through its events API (https://plausible.io/docs/events-api): none of its code is loaded. */
export function createPlausible({ domain, endpoint }: Config): AnalyticsProvider {
  // Only the first page was reached from elsewhere.
  let { referrer } = document;
  return {
    pageView: ({ pathname }) => {
      post(endpoint, { name: 'pageview', domain, url: location.origin + pathname, referrer });
      referrer = '';
    },
  };
}
