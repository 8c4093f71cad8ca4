import { mergeTests, type Page } from '@playwright/test';
import { BUNDLER_SITE } from '../../support/bundler/site.ts';
import { changedByReset } from '../../support/bundler/shell-styles.ts';
import { demo } from '../../support/demos.ts';
import { openEditor, preview, PREVIEW_TIMEOUT, writeCode } from '../../support/editor.ts';
import { visit } from '../../support/shell.ts';
import { testWithPreview } from '../../support/temp-site.ts';
import { expect as baseExpect, test as quietTest } from '../../support/test.ts';

const expect = baseExpect.configure({ timeout: PREVIEW_TIMEOUT });
const test = mergeTests(testWithPreview(BUNDLER_SITE), quietTest);

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** What the site's own settings make of its demos. */
async function expectStyled(page: Page): Promise<void> {
  const button = demo(page, 'tailwind').getByRole('button', { name: 'Hello! one of lime' });
  await expect(button).toHaveCSS('padding', '13px');
  // By the reset of the library.
  await expect(button).toHaveCSS('border-top-width', '0px');
  const styles = demo(page, 'styles');
  await expect(styles.getByText('Sass')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(styles.getByText('Extract')).toHaveCSS('padding-left', '7px');
  await expect(styles.locator('.demo-content > div')).toHaveCSS(
    'border-top',
    '3px solid rgb(1, 2, 3)',
  );
  await expect(styles.locator('.demo-content svg path')).toHaveCount(1);
}

test('plugins, aliases, constants and public variables reach demos', async ({ page, site }) => {
  await visit(page, '/');
  await expectStyled(page);
  expect(JSON.stringify(site.snapshot('dist'))).not.toContain(
    Buffer.from('never-told').toString('base64').slice(0, 8),
  );
});

test('a class of a library is for the text too, and its reset is not for the shell', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByText('In the text')).toHaveCSS('margin-top', '3px');
  expect(await changedByReset(page)).toEqual([]);
});

test('a reset that a library writes when it runs stays below the shell', async ({ page }) => {
  await visit(page, '/text');
  const heading = page.getByRole('heading', { level: 1 });
  const readLook = () =>
    heading.evaluate((element) => {
      const { fontSize, marginBlock } = getComputedStyle(element);
      return { fontSize, marginBlock, paddingTop: getComputedStyle(document.body).paddingTop };
    });
  const look = await readLook();
  // As libraries that style at run time do, in the order of their layers.
  await page.addStyleTag({
    content: `@layer reset, base, tokens, recipes;
      @layer reset { * { margin: 0; padding: 0; font: inherit } }
      @layer base { h1 { font-size: 9px } }`,
  });
  expect(await readLook()).toEqual(look);
  // It is there, below all else.
  await heading.evaluate((element) => element.insertAdjacentHTML('afterend', '<x-box>'));
  await page.addStyleTag({ content: '@layer reset { x-box { outline: 3px solid } }' });
  await expect(page.locator('x-box')).toHaveCSS('outline-width', '3px');
});

test('an edited demo has them', async ({ page }) => {
  await visit(page, '/');
  const frame = await openEditor(page, 'tailwind');
  await writeCode(
    page,
    frame,
    `import { label } from '~/label';
export default () => <button className="bg-red-500 p-[13px]">{label(import.meta.env.VITE_GREETING)} {__KIT__} edited</button>;`,
  );
  const button = preview(frame).getByRole('button', { name: 'Hello! one edited' });
  await expect(button).toHaveCSS('padding', '13px');
  await expect(button).toHaveCSS('border-top-width', '0px');
});

test('a demo that only this site can build says that it is not taken away', async ({
  page,
  site,
}) => {
  await visit(page, '/');
  const frame = demo(page, 'tailwind');
  await frame.getByRole('button', { name: 'More' }).click();
  const reason = page.getByRole('menuitem', { name: 'No sandbox: demos are built with plugins' });
  await expect(reason).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Download as ZIP' })).toHaveCount(0);
  const sources = Object.entries(site.snapshot('dist/assets/sources'));
  const data = sources.filter(([file]) => file.endsWith('.json'));
  const texts = data.map(([, text]) => Buffer.from(text, 'base64').toString());
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => !text.includes('"project":null'))).toEqual([]);
});

test('an edited demo keeps what plugins made of its files', async ({ page }) => {
  await visit(page, '/');
  const frame = await openEditor(page, 'styles');
  await writeCode(
    page,
    frame,
    `import nested from './nested.module.scss';
import { square } from './square.css.ts';
import Star from './star.svg?react';
export default () => <div><p className={nested.text}>Sass edited</p><p className={square}>Extract edited</p><Star /></div>;`,
  );
  await expect(preview(frame).getByText('Sass edited')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(preview(frame).getByText('Extract edited')).toHaveCSS('padding-left', '7px');
  await expect(preview(frame).locator('svg path')).toHaveCount(1);
});

test('a build makes anew what has changed, and nothing else', async ({ site }) => {
  const first = await site.run('build');
  expect(first.stdout).toContain('0 of');
  site.write({ '.env': 'VITE_GREETING=Bye\n' });
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  expect(Buffer.from(site.snapshot('dist')['dist/index.html']!, 'base64').toString()).toContain(
    'Bye!',
  );
  site.write({ 'content/text.md': '# Text\n\nText.\n\n<p class="mt-[77px]">Far</p>\n' });
  await site.run('build');
  const css = Object.entries(site.snapshot('dist')).filter(([file]) => file.endsWith('.css'));
  expect(css.some(([, text]) => Buffer.from(text, 'base64').toString().includes('77px'))).toBe(
    true,
  );
  site.write(BUNDLER_SITE);
});

test.describe('the dev server', () => {
  test.use({ allowedMessages: [/^debug: \[vite\]|DevTools|^request to http/] });
  test('has them as well', async ({ page, site }) => {
    const { url } = await site.serve('dev');
    await visit(page, url);
    await expectStyled(page);
    site.write({ 'content/nested.module.scss': '.text { color: rgb(9, 9, 9); }\n' });
    await expect(demo(page, 'styles').getByText('Sass')).toHaveCSS('color', 'rgb(9, 9, 9)');
    site.write(BUNDLER_SITE);
  });
});
