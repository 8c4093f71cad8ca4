import { demo, wake } from '../../../support/demos.ts';
import { openEditor, preview, PREVIEW_TIMEOUT, writeCode } from '../../../support/editor.ts';
import { addLink, settle, visit, watchRequests } from '../../../support/shell.ts';
import { expect, test } from '../../../support/test.ts';

test('the keys of the search work while the focus is in a framed demo', async ({ page }) => {
  await visit(page, '/demos/app-bar');
  const field = page.getByRole('combobox', { name: 'Search' });
  const frame = demo(page, 'back-to-top');
  await frame.scrollIntoViewIfNeeded();
  const inner = frame.frameLocator('.demo-frame');
  const text = inner.locator('main p').first();
  for (const key of ['/', 'Control+k']) {
    await text.click();
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  }
});

test('so they do in the runner of an edited demo, which cannot press them by itself', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await visit(page, '/getting-started/usage');
  const field = page.getByRole('combobox', { name: 'Search' });
  const frame = await openEditor(page, 'three-styles');
  await writeCode(
    page,
    frame,
    'export default function Edited() {\n' +
      '  dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));\n' +
      '  return <><button>Press</button><input aria-label="Field" /></>;\n}\n',
  );
  const button = preview(frame).getByRole('button', { name: 'Press' });
  await expect(button).toBeVisible({ timeout: PREVIEW_TIMEOUT });
  await settle(page);
  await expect(field).toHaveCount(0);
  await preview(frame).getByLabel('Field').click();
  await page.keyboard.press('/');
  await expect(preview(frame).getByLabel('Field')).toHaveValue('/');
  await expect(field).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

test('no page is fetched ahead for a link of a demo, which may lead nowhere', async ({ page }) => {
  await visit(page, '/getting-started/usage');
  const frame = demo(page, 'greeting');
  await wake(frame);
  // In the demo, and in what it opens outside of the page's content.
  await page.evaluate(() => {
    const html = '<a href="/nowhere">Nowhere</a>';
    document.body.insertAdjacentHTML('beforeend', testHtml(html));
    const content = document.querySelector('#greeting .demo-content')!;
    content.insertAdjacentHTML('beforeend', testHtml('<a href="/nowhere">Nowhere</a>'));
  });
  const nowhere = watchRequests(page, '/nowhere');
  const chips = watchRequests(page, '/demos/chips');
  for (const link of await page.getByRole('link', { name: 'Nowhere' }).all())
    await link.dispatchEvent('pointerover');
  const known = await addLink(page, '/demos/chips');
  // What fetches ahead comes with the first sign of a pointer, which moves on.
  await expect(async () => {
    await known.dispatchEvent('pointerover');
    expect(chips.length).toBe(1);
  }).toPass();
  await settle(page);
  expect(nowhere).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the source of a demo can be read', async ({ page }) => {
    await page.goto('/getting-started/usage');
    const frame = demo(page, 'greeting');
    await expect(frame.locator('.demo-toolbar button:visible')).toHaveCount(0);
    await frame.getByRole('link', { name: 'Source', exact: true }).click();
    await expect(page.locator('body')).toContainText('export default function');
    expect(page.url()).toMatch(/\.txt$/);
  });
});
