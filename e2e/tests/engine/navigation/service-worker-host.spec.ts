import { visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const registrations = () =>
  navigator.serviceWorker.getRegistrations().then((found) => found.length);

// The flagship's is for the host that it is published at, which is not where the tests see it.
test('another host than the configured one gets no service worker', async ({ page }) => {
  await visit(page, '/getting-started/installation');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 })),
  );
  expect(await page.content()).toContain('"serviceWorkerHost":"vitrine.example"');
  expect(await page.evaluate(registrations)).toBe(0);
});

test.describe('registered by hand', () => {
  // Only the site's own policy may name scripts.
  test.use({ bypassCSP: true });

  test('a service worker that finds itself on another host removes itself', async ({ page }) => {
    await visit(page, '/getting-started/installation');
    await page.evaluate(async () => {
      await (await caches.open('vitrine:1:some-build')).put('/x', new Response('x'));
      await (await caches.open('of-another')).put('/y', new Response('y'));
      await navigator.serviceWorker.register('/sw.js');
    });
    await expect.poll(() => page.evaluate(registrations)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual(['of-another']);
  });
});
