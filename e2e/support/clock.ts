import type { Page } from '@playwright/test';

/** Loads a page whose time stands still from its first script on; `page.clock.runFor` moves it. */
export async function visitAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  // The shell takes the page over in a task of its own.
  await page.clock.runFor(0);
}

/** Like `settle`, for a page whose timers stand still. */
export async function settleAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch(`/favicon.svg?${Math.random()}`)).text();
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  });
}
