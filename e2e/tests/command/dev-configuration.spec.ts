import { DEVELOPMENT, expect, expectServed, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

const CONFIG = (imports: string) =>
  imports +
  configFile(['/'], "changelogs: [{ name: 'kit', title: 'Kit', file: 'CHANGELOG.md' }],").replace(
    /title: '[^']*'/,
    'title: names.title',
  );

const test = testWithDevServer({
  'vitrine.config.ts': CONFIG("import { names } from './settings/names';\n"),
  'settings/names.ts': "import text from './names.json';\nexport const names = text;\n",
  'settings/names.json': '{ "title": "First" }',
  'content/index.md': pageFile('Home', '::changelog{name=kit}\n'),
  'CHANGELOG.md': '# Changes\n\n## 1.0.0\n\nThe first.\n',
});

test.use({
  allowedMessages: async ({ dev: _dev }, use) => use([...DEVELOPMENT, /^error: \[vite\] /]),
});

test('what a configuration imports is followed wherever it lies, also what it could not be read without', async ({
  page,
  dev: { site },
}) => {
  await expectServed(page, '/', 'First');
  site.write({ 'settings/names.json': '{ "title": "Second" }' });
  await expectServed(page, '/', 'Second');
  site.write({ 'settings/names.ts': "export const names = { title: 'Third' };\n" });
  await expectServed(page, '/', 'Third');
  await page.goto('/');
  site.write({ 'vitrine.config.ts': CONFIG("import { names } from './settings/more/names';\n") });
  await expect(page.locator('vite-error-overlay')).toContainText('./settings/more/names');
  site.write({ 'settings/more/names.ts': "export const names = { title: 'Fourth' };\n" });
  await expect(page.locator('.drawer-title')).toHaveText('Fourth');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  site.write({ 'settings/more/names.ts': "export const names = { title: 'Fifth' };\n" });
  await expectServed(page, '/', 'Fifth');
});

test('a changelog that pages show is followed', async ({ page, dev: { site } }) => {
  await expectServed(page, '/', 'The first.');
  site.write({ 'CHANGELOG.md': '# Changes\n\n## 1.1.0\n\nThe second.\n' });
  await expectServed(page, '/', 'The second.');
});
