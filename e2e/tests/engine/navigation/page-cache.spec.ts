import config from '../../../playwright.config.ts';
import { visit } from '../../../support/shell.ts';
import { expect, test } from '../../../support/test.ts';

// Else browsers do not say what of a page keeps it out.
test.use({
  launchOptions: {
    ...config.use!.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const TEXT = '/getting-started/installation';
const DEMOS = '/demos/badges';
const BLANK = '/page-layout-examples/blog';

test('nothing of a page keeps browsers from going back to it as it was left', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  /** Why a page is loaded anew, as far as the page is the reason; this browser itself may keep none. */
  const goBackTo = async (path: string) => {
    const told = new Promise<string[]>((resolve) => {
      devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(
          notRestoredExplanations
            .filter(({ type }) => type !== 'Circumstantial')
            .map(({ reason }) => reason),
        ),
      );
    });
    await page.goto('/404.html');
    await page.goBack();
    await expect(page).toHaveURL(path);
    return told;
  };

  for (const path of [TEXT, DEMOS]) {
    await test.step(path, async () => {
      await visit(page, path);
      // What is loaded with the first sign belongs to it.
      await page.mouse.move(400, 300);
      await page.waitForLoadState('networkidle');
      expect(await goBackTo(path)).toEqual([]);
    });
  }

  await test.step('a page without the shell', async () => {
    await page.goto(BLANK, { waitUntil: 'networkidle' });
    expect(await goBackTo(BLANK)).toEqual([]);
  });

  await test.step('what would is told', async () => {
    await visit(page, TEXT);
    await page.evaluate(() => addEventListener('unload', () => undefined));
    expect(await goBackTo(TEXT)).toEqual(['UnloadHandlerExistsInMainFrame']);
  });
});
