import type { Page } from '@playwright/test';
import { SITE_BASE } from '../ports.ts';

/** A path of the site as it is requested; what lies below the base already, and other addresses, stay as they are. */
export function placed(address: string): string {
  if (!address.startsWith('/') || address.startsWith(SITE_BASE)) return address;
  return SITE_BASE + address.slice(1);
}

/** Lets a page be asked for paths of the site, wherever that lies. */
export function placeRequests(page: Page): void {
  if (SITE_BASE === '/') return;
  const { request } = page;
  const goto = page.goto.bind(page);
  const get = request.get.bind(request);
  const head = request.head.bind(request);
  page.goto = (address, options) => goto(placed(address), options);
  request.get = (address, options) => get(placed(address), options);
  request.head = (address, options) => head(placed(address), options);
}
