import { mergeTests, type Browser, type Page } from '@playwright/test';
import { configFile, pageFile, test as commandTest } from '../../../support/temp-site.ts';
import { test as quietTest, expect } from '../../../support/test.ts';

const test = mergeTests(commandTest, quietTest);
// The site is served from a port of its own, and one page is not there.
test.use({
  allowedMessages: [
    /^request to http:\/\/localhost:|status of 404|^debug: \[vite\]|^info: .*DevTools/,
  ],
});

const NAME = 'Acme Components for React, all of them';

const FILES = {
  'vitrine.config.ts': configFile(
    ['/'],
    `language: 'he', adapter: './adapter.tsx', library: { name: '${NAME}', version: '1.0.0' },`,
  ),
  // What it needs for right-to-left has to be there before anything is rendered or hydrated.
  'adapter.tsx': `import { createContext } from 'react';
export const Given = createContext('');
let flipped = false;
export const prepare = async ({ direction }) => { if (direction === 'rtl') flipped = true; };
export const Provider = ({ preferences: { direction }, children }) => (
  <Given value={direction === 'rtl' && !flipped ? 'unprepared' : direction}>{children}</Given>
);
`,
  'content/index.md': pageFile(
    'ערכה',
    '::demo{file=told.tsx hideHeader}\n\n::demo[Framed]{file=framed.tsx iframe=60}\n',
  ),
  'content/told.tsx': `import { use } from 'react';
import { usePreferences } from 'vitrine/preferences';
import { Given } from '../adapter';
export default function Told() {
  const { direction } = usePreferences();
  return <p data-told>{use(Given)} {direction}</p>;
}
`,
  'content/framed.tsx': `import { use } from 'react';
import { Given } from '../adapter';
export default function Framed() {
  return <p data-told>{use(Given)}</p>;
}
`,
};

const told = (page: Page) => page.locator('main [data-told]').first();
const framed = (page: Page) => page.frameLocator('main iframe').locator('[data-told]');
const frameRoot = (page: Page) => page.frameLocator('main iframe').locator('html');

async function expectWithoutScripts(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(told(page)).toBeVisible();
  await expect(told(page)).toHaveText('rtl rtl');
  await expect(page.getByRole('button', { name: 'Right-to-left' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(frameRoot(page)).toHaveAttribute('dir', 'rtl');
  await expect(framed(page)).toHaveText('rtl');
  await page.goto(`${url}nowhere`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await context.close();
}

test('a site in a language that is written from right to left begins so; the reader’s choice wins', async ({
  page,
  browser,
  createSite,
}) => {
  test.slow();
  const site = createSite(FILES);
  const expectShown = async (direction: 'ltr' | 'rtl') => {
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(told(page)).toBeVisible();
    await expect(told(page)).toHaveText(`${direction} ${direction}`);
    await expect(frameRoot(page)).toHaveAttribute('dir', direction);
    await expect(framed(page)).toHaveText(direction);
    await expect(framed(page)).toBeVisible();
  };
  const built = await site.run('build');
  expect(built.stderr).toBe('');
  const { url } = await site.serve('preview');

  await test.step('without scripts', () => expectWithoutScripts(browser, url));
  await test.step('with nothing stored, and with another choice stored', async () => {
    await page.goto(url);
    await expectShown('rtl');
    await page.evaluate(() => localStorage.setItem('vitrine:preferences', '{"mode":"light"}'));
    await page.reload();
    await expectShown('rtl');
  });
  await test.step('a name in the other direction is cut at its own end', async () => {
    const title = page.locator('.drawer-title');
    await expect(title).toHaveText(NAME);
    await expect(title).toHaveCSS('direction', 'ltr');
    const [box, first] = await title.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild!, 0);
      range.setEnd(element.firstChild!, 1);
      return [element.getBoundingClientRect().left, range.getBoundingClientRect().left];
    });
    expect(first).toBeGreaterThanOrEqual(box);
  });
  await test.step('the reader turns it, and back', async () => {
    const toggle = page.getByRole('button', { name: 'Right-to-left' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expectShown('ltr');
    await page.reload();
    await expectShown('ltr');
    await toggle.click();
    await expectShown('rtl');
  });
  await test.step('in the dev server', async () => {
    const dev = await site.serve('dev');
    await page.goto(dev.url);
    await expectShown('rtl');
  });
});
