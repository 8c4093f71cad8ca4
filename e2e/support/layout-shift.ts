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
