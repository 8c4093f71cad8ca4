import type { Page } from '@playwright/test';
import { WORKSPACE } from '../../support/beside/site.ts';
import { DEVELOPMENT, expect, expectServed, testWithDevServer } from '../../support/dev-server.ts';
import { demo } from '../../support/demos.ts';
import { expectSameDocument, markDocument } from '../../support/shell.ts';

const test = testWithDevServer(WORKSPACE, 'docs');
const UI = 'packages/ui/src';

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.afterEach(({ dev }) => dev.site.write(WORKSPACE));

test('pages, demos and packages of the workspace are served, and follow edits in place', async ({
  page,
  dev,
}) => {
  test.setTimeout(120_000);
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text() === '[vite] connected.',
  });
  await page.goto('/ui/button');
  await connected;
  const basic = demo(page, 'Button-demo');
  const count = basic.getByRole('button', { name: /Count/ });
  await expect(async () => {
    await count.click();
    await expect(count).not.toHaveText('Count 0', { timeout: 1000 });
  }).toPass();
  await markDocument(page);

  await test.step('an edited demo keeps its state', async () => {
    const source = WORKSPACE[`${UI}/Button.demo.tsx`]!.replace('>Count', '>Count of');
    dev.site.write({ [`${UI}/Button.demo.tsx`]: source });
    await expect(count).toHaveText(/Count of [1-9]/);
    await expectSameDocument(page);
  });
  await test.step('an edited component of a linked package is there in its demo', async () => {
    const source = WORKSPACE[`${UI}/Button.tsx`]!.replace('<button>', '<button>New ');
    dev.site.write({ [`${UI}/Button.tsx`]: source });
    await expect(basic.getByRole('button', { name: 'New ui large' })).toBeVisible();
    await expectSameDocument(page);
  });
  await test.step('an edited page is exchanged', async () => {
    dev.site.write({ [`${UI}/Button.docs.md`]: `${WORKSPACE[`${UI}/Button.docs.md`]}\nMore.\n` });
    await expect(page.getByText('More.')).toBeVisible();
    await expectSameDocument(page);
  });
  await test.step('a new page is there', async () => {
    dev.site.write({ [`${UI}/Chip.docs.md`]: '# Chip\n\nA new page.\n' });
    await expectServed(page, '/ui/chip', 'A new page.');
  });
  await test.step('nothing outside of the workspace, and nothing private, is served', async () => {
    const own = `/@fs${dev.site.root}`;
    for (const [address, status] of [
      [`${own}/${UI}/Button.demo.tsx`, 200],
      [`${own}/../../../package.json`, 403],
      [`${own.slice(0, own.lastIndexOf('/'))}/other.ts`, 403],
      ['/@fs/etc/passwd', 403],
      [`${own}/.git/config`, 403],
      [`${own}/.env`, 403],
    ] as const) {
      const response = await page.request.get(new URL(address, 'http://x').pathname);
      expect([address, response.status()]).toEqual([address, status]);
    }
  });
});

test.describe('of source that is edited', () => {
  test.use({
    allowedMessages: async ({ dev: _dev }, use) =>
      use([...DEVELOPMENT, /^error: \[vite\] /, /^error: Failed to load resource/]),
  });
  const overlay = (page: Page) => page.locator('vite-error-overlay');
  const button = WORKSPACE[`${UI}/Button.tsx`]!;

  test('a new prop is in the playground, beside a demo that keeps its state, and what is wrong is told until it is mended', async ({
    page,
    dev,
  }) => {
    await expectServed(page, '/ui/button', '<button>Count');
    await page.goto('/ui/button');
    const basic = demo(page, 'Button-demo');
    const count = basic.getByRole('button', { name: /^Count/ });
    await expect(async () => {
      await count.click();
      await expect(count).not.toHaveText('Count 0', { timeout: 1000 });
    }).toPass();
    await markDocument(page);
    const state = await count.textContent();
    const write = (change: (text: string) => string) =>
      dev.site.write({ [`${UI}/Button.tsx`]: change(button) });

    await test.step('a prop', async () => {
      write((text) => text.replace("size?: 'small'", "tone?: 'loud' | 'soft';\n  size?: 'small'"));
      await expect(async () => {
        await page.getByRole('radio', { name: 'soft' }).check({ timeout: 1000 });
        await expect(page.getByLabel('Code of Button')).toContainText('tone="soft"', {
          timeout: 1000,
        });
      }).toPass();
      await expect(count).toHaveText(state!);
    });
    const name = 'packages/ui/src/Button.tsx';
    await test.step('wrong syntax, told while other things are edited', async () => {
      write((text) => text.replace('return <button>', 'return <<button>'));
      await expect(overlay(page)).toContainText(name);
      const native = 'packages/native/src/Button.tsx';
      dev.site.write({ [native]: WORKSPACE[native]!.replace('How large.', 'How big.') });
      await expectServed(page, '/native/api/button', 'How big.');
      const guide = `${UI}/Button.docs.md`;
      dev.site.write({ [guide]: `${WORKSPACE[guide]}\nMore.\n` });
      await expect(page.getByText('More.')).toBeVisible();
      await expect(overlay(page)).toContainText(name);
      const start = 'docs/content/index.md';
      dev.site.write({ [start]: WORKSPACE[start]!.replace('about Start', 'about the start') });
      await expectServed(page, '/', 'about the start');
      await expect(overlay(page)).toContainText(name);
    });
    await test.step('mended', async () => {
      write((text) => text);
      await expect(overlay(page)).toHaveCount(0);
      await expect(count).toHaveText(state!);
    });
    await expectSameDocument(page);
  });

  test('a package that the configuration comes to name is followed', async ({ page, dev }) => {
    const [config, native] = ['docs/vitrine.config.ts', 'packages/native/src/Button.tsx'];
    const api = "{ package: '@acme/native', route: '/native/api' },";
    dev.site.write({ [config]: WORKSPACE[config]!.replace(api, '') });
    await expect
      .poll(async () => (await page.request.get('/native/api/button')).status())
      .toBe(404);
    dev.site.write({ [config]: WORKSPACE[config]! });
    await expectServed(page, '/native/api/button', 'How large.');
    dev.site.write({ [native]: WORKSPACE[native]!.replace('How large.', 'How wide.') });
    await expectServed(page, '/native/api/button', 'How wide.');
  });
});
