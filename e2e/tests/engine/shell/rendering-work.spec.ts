import { readRenderingWork } from '../../../support/rendering/work.ts';
import { settle, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

test.use({ announcements: true });

test('what comes to a page late has little else worked out anew', async ({ page }) => {
  // With its forty demos it has two thousand elements.
  await visit(page, '/demos/buttons');
  await settle(page);
  await expect(page.locator('.announcement').getByRole('button')).toBeVisible();

  await test.step('an element, anywhere', async () => {
    for (const place of ['body', 'main .prose', '.demo-content', '.nav-list']) {
      const work = await readRenderingWork(page, () =>
        page.evaluate((selector) => {
          const added = document.createElement('span');
          added.className = 'added';
          document.querySelector(selector)!.append(added);
        }, place),
      );
      expect(work.styled, place).toBeLessThan(60);
    }
  });

  await test.step('the style sheet of a part that is loaded on use', async () => {
    const work = await readRenderingWork(page, async () => {
      await page.locator('.search-box').click();
      await expect(page.locator('.search-dialog')).toBeVisible();
      await expect(page.locator('link[href*="/search-dialog-"]')).toBeAttached();
    });
    expect(work.laidOut).toBeLessThan(600);
  });
});
