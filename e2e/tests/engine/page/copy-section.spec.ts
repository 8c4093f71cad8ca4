import { expect, test } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a section is copied as Markdown, by pointer and by keyboard', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const button = page.locator('.copy-section');
  const heading = (hash: string) => page.locator(`main .heading:has(> #${hash})`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('by pointer, and nothing moves', async () => {
    const boxes = () =>
      page
        .locator('main .prose > *')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetTop));
    const before = await boxes();
    await heading('roboto-font').hover();
    await expect(button).toHaveAccessibleName('Copy section: Roboto font');
    expect(await boxes()).toEqual(before);
    expect(requests.filter((url) => /copy-section|\.md$/.test(url))).toEqual([]);
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await copied()).toMatch(/^## Roboto font\n\n[^]*```[^]*[^\n]\n$/);
    expect(await copied()).not.toContain('\n## ');
    await expect(button).toHaveText('Copy section');
    await expect(button).toHaveAccessibleName('Copy section: Roboto font');
  });

  await test.step('by keyboard, right behind the link of the heading', async () => {
    await heading('svg-icons').locator('a.anchor').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName('Copy section: SVG icons');
    await page.keyboard.press('Enter');
    await expect(button).toHaveText('Copied');
    expect(await copied()).toMatch(/^## SVG icons\n/);
    // A pointer that passes by takes it from no one who has the focus on it.
    await heading('next').hover();
    await expect(button).toBeFocused();
  });

  await test.step('on a page that a navigation led to, with the sections below', async () => {
    await page.evaluate(() => navigation.navigate('/api/button').finished);
    await heading('props').hover();
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await copied()).toMatch(/^## Props\n\n\| /);
  });

  await test.step('in a narrow window above the heading and its link', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => navigation.navigate('/demos/dialogs').finished);
    await heading('simple-dialogs').locator('a.anchor').focus();
    const { y, height } = (await button.boundingBox())!;
    for (const part of [
      page.locator('#simple-dialogs'),
      heading('simple-dialogs').locator('a.anchor'),
    ])
      expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(y + height - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.evaluate(() => navigation.navigate('/demos/dialogs#simple-dialogs').finished);
    await heading('simple-dialogs').locator('a.anchor').focus();
    const bar = (await page.locator('.app-bar').boundingBox())!;
    await expect
      .poll(async () => (await button.boundingBox())!.y, 'not below the bar')
      .toBeGreaterThanOrEqual(bar.y + bar.height);
  });
});

test.describe('without an answer', () => {
  test.use({ allowedMessages: [/status of 500/] });
  test('the button says that nothing was copied', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(PAGE);
    await page.locator('main .heading:has(> #next)').hover();
    const button = page.locator('.copy-section');
    await button.click();
    await expect(button).toHaveText('Copying failed');
    await expect(button).toHaveText('Copy section');
  });
});
