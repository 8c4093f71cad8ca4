import type { Analytics } from '../../../shared/contract.ts';
import type { ServedPage } from '../../router/page-state.ts';
import type { ReadableStore } from '../../core/store.ts';
import { createBeacon, createPlausible } from './endpoints.ts';
import type { AnalyticsProvider } from './provider.ts';

/** Counts the current page and each that a navigation leads to. */
export async function countViews(
  config: Analytics,
  current: ReadableStore<ServedPage>,
): Promise<void> {
  const { pageView } = await createProvider(config);
  let counted = '';
  const count = () => {
    const page = current.get();
    // In the dev server a page that was edited comes again.
    if (page.pathname === counted) return;
    counted = page.pathname;
    pageView(page);
  };
  count();
  current.subscribe(count);
}

async function createProvider(config: Analytics): Promise<AnalyticsProvider> {
  switch (config.provider) {
    case 'beacon':
      return createBeacon(config.endpoint);
    case 'plausible':
      return createPlausible(config);
    case 'google':
      return (await import('./google.ts')).createGoogle(config);
  }
}
