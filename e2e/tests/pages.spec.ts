import type { Page } from '@playwright/test';
import { wake } from '../support/demos.ts';
import { LAYOUT_EXAMPLES } from '../support/layout-examples.ts';
import { waitForShell } from '../support/shell.ts';
import { listPages } from '../support/sitemap.ts';
import { test, expect } from '../support/test.ts';

/** The pages are dealt out to so many tests, which run side by side. */
const PARTS = 8;
const checkedLinks = new Set<string>();

for (let part = 0; part < PARTS; part++) {
  test(`every page, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(recordLayoutShifts, SHIFT_NOISE);
    // Pages without the shell: page-layout-examples.spec.ts.
    const pathnames = (await listPages(page.request))
      .filter((pathname) => !LAYOUT_EXAMPLES.includes(pathname))
      .filter((_, index) => index % PARTS === part);
    expect(pathnames.length).toBeGreaterThan(5);
    let current = '';
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${current}: ${message.text()}`));
    for (current of pathnames) {
      await test.step(current, async () => {
        await page.goto(current);
        await waitForShell(page);
        // One is enough here: every demo is looked at by itself in every-demo.spec.ts.
        const frames = page.locator('main [data-demo]');
        if ((await frames.count()) > 0) await wake(frames.first());
        expect.soft(await findProblems(page), current).toEqual([]);
        for (const link of await listLinks(page)) {
          if (checkedLinks.has(link)) continue;
          checkedLinks.add(link);
          const status = (await page.request.head(link)).status();
          expect.soft(status, `${link}, linked on ${current}`).toBe(200);
        }
      });
    }
    expect(messages).toEqual([]);
  });
}

/**
 * Shifts below this are zero at the three digits in which they are reported: components that measure
 * themselves in the browser, such as scroll buttons and growing text areas, settle by a pixel.
 */
const SHIFT_NOISE = 0.001;

/** Runs in the page before anything else. Shifts that answer the reader's own input do not count. */
function recordLayoutShifts(noise: number) {
  const shifts: { time: number; text: string }[] = [];
  (window as any).layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as any[]) {
      if (entry.hadRecentInput || entry.value < noise) continue;
      const nodes = entry.sources.map(({ node }: { node: Element | null }) =>
        node?.nodeType === 1 ? node.outerHTML.slice(0, 120) : String(node?.textContent),
      );
      const text = `layout shift of ${entry.value}: ${nodes.join(' | ')}`;
      shifts.push({ time: entry.startTime as number, text });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function findProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Layout shifts are reported a frame after they happen.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // A slow machine paints a document that is half read, and then the rest of it.
    const [{ domInteractive }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const shifts = (window as any).layoutShifts as { time: number; text: string }[];
    const problems = shifts.filter(({ time }) => time > domInteractive).map(({ text }) => text);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    problems.push(...[...twice].map((id) => `id more than once: ${id}`));
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) problems.push(`${headings} first-level headings`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')) {
      // A demo may show a link without leading anywhere.
      if (link.closest('.demo-content')) continue;
      const { hash } = link;
      const id = decodeURIComponent(hash.slice(1));
      if (id !== '' && !document.getElementById(id)) problems.push(`nothing has the id ${id}`);
    }
    return problems;
  });
}

/** Paths on this site that the prose links; a demo of a router may show routes of its own. */
async function listLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
      .filter((link) => link.origin === location.origin && !link.closest('.demo-content'))
      .map(({ pathname }) => pathname),
  );
}
