import { DEVELOPMENT, expect, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

const ADAPTER = `export const Provider = ({ children }) => children;
export const prerender = (demo, render) => ({
  html: render(demo),
  styles: [{ id: 'greeting', css: '.greeting { color: rgb(1, 2, 3); }' }],
});
`;
const test = testWithDevServer({
  'vitrine.config.ts': configFile(['/', '/other'], "adapter: 'adapter.tsx',"),
  'content/index.md': pageFile('Home', 'Before it.\n\n::demo{file=greeting.tsx}\n\nAfter it.\n'),
  'content/greeting.tsx': 'export default () => <p className="greeting">Hello</p>;\n',
  'content/other.md': pageFile('Other', 'Before it.\n\n::demo{file=greeting.tsx}\n\nAfter it.\n'),
  // Node takes as long for a large library.
  'adapter.tsx': `if (typeof window === 'undefined')
  await new Promise((resolve) => setTimeout(resolve, 4000));\n${ADAPTER}`,
});
// The library is loaded twice, for four seconds each.
test.setTimeout(60_000);
test.use({
  // The overlay repeats in the console what it shows.
  allowedMessages: async ({ dev: _dev }, use) => use([...DEVELOPMENT, /^error: \[vite\] /]),
});

test('what stands before a demo is there before the library is loaded, and the document is whole then', async ({
  page,
  dev,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Before it.')).toBeVisible();
  await expect(page.getByText('After it.')).toHaveCount(0);
  await expect(page.locator('.greeting')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.getByText('After it.')).toBeVisible();
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
  const styles = (await page.locator('style[data-style]').all()).map(async (style) => [
    await style.getAttribute('data-style'),
    await style.evaluate((element) => element.parentElement?.tagName),
  ]);
  const [name, parent] = (await Promise.all(styles)).at(-1)!;
  expect({ name, parent }).toEqual({ name: 'demos:/', parent: 'HEAD' });
  await expect(page.locator('main script, main style')).toHaveCount(0);

  await test.step('the same as one that comes at once', async () => {
    const main = () => page.locator('main').evaluate((element) => element.innerHTML);
    const before = await main();
    await page.reload();
    await expect(page.locator('.demo-content[data-live]')).toBeVisible();
    expect(await main()).toBe(before);
  });

  await test.step('a library that cannot be loaded leaves the prose, and is told', async () => {
    // An open page loads itself anew, at any time from here on.
    await page.goto('about:blank');
    dev.site.write({ 'adapter.tsx': `throw new Error('No library');\n${ADAPTER}` });
    await expect.poll(async () => (await page.request.get('/')).status()).toBe(500);
    await page.goto('/other');
    await expect(page.getByText('After it.')).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toContainText('No library');
    expect(dev.output()).toContain('adapter.tsx:1 error adapter-threw');
    // As whenever a file is saved.
    await page.reload();
    await expect(page.getByText('After it.')).toBeVisible();
    await expect(page.locator('vite-error-overlay')).toContainText('No library');
  });

  await test.step('what it imports in vain is told by the bundler, without its trace', async () => {
    dev.site.write({ 'adapter.tsx': `import './gone.ts';\n${ADAPTER}` });
    await expect.poll(async () => (await page.request.get('/')).text()).toContain('./gone.ts');
    await expect.poll(dev.output).toContain('./gone.ts');
    expect(dev.output()).not.toMatch(/^\s+at /m);
  });

  await test.step('and mended it is there, without a reload by the reader', async () => {
    dev.site.write({ 'adapter.tsx': ADAPTER });
    await expect(page.locator('.greeting')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

  await test.step('what it throws on an open page is told with its line', async () => {
    await expect(page.locator('.demo-content[data-live]')).toBeVisible();
    dev.site.write({ 'adapter.tsx': `${ADAPTER}\nthrow new Error('Half a library');\n` });
    // The server says so too where a page is asked for, and whoever was the last is shown.
    const places =
      /adapter\.tsx:7(: | error adapter-threw\s+The adapter threw[^:]*: )Half a library/;
    await expect(page.locator('vite-error-overlay')).toContainText(places);
    const lines = dev.output().split('\n');
    expect(lines.filter((line) => line === 'adapter.tsx:7: Half a library').length).toBeLessThan(2);
    dev.site.write({ 'adapter.tsx': ADAPTER });
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });
});
