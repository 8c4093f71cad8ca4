import { expect, testWithDevServer } from '../../support/dev-server.ts';
import { demo, wake } from '../../support/demos.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

const test = testWithDevServer({
  'vitrine.config.ts': configFile(['/', '/framed']),
  'content/index.md': pageFile('Home', '::demo{file=night.tsx}\n'),
  'content/night.tsx': `import { changePreferences, useMode } from 'vitrine/preferences';

export default function Night() {
  const mode = useMode();
  return <button onClick={() => changePreferences({ mode: 'dark' })}>It is {mode}</button>;
}
`,
  'content/framed.md': pageFile('Framed', '::demo{file=framed.tsx iframe=100}\n'),
  'content/framed.tsx': 'export default () => <button>Framed</button>;\n',
});

/** The engine's scripts that a document has loaded, without their folders. */
const readScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((name) => name.includes('/vitrine/dist/') && name.endsWith('.js'))
    .map((name) => name.replace(/^.*\//, ''));

test('a first demo needs few modules of the engine, and shares the choices of the shell', async ({
  page,
}) => {
  await page.goto('/');
  await wake(demo(page, 'night'));
  const scripts = await page.evaluate(readScripts);
  expect(scripts).toContain('shell.js');
  expect(scripts.length).toBeLessThan(12);
  await page.getByRole('button', { name: 'It is light' }).click();
  await expect(page.getByRole('button', { name: 'It is dark' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the document of an isolated demo does without the shell', async ({ page }) => {
  await page.goto('/framed');
  const button = page.frameLocator('main iframe').getByRole('button', { name: 'Framed' });
  await expect(button).toBeVisible();
  await expect.poll(() => button.evaluate(() => (window as any).vitrineStarted)).toBe(true);
  const scripts = await button.evaluate(readScripts);
  expect(scripts).toContain('demos.js');
  expect(scripts).not.toContain('shell.js');
});
