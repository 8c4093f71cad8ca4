import type { Page } from '@playwright/test';

/** Layout shifts so far, in the unit of the Layout Instability API. */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as any[]) sum += entry.value as number;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames on, what was buffered has been delivered.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Runs in a page before anything else: keeps every shift. Those that answer the reader's own input do not count. */
export function recordShifts(): void {
  const shifts: string[] = [];
  (window as any).layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as any[]) {
      // Below a thousandth of a percent it is how a fraction of a pixel is rounded.
      if (entry.hadRecentInput || entry.value < 1e-5) continue;
      const nodes = entry.sources.map(({ node }: { node: Element | null }) =>
        node?.nodeType === 1 ? node.outerHTML.slice(0, 120) : String(node?.textContent),
      );
      shifts.push(`layout shift of ${entry.value}: ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What `recordShifts` has kept. */
export const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Layout shifts are reported a frame after they happen.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as any).layoutShifts as string[];
  });

/** Resolves once the navigation has all its entries. */
export async function waitForNav(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.nav-list svg') === null);
}
