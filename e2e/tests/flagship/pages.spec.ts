import type { Page } from '@playwright/test';
import { wake } from '../../support/demos.ts';
import { LAYOUT_EXAMPLES } from '../../support/layout-examples.ts';
import { readShifts, recordShifts, waitForNav } from '../../support/layout-shift.ts';
import { waitForShell } from '../../support/shell.ts';
import { listPages } from '../../support/sitemap.ts';
import { test, expect } from '../../support/test.ts';

/** The pages are dealt out to so many tests, which run side by side. */
const PARTS = 6;

for (let part = 0; part < PARTS; part++) {
  test(`every page, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(recordShifts);
    const pathnames = (await listShellPages(page)).filter((_, index) => index % PARTS === part);
    expect(pathnames.length).toBeGreaterThan(15);
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
          ...(await page.evaluate(findProblems, null)),
        ];
        expect.soft(problems, current).toEqual([]);
      });
    }
    expect(messages).toEqual([]);
  });
}

test('the HTML of every page', async ({ page }) => {
  // As many documents as there are pages, parsed one after the other.
  test.setTimeout(120_000);
  await page.goto('/404.html');
  const links = new Map<string, string>();
  const pathnames = await listShellPages(page);
  for (const pathname of pathnames) {
    const html = await (await page.request.get(pathname)).text();
    expect.soft(await page.evaluate(findProblems, html), pathname).toEqual([]);
    for (const link of await page.evaluate(listLinks, html)) links.set(link, pathname);
  }
  expect(links.size).toBeGreaterThan(pathnames.length / 2);
  for (const [link, pathname] of links) {
    const status = (await page.request.head(link)).status();
    expect.soft(status, `${link}, linked on ${pathname}`).toBe(200);
  }
});

/** Pages without the shell have `page-layout-examples.spec.ts`. */
async function listShellPages(page: Page): Promise<string[]> {
  const pathnames = await listPages(page.request);
  return pathnames.filter((pathname) => !LAYOUT_EXAMPLES.includes(pathname));
}

/** Runs in a page: what is wrong with the given HTML, or with the page itself. */
function findProblems(html: string | null): string[] {
  const root =
    html === null ? document : new DOMParser().parseFromString(testHtml(html), 'text/html');
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const problems = [...twice].map((id) => `id more than once: ${id}`);
  const headings = root.querySelectorAll('h1').length;
  if (headings !== 1) problems.push(`${headings} first-level headings`);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')) {
    // A demo may show a link without leading anywhere.
    if (link.closest('.demo-content')) continue;
    const id = decodeURIComponent(link.getAttribute('href')!.slice(1));
    if (id !== '' && !root.getElementById(id)) problems.push(`nothing has the id ${id}`);
  }
  return problems;
}

/** Runs in a page: paths on this site that the prose links; a demo of a router may show routes of its own. */
function listLinks(html: string): string[] {
  const links = new DOMParser()
    .parseFromString(testHtml(html), 'text/html')
    .querySelectorAll('main a[href]');
  return [...links]
    .filter((link) => !link.closest('.demo-content'))
    .map((link) => new URL(link.getAttribute('href')!, location.origin))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}
