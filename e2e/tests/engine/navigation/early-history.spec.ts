import {
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  visit,
  waitForShell,
} from '../../../support/shell.ts';
import { expect, test } from '../../../support/test.ts';

const FIRST = '/getting-started/installation';
const SECOND = '/getting-started/faq';

test('back and forward lead somewhere at any time after a reload', async ({ page }) => {
  await visit(page, FIRST);
  await follow(drawer(page).locator(`a[href="${SECOND}"]`));
  await expect(heading(page)).toHaveText(/^Frequently/);

  await test.step('once the router is there they load no document', async () => {
    await page.reload();
    await waitForShell(page);
    await markDocument(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Installation/);
    await page.goForward();
    await expect(heading(page)).toHaveText(/^Frequently/);
    await expectSameDocument(page);
  });

  await test.step('before any script has arrived they load one', async () => {
    // Never answered: as on a line so slow that the reader is quicker.
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(/^Frequently/);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(/^Installation/);
    await expect(page).toHaveURL(FIRST);
    await page.evaluate(() => history.forward());
    await expect(heading(page)).toHaveText(/^Frequently/);
    await expect(page).toHaveURL(SECOND);
  });
});
