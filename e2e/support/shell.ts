import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { placed } from './base-path/placed.ts';
import { LATER_SCRIPT } from './site.ts';

/** The page's heading, without the name of its link to itself. */
export const heading = (page: Page): Locator => page.locator('main h1');
export const drawer = (page: Page): Locator => page.locator('nav.drawer');
export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Open navigation' });

/** Loads a page and waits until the shell answers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForShell(page);
}

/** The whole navigation is asked for by an effect, so it arrives only after hydration. */
export async function waitForShell(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/nav\.json$/.test(name)),
  );
}

/** The last scripts that the shell asks for come once the page has loaded. */
export async function waitForLaterScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    (pattern) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    LATER_SCRIPT.source,
  );
}

/** Marks the document, so that `expectSameDocument` can tell a navigation from a page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => ((window as any).marked = true));
}

export async function expectSameDocument(page: Page, same = true): Promise<void> {
  expect(await page.evaluate(() => (window as any).marked === true)).toBe(same);
}

/** Requests for one page from now on: as a document by the browser, or fetched by the router. */
export function watchRequests(page: Page, pathname: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathname) requests.push(request);
  });
  return requests;
}

export const typesOf = (requests: Request[]): string[] =>
  requests.map((request) => request.resourceType());

/** Follows a link as its click does, without the pointer and the focus that would prefetch. */
export async function follow(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Adds a link to the content and returns it. */
export async function addLink(page: Page, href: string, attributes = ''): Promise<Locator> {
  await page.evaluate(
    ([to, extra]) => {
      const html = `<p><a id="added" href="${to}" ${extra}>Added</a></p>`;
      document.getElementById('added')?.parentElement?.remove();
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', testHtml(html));
    },
    [href, attributes],
  );
  return page.locator('#added');
}

/** Resolves once everything the page did before has reached the network and the test. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    await (await fetch(`${address}?${Math.random()}`)).text();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, placed('/favicon.svg'));
}

/** Resolves once all of a page that a link has led to is laid out: to ask for the looks of what waits has Chromium say so. */
export async function untilLaidOut(page: Page): Promise<void> {
  await expect(page.locator('main [style*="content-visibility"]')).toHaveCount(0);
}

/** Shows the fonts of the site, which a page that got them late leaves to the next one: lines break by them. */
export async function showFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelector<HTMLStyleElement>('[data-style=fonts]')!.media = 'all';
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}
