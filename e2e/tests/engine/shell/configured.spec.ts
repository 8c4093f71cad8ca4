import { mergeTests, type Page } from '@playwright/test';
import { drawer, heading, visit, waitForShell } from '../../../support/shell.ts';
import { pageFile, test as commandTest } from '../../../support/temp-site.ts';
import { test as quietTest, expect } from '../../../support/test.ts';

const CONFIG = `import { defineConfig } from 'vitrine';
export default defineConfig({
  title: 'Kit',
  description: 'A small site for tests.',
  url: 'https://kit.example',
  library: { name: 'Kit', version: '1.2.3' },
  pages: [
    { pathname: '/', title: false, displayNav: false },
    { pathname: '/style', children: [{ pathname: '/style/color' }, { pathname: '/style/icons' }] },
    {
      pathname: '/lab',
      children: [
        { pathname: '/lab/about' },
        {
          pathname: '/lab/api',
          title: 'Lab API',
          children: [{ pathname: '/lab/api/slider' }, { pathname: '/lab/api/speed-dial' }],
        },
      ],
    },
  ],
});
`;

/** A site with what the flagship lacks: groups in groups, a short navigation, other configuration. */
const test = mergeTests(commandTest, quietTest).extend<object, { url: string }>({
  url: [
    async ({ createSite }, use) => {
      const site = createSite({
        'vitrine.config.ts': CONFIG,
        'content/index.md': pageFile('Kit'),
        'content/style/color.md': pageFile('Color'),
        'content/style/icons.md': pageFile('Icons'),
        'content/lab/about.md': pageFile('About the lab'),
        'content/lab/api/slider.md': pageFile('Slider'),
        'content/lab/api/speed-dial.md': pageFile('Speed dial'),
      });
      const { code, stderr } = await site.run('build');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const server = await site.serve('preview');
      await use(server.url);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ url }, use) => use(url),
});

// One worker builds and serves once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const group = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => drawer(page).getByRole('link', { name, exact: true });

test('a group in a group opens with it where the page lies, and holds its place', async ({
  page,
}) => {
  await visit(page, '/lab/api/speed-dial');
  await expect(group(page, 'Lab')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Lab API')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'SpeedDial')).toHaveAttribute('aria-current', 'page');
  const indents = await drawer(page)
    .locator(':is([data-path="/lab"], [data-path="/lab/api"], [aria-current="page"])')
    .evaluateAll((entries) => entries.map((each) => getComputedStyle(each).paddingInlineStart));
  expect(indents).toEqual(['24px', '40px', '56px']);
  // Closed with its parent, it is open again with it.
  await group(page, 'Lab').click();
  await expect(group(page, 'Lab API')).toHaveCount(0);
  await group(page, 'Lab').click();
  await expect(link(page, 'Slider')).toBeVisible();
  await group(page, 'Style').click();
  await link(page, 'Icons').click();
  await expect(heading(page)).toHaveText(/^Icons/);
  await expect(link(page, 'Slider')).toBeVisible();
  await page.reload();
  await waitForShell(page);
  await expect(link(page, 'Slider')).toBeVisible();
});

test('arrow keys lead out of a group in a group', async ({ page }) => {
  await visit(page, '/lab/api/speed-dial');
  await link(page, 'SpeedDial').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(group(page, 'Lab API')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(group(page, 'Lab API')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(group(page, 'Lab')).toBeFocused();
});

test('a page outside a group leaves it closed', async ({ page }) => {
  await visit(page, '/lab/about');
  await expect(group(page, 'Lab')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Lab API')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'Style')).toHaveAttribute('aria-expanded', 'false');
});

test('a short navigation has no filter, a version alone no link and no menu, the app bar no link to a colour tool', async ({
  page,
}) => {
  await visit(page, '/lab/about');
  await expect(page.getByRole('link', { name: 'Edit docs colors' })).toHaveCount(0);
  await expect(drawer(page).getByRole('searchbox')).toHaveCount(0);
  await expect(drawer(page).locator('.drawer-version')).toHaveText('v1.2.3');
  await expect(drawer(page).locator('.drawer-version :is(a, button)')).toHaveCount(0);
});
