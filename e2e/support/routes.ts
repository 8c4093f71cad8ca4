import { placed } from './base-path/placed.ts';
import type { Page, Route } from '@playwright/test';
import { settle } from './shell.ts';

/** Answers the router's requests for a page, but not the browser's own. */
export async function onFetch(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(path, (route) =>
    route.request().resourceType() === 'fetch' ? answer(route) : route.fallback(),
  );
}

export interface HeldPage {
  /** Resolves when the router has asked for the page. */
  requested: Promise<Route>;
  /** Lets the answer through and waits until the page has dealt with it. */
  release: () => Promise<void>;
}

/** Keeps the router waiting for a page. */
export async function holdPage(page: Page, path: string): Promise<HeldPage> {
  let resolve: (route: Route) => void;
  const requested = new Promise<Route>((settled) => (resolve = settled));
  await onFetch(page, placed(path), (route) => resolve(route));
  const release = async () => {
    const finished = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(path),
    );
    await (await requested).continue();
    await finished;
    await settle(page);
  };
  return { requested, release };
}
