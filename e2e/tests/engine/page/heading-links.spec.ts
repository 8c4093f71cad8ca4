import type { Page } from '@playwright/test';
import { storePreferences } from '../../../support/preferences.ts';
import { expectSameDocument, markDocument, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';
const status = (page: Page) => page.locator('#v-announcer[role="status"]');

test.describe('the link of a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const HASH = '#roboto-font';
  const title = (page: Page) => page.locator(`main ${HASH}`);
  const link = (page: Page) => page.locator(`main a.anchor[href="${HASH}"]`);
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copies its address, says so, and leads to the heading', async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, PAGE);
    await markDocument(page);
    await expect(link(page)).toHaveCSS('opacity', '0');

    await test.step('opens a tab as any link does, without copying', async () => {
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      const opened = context.waitForEvent('page');
      await link(page).click({ modifiers: ['ControlOrMeta'] });
      await (await opened).close();
      await expect(status(page)).toHaveText('');
      expect(await clipboard(page)).toBe('before');
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });

    await test.step('by pointer', async () => {
      await title(page).hover();
      await expect(link(page)).toHaveCSS('opacity', '1');
      await link(page).click();
      await expect(page).toHaveURL(`${PAGE}${HASH}`);
      await expect(status(page)).toHaveText('Link copied');
      expect(await clipboard(page)).toBe(`${baseURL}${PAGE}${HASH}`);
      await expect(link(page)).toHaveAttribute('data-copied');
      const top = await title(page).evaluate((e) => e.getBoundingClientRect().top);
      expect(Math.abs(top - 80)).toBeLessThan(2);
    });

    await test.step('is said again when it is copied again', async () => {
      const changes = await page.evaluateHandle(() => {
        const seen: string[] = [];
        new MutationObserver(() => seen.push('changed')).observe(
          document.querySelector('#v-announcer[role="status"]')!,
          { childList: true, characterData: true, subtree: true },
        );
        return seen;
      });
      await link(page).click();
      await expect.poll(() => changes.evaluate(({ length }) => length)).toBeGreaterThan(0);
      await expect(status(page)).toHaveText('Link copied');
      await expect(link(page)).not.toHaveAttribute('data-copied', { timeout: 4000 });
    });
    await expectSameDocument(page);
  });

  test('is reached by keyboard, shows then, and leads on even where nothing can be copied', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await link(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}${HASH}`);
    await expect(status(page)).toHaveText('Link copied');

    await page.goto('about:blank');
    await visit(page, PAGE);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.execCommand = () => false;
    });
    await link(page).click();
    await expect(page).toHaveURL(`${PAGE}${HASH}`);
    await expect(title(page)).toBeInViewport();
    await expect(status(page)).toHaveText('');
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('links of headings always show and are large enough to hit; no word about them widens the page', async ({
    page,
  }) => {
    await visit(page, '/getting-started/faq');
    const anchors = await page.locator('main a.anchor').evaluateAll((all) =>
      all.map((anchor) => {
        const { width, height } = anchor.getBoundingClientRect();
        return { opacity: getComputedStyle(anchor).opacity, least: Math.min(width, height) };
      }),
    );
    expect(anchors.length).toBeGreaterThan(10);
    expect(anchors.filter(({ opacity, least }) => opacity !== '1' || least < 24)).toEqual([]);
    const overflow = await page.evaluate(() => {
      for (const anchor of document.querySelectorAll<HTMLElement>('main a.anchor'))
        anchor.dataset.copied = '';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the link of a heading that ends in a number stands behind it (${direction})`, async ({
    page,
  }) => {
    await storePreferences(page, { direction });
    await visit(page, '/demos/app-bar');
    const side = await page.locator('#coming-from-version-1').evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading.firstChild!);
      const link = heading.parentElement!.querySelector('a.anchor')!;
      return link.getBoundingClientRect().left < text.getBoundingClientRect().left
        ? 'left'
        : 'right';
    });
    expect(side).toBe(direction === 'rtl' ? 'left' : 'right');
  });
}
