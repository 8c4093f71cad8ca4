import type { Analytics } from '../../../shared/contract.ts';
import type { AnalyticsProvider } from './provider.ts';

/** Reports the path to an endpoint of the site's own, and nothing else. */
export function createBeacon(endpoint: string): AnalyticsProvider {
  return { pageView: ({ pathname }) => post(endpoint, { path: pathname }) };
}

/** Plausible through its events API (https://plausible.io/docs/events-api): none of its code is loaded. */
export function createPlausible({
  domain,
  endpoint,
}: Extract<Analytics, { provider: 'plausible' }>): AnalyticsProvider {
  // Only the first page was reached from elsewhere.
  let { referrer } = document;
  return {
    pageView: ({ pathname }) => {
      post(endpoint, { name: 'pageview', domain, url: location.origin + pathname, referrer });
      referrer = '';
    },
  };
}

/**
 * Sends JSON without waiting for an answer. It outlives the page and carries no cookies, which is more
 * than `navigator.sendBeacon` can say. Its type is text, so that no other origin is asked beforehand.
 */
function post(url: string, data: Record<string, string>): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(data),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => {
    // A view that is not counted is nothing to the reader.
  });
}
