import type { Page } from '@playwright/test';
import { wake } from '../../support/demos.ts';
import { LAYOUT_EXAMPLES } from '../../support/layout-examples.ts';
import { readShifts, recordShifts, waitForNav } from '../../support/layout-shift.ts';
import { placed } from '../../support/base-path/placed.ts';
import { takeSample } from '../../support/sample.ts';
import { waitForShell } from '../../support/shell.ts';
import { listPages } from '../../support/sitemap.ts';
import { test, expect } from '../../support/test.ts';

/** The pages are dealt out to so many tests, which run side by side. */
const PARTS = 6;
/** One of so many is loaded; pages of the reference are made in one way, of data. */
const EVERY = 3;
const EVERY_OF_API = 8;

for (let part = 0; part < PARTS; part++) {
  test(`every page, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(recordShifts);
    const pathnames = sample(await listShellPages(page)).filter((_, at) => at % PARTS === part);
    expect(pathnames.length).toBeGreaterThan(8);
    let current = '';
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${current}: ${message.text()}`));
    for (current of pathnames) {
      await test.step(current, async () => {
        await page.goto(current);
        await waitForShell(page);
        await waitForNav(page);
        // One is enough here: every demo is looked at by itself in every-demo.spec.ts.
        const frames = page.locator('main [data-demo]');
        if ((await frames.count()) > 0) await wake(frames.first());
        const problems = [
          ...(await readShifts(page)),
          ...(await page.evaluate(inspectPage, null)).problems,
        ];
        expect.soft(problems, current).toEqual([]);
      });
    }
    expect(messages).toEqual([]);
  });
}

test('the HTML of every page', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/404.html');
  const pathnames = await listShellPages(page);
  const links = new Map<string, string>();
  for (const pathname of pathnames) {
    const found = await page.evaluate(inspectPage, placed(pathname));
    expect.soft(found.problems, pathname).toEqual([]);
    for (const link of found.links) links.set(link, pathname);
  }
  expect(links.size).toBeGreaterThan(pathnames.length / 2);
  const statuses = await page.evaluate(readStatuses, [...links.keys()]);
  for (const [link, status] of statuses)
    expect.soft(status, `${link}, linked on ${links.get(link)}`).toBe(200);
});

/** Pages without the shell have `page-layout-examples.spec.ts`. */
async function listShellPages(page: Page): Promise<string[]> {
  const pathnames = await listPages(page.request);
  return pathnames.filter((pathname) => !LAYOUT_EXAMPLES.includes(pathname));
}

function sample(pathnames: string[]): string[] {
  const isApi = (pathname: string) => pathname.startsWith(placed('/api/'));
  const others = pathnames.filter((pathname) => !isApi(pathname));
  return [...takeSample(others, EVERY), ...takeSample(pathnames.filter(isApi), EVERY_OF_API)];
}

/** Runs in a page: what is wrong with this one, or with the document of another, and the paths on this site that its prose links. */
async function inspectPage(
  pathname: string | null,
): Promise<{ problems: string[]; links: string[] }> {
  const read = async (address: string) => {
    const html = await (await fetch(address)).text();
    return new DOMParser().parseFromString(testHtml(html), 'text/html');
  };
  const root = pathname === null ? document : await read(pathname);
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const seen = new Set<string>();
  const twice = ids.filter((id) => seen.size === seen.add(id).size);
  const problems = twice.map((id) => `id more than once: ${id}`);
  const headings = root.querySelectorAll('h1').length;
  if (headings !== 1) problems.push(`${headings} first-level headings`);
  // A demo may show a link without leading anywhere, and a demo of a router routes of its own.
  const hrefs = [...root.querySelectorAll('main a[href]')]
    .filter((link) => !link.closest('.demo-content'))
    .map((link) => link.getAttribute('href')!);
  for (const href of hrefs.filter((each) => each.startsWith('#'))) {
    const id = decodeURIComponent(href.slice(1));
    if (id !== '' && !root.getElementById(id)) problems.push(`nothing has the id ${id}`);
  }
  const links = hrefs
    .map((href) => new URL(href, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map((url) => url.pathname);
  return { problems, links };
}

/** Runs in a page: what the server answers to each path, without what the browser may have kept. */
async function readStatuses(paths: string[]): Promise<[path: string, status: number][]> {
  const statuses: [string, number][] = [];
  for (const path of paths) {
    const { status } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
    statuses.push([path, status]);
  }
  return statuses;
}
