import { DEVELOPMENT, expect, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile, type Files } from '../../support/temp-site.ts';

const demo = (loop: string) => `const words = ['one'];

export default function Greeting() {
  ${loop}
  return <p>{words}</p>;
}
`;
const SITE: Files = {
  'vitrine.config.ts': configFile(['/', '/other', '/import']),
  'content/index.md': pageFile('Home', '::demo{file=greeting.tsx}\n'),
  'content/greeting.tsx': demo('while (words.length > 0) words.length = 1;'),
  'content/other.md': pageFile('Other', '::demo{file=fine.tsx}\n'),
  'content/fine.tsx': demo(''),
  'content/import.md': pageFile('Import', '::demo{file=module.tsx}\n'),
  'content/module.tsx': `import './fine';\nfor (;;);\nexport default () => null;\n`,
};
const NAMED = (file: string) =>
  `content/${file} error demo-endless\n  The demo does not end while prerendering: it has not rendered within 5 seconds`;
const SHOWN = 'The demo does not end while prerendering';

const test = testWithDevServer(SITE);
test.setTimeout(120_000);
test.use({
  // The overlay repeats in the console what it shows.
  allowedMessages: async ({ dev: _dev }, use) => use([...DEVELOPMENT, /^error: \[vite\] /]),
});

test('a demo that never ends is named, and the server goes on', async ({ page, dev }) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read('/')).toContain(SHOWN);
  expect(dev.output()).toContain(NAMED('greeting.tsx'));
  expect(await read('/import')).toContain(SHOWN);
  expect(dev.output()).toContain(NAMED('module.tsx'));
  expect(await read('/other')).toContain('<p>one</p>');

  await test.step('the browser, which could not stop it, does not run it', async () => {
    // Not rendered again: that would take as long again.
    await page.goto('/');
    await expect(page.locator('.demo-message')).toContainText(SHOWN);
    await expect(page.getByRole('button', { name: 'Show the source' })).toBeVisible();
  });

  await test.step('once it is mended, the open page has it', async () => {
    dev.site.write({ 'content/greeting.tsx': demo('') });
    await expect(page.locator('.demo-content p')).toHaveText('one');
  });
});
