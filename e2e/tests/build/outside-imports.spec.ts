/** Style sheets that import from other hosts, such as a library's fonts: the pages are there without them. */
import { expect, mergeTests, type Page } from '@playwright/test';
import { demo, wake } from '../../support/demos.ts';
import { configFile, pageFile, test as commandTest } from '../../support/temp-site.ts';
import { test as quietTest } from '../../support/test.ts';

const test = mergeTests(commandTest, quietTest);
// The site is served from a port of its own, and what it imports fails below.
test.use({ allowedMessages: [/^request to https?:|Failed to load resource/] });

const FILES = {
  'vitrine.config.ts': configFile(['/', '/knob'], `adapter: './adapter.tsx',`),
  'adapter.tsx': `import './kit.css';
export const Provider = ({ children }: { children?: unknown }) => <div className="kit">{children}</div>;
`,
  'kit.css': `@import url(https://fonts.example/kit.css?weight=400;700);
.kit { color: rgb(1, 2, 3); }
`,
  'content/index.md': pageFile('Kit'),
  'content/knob.md': pageFile(
    'Knob',
    '::demo{file=outside-knob.tsx}\n\n::demo{file=framed.tsx iframe=100}\n',
  ),
  'content/outside-knob.tsx': `import './outside-knob.css';
export default () => <button className="knob">Knob</button>;
`,
  'content/outside-knob.css': `@import "//fonts.example/knob.css" screen;
.knob { border: 0; }
`,
  'content/framed.tsx': `export default () => <button className="framed">Framed</button>;
`,
};

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

test('hold up no page that imports from a host without an answer, and apply once it answers', async ({
  createSite,
  page,
}) => {
  test.setTimeout(120_000);
  const site = createSite(FILES);
  const { code, stderr } = await site.run('build');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { url } = await site.serve('preview');
  const asked: string[] = [];
  const answers: (() => Promise<void>)[] = [];
  await page.route('**://fonts.example/**', (route) => {
    asked.push(route.request().url());
    answers.push(() =>
      route.fulfill({ contentType: 'text/css', body: '.kit { letter-spacing: 3px }' }),
    );
  });

  await test.step('a page is painted and its demos work', async () => {
    await page.goto(`${url}knob`, { waitUntil: 'commit' });
    await expect.poll(() => painted(page)).toBe(1);
    await wake(demo(page, 'outside-knob'));
    await expect(demo(page, 'outside-knob').locator('.kit')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect.poll(() => asked.sort()).toContain('https://fonts.example/kit.css?weight=400;700');
    expect(asked.some((one) => one.endsWith('//fonts.example/knob.css'))).toBe(true);
    await wake(demo(page, 'framed'));
    const framed = demo(page, 'framed').frameLocator('iframe').locator('.framed');
    await expect(framed).toBeVisible();
  });

  await test.step('it has what is imported once that is there', async () => {
    await expect(demo(page, 'outside-knob').locator('.kit')).toHaveCSS('letter-spacing', 'normal');
    await Promise.all(answers.map((answer) => answer()));
    await expect(demo(page, 'outside-knob').locator('.kit')).toHaveCSS('letter-spacing', '3px');
    await expect(demo(page, 'framed').frameLocator('iframe').locator('.kit')).toHaveCSS(
      'letter-spacing',
      '3px',
    );
  });

  await test.step('it says nothing of an import that fails', async () => {
    await page.unrouteAll();
    await page.route('**://fonts.example/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${url}knob`);
    await failed;
    await wake(demo(page, 'outside-knob'));
    await expect(page.locator('.load-failure')).toHaveCount(0);
  });

  await test.step('a sheet of the site is missed, whatever it is called', async () => {
    await page.route('**/assets/outside-*.whole.css', (route) => route.abort());
    await page.goto(`${url}knob`);
    await expect(page.locator('.load-failure')).toBeVisible();
    await page.route('**/assets/*.whole.css', (route) => route.abort());
    await page.goto(`${url}knob`);
    await wake(demo(page, 'framed'));
    // In an iframe the document of the demo says so itself.
    const framed = demo(page, 'framed').frameLocator('iframe');
    await expect(framed.getByRole('alert')).toContainText('This demo could not be loaded');
    await expect(framed.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
