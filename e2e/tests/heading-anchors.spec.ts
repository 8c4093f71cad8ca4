import { storePreferences } from '../support/preferences.ts';
import { visit } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the link of a heading that ends in a number stands behind it (${direction})`, async ({
    page,
  }) => {
    await storePreferences(page, { direction });
    await visit(page, '/demos/app-bar');
    const side = await page.locator('#coming-from-version-1').evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading.firstChild!);
      const link = heading.querySelector('a.anchor')!;
      return link.getBoundingClientRect().left < text.getBoundingClientRect().left
        ? 'left'
        : 'right';
    });
    expect(side).toBe(direction === 'rtl' ? 'left' : 'right');
  });
}
