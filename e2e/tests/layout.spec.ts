import { test, expect } from '../support/test.ts';
import { drawer, menuButton, visit } from '../support/shell.ts';

const HEIGHT = 800;
const DRAWER = 240;
const TOC = 162;
/** The widths at which the layout changes, and the last pixel before each. */
const WIDTHS = [
  { width: 320, toc: 0, docked: 0 },
  { width: 599, toc: 0, docked: 0 },
  { width: 600, toc: TOC, docked: 0 },
  { width: 1279, toc: TOC, docked: 0 },
  { width: 1280, toc: TOC, docked: DRAWER },
  { width: 1920, toc: TOC, docked: DRAWER },
];

for (const direction of ['ltr', 'rtl'] as const) {
  for (const { width, toc, docked } of WIDTHS) {
    test(`${direction}, ${width} px: contents ${toc}, drawer ${docked}`, async ({ page }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.addInitScript((chosen) => {
        localStorage.setItem('vitrine:preferences', JSON.stringify({ direction: chosen }));
      }, direction);
      await visit(page, '/demos/buttons');
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) return null;
        // Distances from the side where a line of text starts.
        return { start: direction === 'ltr' ? box.x : width - box.x - box.width, width: box.width };
      };
      expect(await boxOf('main')).toEqual({ start: docked, width: width - toc - docked });
      expect(await boxOf('.app-bar')).toEqual({ start: docked, width: width - docked });
      // On phones a disclosure above the content, elsewhere a column at its end side.
      const contents = toc ? { start: width - toc, width: toc } : { start: 16, width: width - 32 };
      expect(await boxOf('.toc')).toEqual(contents);
      expect(await boxOf('nav.drawer')).toEqual(docked ? { start: 0, width: docked } : null);
      await expect(page.locator('main')).toHaveCSS('padding-top', '80px');
      await expect(menuButton(page)).toBeVisible({ visible: docked === 0 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test('the home page docks no drawer and has no contents', async ({ page }) => {
  await visit(page, '/');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('.toc')).toHaveCount(0);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
});
