import { mergeTests, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkDemos } from '../../../support/demo-checks/check-demos.ts';
import { listDemoPages } from '../../../support/demo-checks/list-demos.ts';
import { demo, wake } from '../../../support/demos.ts';
import { heading, visit } from '../../../support/shell.ts';
import { runVitrine, serveVitrine, test as commandTest } from '../../../support/temp-site.ts';
import { test as quietTest, expect as baseExpect } from '../../../support/test.ts';

const expect = baseExpect.configure({ timeout: 30_000 });

const ROOT = path.resolve(import.meta.dirname, '../../../fixtures/react-bootstrap');

/** The fixture, built and served: a library that is nothing like the flagship's. */
const test = mergeTests(commandTest, quietTest).extend<object, { url: string }>({
  url: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { code, stdout, stderr } = await runVitrine('build', '--root', ROOT);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^\d+ pages, /);
      const server = await serveVitrine('preview', '--root', ROOT);
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ url }, use) => use(url),
});

// One worker builds and serves once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const listFiles = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));

test('demos are complete before scripts, answer after them, and follow the theme to the next page', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/components/buttons')).text();
  expect(html).toContain('Clicked <!-- -->0<!-- --> times');

  await visit(page, '/components/buttons');
  const frame = demo(page, 'button-variants');
  await wake(frame);
  await frame.getByRole('button', { name: 'Clicked 0 times' }).click();
  await frame.getByRole('button', { name: 'Clicked 1 times' }).click();
  await expect(frame.getByRole('button', { name: 'Clicked 2 times' })).toBeVisible();
  await frame.getByRole('button', { name: 'Reset' }).click();
  await expect(frame.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible();

  await test.step('a demo has the text that the library gives the body', async () => {
    await expect(frame.locator('.demo-stage')).toHaveCSS('font-family', /^system-ui/);
    await expect(page.locator('main .prose').first()).toHaveCSS('font-family', /^Roboto/);
  });

  await test.step('demos follow the dark theme, on this page and the next', async () => {
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-bs-theme', 'light');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(html).toHaveAttribute('data-bs-theme', 'dark');
    await page.getByRole('link', { name: 'Next: Modal' }).click();
    await wake(demo(page, 'confirm-modal'));
  });

  await test.step('a modal opens above the shell and gives the focus back', async () => {
    const next = demo(page, 'confirm-modal');
    const opener = next.getByRole('button', { name: 'Delete the file' });
    await opener.click();
    const modal = page.getByRole('dialog', { name: 'Delete the file?' });
    await expect(modal).toHaveClass(/show/);
    await expect(modal.locator('.modal-content')).toHaveCSS('background-color', 'rgb(33, 37, 41)');
    await expect(modal.locator('.modal-dialog')).toHaveCSS('transform', 'none');
    const covering = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest('.modal, header, nav')?.className;
      });
    expect(await covering('.modal-title')).toContain('modal');
    expect(await covering('.app-bar')).toContain('modal');
    expect(await covering('.drawer')).toContain('modal');
    await modal.getByRole('button', { name: 'Keep it' }).click();
    await expect(modal).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('API pages are read from the types: own props first, those of its bases named; the search finds them', async ({
  page,
}) => {
  await visit(page, '/api/button');
  await expect(heading(page)).toHaveText(/^Button/);
  const row = (name: string) => page.locator(`[id="prop-${name}"]`);
  await expect(row('variant')).toContainText(`'primary' | 'secondary' | 'success' | 'danger'`);
  await expect(row('size')).toContainText(`'sm' | 'lg'`);
  await expect(row('bsPrefix')).toContainText('string');
  await expect(row('as').locator('td').first()).toHaveText('React.ElementType');
  await expect(page.locator('main')).toContainText(`import Button from 'react-bootstrap/Button';`);
  await page.locator('main').getByRole('link', { name: 'Modal' }).click();
  await expect(page).toHaveURL('/components/modal');
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Button/);

  await test.step('the search finds the guide and the API', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('Modal');
    const found = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
    await expect(found.first()).toHaveAttribute('href', '/components/modal');
    await expect(
      found.locator('visible=true').and(page.locator('[href="/api/modal"]')),
    ).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/^Modal/);
  });
});

/** How everything outside of demos looks, as far as a library's style sheet could change it. */
const readLook = (page: Page) =>
  page.evaluate(() => {
    const box = [
      ...['background-color', 'display', 'opacity', 'width', 'height', 'overflow-x'],
      ...['margin-top', 'margin-bottom', 'margin-left', 'padding-top', 'padding-bottom'],
      ...['padding-left', 'border-top-width', 'border-bottom-width', 'border-top-left-radius'],
    ];
    const text = [
      ...['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height'],
      ...['letter-spacing', 'text-align', 'text-decoration-line', 'white-space', 'list-style-type'],
    ];
    const elements = document.querySelectorAll('html, body, #v-shell *, main, main *');
    return [...elements]
      .filter((element) => !element.closest('.demo-content, .visually-hidden, svg'))
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
        );
        const name = `${element.tagName.toLowerCase()}.${element.className}`;
        return (hasText ? [...box, ...text] : box).map(
          (property) => `${name} ${property}: ${style.getPropertyValue(property)}`,
        );
      });
  });

test("the library's global styles leave the shell and prose alone, in light and dark", async ({
  page,
}) => {
  await visit(page, '/components/buttons');
  for (const mode of ['light', 'dark']) {
    if (mode === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    for (const path of ['/components/buttons', '/', '/api/button']) {
      // Style sheets stay while the reader goes from page to page.
      await page.evaluate((href) => navigation.navigate(href).finished, path);
      await expect(page.locator('.loading-bar')).toBeHidden();
      await page.addStyleTag({ content: '.demo-content { display: none !important; }' });
      await page.mouse.move(0, 0);
      const sheets = page.locator('head link[rel="stylesheet"]');
      await expect(sheets).toHaveCount(1);
      const withLibrary = await readLook(page);
      const link = await sheets.evaluate((element) => {
        // A disabled one would be taken for one that has not arrived.
        (element as HTMLLinkElement).media = 'not all';
        return element.outerHTML;
      });
      expect(link).toContain('/assets/');
      const without = await readLook(page);
      expect(withLibrary.length, path).toBeGreaterThan(500);
      const changed = withLibrary.filter((line, index) => line !== without[index]);
      expect(changed, path).toEqual([]);
      await sheets.evaluate((element) => ((element as HTMLLinkElement).media = ''));
    }
  }
});

test('documenting the library took fewer than ten files', () => {
  const own = listFiles(ROOT).filter((file) => !/^(?:dist|node_modules|\.vitrine)\//.test(file));
  expect(own.length, own.join(', ')).toBeLessThan(10);
  expect(own).toEqual(expect.arrayContaining(['vitrine.config.ts', 'adapter.tsx']));
});

test('its demos pass the checks that every demo has to pass', async ({ page, url }) => {
  expect(url).not.toBe('');
  const pages = listDemoPages(ROOT);
  expect(pages.map(({ pathname }) => pathname)).toEqual([
    '/components/buttons',
    '/components/modal',
  ]);
  for (const demoPage of pages) expect(await checkDemos(page, demoPage)).toEqual([]);
});
