import type { Page } from '@playwright/test';
import { SITE_BASE } from './ports.ts';

/** A path of the site as it is requested; what lies below the base already, and other addresses, stay as they are. */
export function placed(address: string): string {
  if (!address.startsWith('/') || address.startsWith(SITE_BASE)) return address;
  return SITE_BASE + address.slice(1);
}

/** Lets a page be asked for paths of the site, wherever that lies. */
export function placeRequests(page: Page): void {
  if (SITE_BASE === '/') return;
  const { goto } = page;
  page.goto = (address, options) => goto.call(page, placed(address), options);
  for (const name of ['get', 'head', 'fetch'] as const) {
    const ask = page.request[name].bind(page.request) as (...args: unknown[]) => never;
    page.request[name] = ((address: unknown, options: unknown) =>
      ask(typeof address === 'string' ? placed(address) : address, options)) as never;
  }
}
