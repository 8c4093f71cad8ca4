import { placed } from '../../../support/base-path/placed.ts';
import { expect, test } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a page links to its Markdown, and copies it by pointer and keyboard', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await expect(view).toHaveAttribute('href', placed(`${PAGE}.md`));
  // Nothing of it is loaded before it is used.
  expect(requests.filter((url) => /copy-content|\.md$/.test(url))).toEqual([]);
  const copy = page.getByRole('link', { name: 'Copy page' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible();
  const text = await (await page.request.get(`${PAGE}.md`)).text();
  expect(text).toMatch(/^# Installation/m);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(copy).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy.click();
  await expect(page.getByRole('link', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(page).toHaveURL(placed(PAGE));
});

test.describe('without an answer', () => {
  test.use({ allowedMessages: [/status of 500/] });
  test('the link says that nothing was copied', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Copy page' }).click();
    await expect(page.getByRole('link', { name: 'Copying failed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Copy page' })).toBeVisible();
  });
});
