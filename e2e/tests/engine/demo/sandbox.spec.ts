import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import { storePreferences } from '../../../support/preferences.ts';
import {
  interceptSandbox,
  readParameters,
  readZip,
  SANDBOX_REQUESTS,
} from '../../../support/sandboxes.ts';
import { visit } from '../../../support/shell.ts';
import { SITE } from '../../../support/site.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/demos/menus';
const FILE = 'basic-menu';
/** A type, which TypeScript alone has. */
const TYPE = 'HTMLElement';
const frame = (page: Page) => demo(page, FILE);
const button = (page: Page, name: string) => frame(page).getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('menu', { name: 'More' });
const notice = (page: Page) => frame(page).locator('.demo-toolbar').getByRole('status').first();
const source = () => readFile(new URL(`content${PAGE}/${FILE}.tsx`, SITE), 'utf8');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

interface MachineTasks {
  tasks: { dev: { command: string } };
}

/** The version that this site's lockfile names. */
function lockedVersion(name: string): string {
  const lockfile = new URL('../../../../package-lock.json', import.meta.url);
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return packages[`node_modules/${name}`]!.version;
}

async function open(page: Page) {
  await visit(page, PAGE);
  await wake(frame(page));
}

async function choose(page: Page, name: string) {
  await button(page, 'See more').click();
  await menu(page).getByRole('menuitem', { name }).click();
}

const editInCodeSandbox = (page: Page) => () => button(page, 'Edit in CodeSandbox').click();

/** Closes a tab once it has loaded: on its way it may not answer. */
async function close(tab: Page) {
  await expect(tab).toHaveTitle('Sandbox');
  await tab.close();
}

test.describe('a project', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource/, ...SANDBOX_REQUESTS] });

  test('is taken away as it was written', async ({ page, context }) => {
    await open(page);

    await test.step('a project that does not load closes the tab with a message; later it works', async () => {
      await page.route('**/sources/*', (route) => route.abort());
      const opened = context.waitForEvent('page');
      await button(page, 'Edit in CodeSandbox').click();
      const tab = await opened;
      await expect(notice(page)).toContainText('could not be loaded');
      await expect.poll(() => tab.isClosed()).toBe(true);
      await page.unroute('**/sources/*');
    });

    await test.step('CodeSandbox gets one field with the files', async () => {
      const { url, method, fields, tab } = await interceptSandbox(context, editInCodeSandbox(page));
      expect(url).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
      expect(method).toBe('POST');
      expect(Object.keys(fields)).toEqual(['parameters']);
      const files = readParameters(fields.parameters!);
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(['package.json', 'demo.tsx', 'index.tsx', 'index.html']),
      );
      expect(files['demo.tsx']!.content.trim()).toBe((await source()).trim());
      const manifest = JSON.parse(files['package.json']!.content) as Manifest;
      const tasks = JSON.parse(files['.codesandbox/tasks.json']!.content) as MachineTasks;
      expect(manifest.scripts).toHaveProperty(tasks.tasks.dev.command.replace('npm run ', ''));
      for (const name of ['@mui/material', '@emotion/react', 'react', 'react-dom']) {
        expect(manifest.dependencies[name], name).toBe(lockedVersion(name));
      }
      await expect(tab).toHaveTitle('Sandbox');
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(PAGE);
      await expect(notice(page)).toHaveText('');
      await close(tab);
    });

    await test.step('it is opened from the toolbar without closing the menu', async () => {
      await button(page, 'See more').click();
      await expect(menu(page)).toBeVisible();
      const { tab } = await interceptSandbox(context, editInCodeSandbox(page));
      await expect(menu(page)).toBeVisible();
      await close(tab);
      await page.keyboard.press('Escape');
    });

    await test.step('StackBlitz gets a field for each thing', async () => {
      const { url, method, fields, tab } = await interceptSandbox(context, () =>
        choose(page, 'Edit in StackBlitz'),
      );
      expect(url).toBe('https://stackblitz.com/run');
      expect(method).toBe('POST');
      const { dependencies } = JSON.parse(fields['project[files][package.json]']!) as Manifest;
      expect(fields).toMatchObject({
        'project[template]': 'node',
        'project[title]': 'Material demo',
        'project[description]': expect.stringContaining(`${PAGE}/${FILE}.tsx`),
      });
      expect(JSON.parse(fields['project[dependencies]']!)).toEqual(dependencies);
      // Forms end their lines in their own way.
      const demoFile = fields['project[files][demo.tsx]']!.replaceAll('\r\n', '\n');
      expect(demoFile.trim()).toBe((await source()).trim());
      await expect(menu(page)).toHaveCount(0);
      await close(tab);
    });

    await test.step('a blocked tab is said', async () => {
      await page.evaluate(() => (window.open = () => null));
      await button(page, 'Edit in CodeSandbox').click();
      await expect(notice(page)).toContainText('blocked the new tab');
      await choose(page, 'Edit in StackBlitz');
      await expect(menu(page)).toHaveCount(0);
      await expect(notice(page)).toContainText('blocked the new tab');
    });
  });

  test('carries language, theme, colours and direction over', async ({ page, context }) => {
    const colors = { primary: '#006064', secondary: '#ffab00' };
    await storePreferences(page, {
      mode: 'dark',
      direction: 'rtl',
      colors,
    });
    await page.addInitScript(() => localStorage.setItem('vitrine:code-language', '"js"'));
    await open(page);
    const expectChoices = (files: Record<string, string>) => {
      expect(files['demo.tsx']).toBeUndefined();
      expect(files['demo.jsx']).not.toContain(TYPE);
      expect(files['demo.jsx']).toContain('useState');
      const start = `${files['index.jsx']!}${files['index.html']!}`;
      for (const choice of ['dark', 'rtl', colors.primary, colors.secondary]) {
        expect(start).toContain(choice);
      }
    };
    let sent: Record<string, string> = {};
    const rename = (entries: [string, string][]) => Object.fromEntries(entries);

    await test.step('to CodeSandbox', async () => {
      const { fields, tab } = await interceptSandbox(context, editInCodeSandbox(page));
      const files = Object.entries(readParameters(fields.parameters!));
      sent = rename(files.map(([file, { content }]) => [file, content]));
      expectChoices(sent);
      await close(tab);
    });

    await test.step('to StackBlitz', async () => {
      const { fields, tab } = await interceptSandbox(context, () =>
        choose(page, 'Edit in StackBlitz'),
      );
      const nameOf = (field: string) => /\[files\]\[(.*)\]/.exec(field)?.[1] ?? field;
      const entries = Object.entries(fields);
      expectChoices(rename(entries.map(([field, value]) => [nameOf(field), value])));
      await close(tab);
    });

    await test.step('to a ZIP file, in which the project has a folder', async () => {
      const downloaded = page.waitForEvent('download');
      await choose(page, 'Download as ZIP');
      const download = await downloaded;
      expect(download.suggestedFilename()).toBe(`${FILE}.zip`);
      const files = Object.entries(readZip(await readFile(await download.path())));
      for (const [name] of files) expect(name.startsWith(`${FILE}/`), name).toBe(true);
      const project = rename(files.map(([name, text]) => [name.slice(FILE.length + 1), text]));
      expectChoices(project);
      expect(project['demo.jsx']).toBe(sent['demo.jsx']);
      const manifest = JSON.parse(project['package.json']!) as Manifest;
      expect(manifest.dependencies['@mui/material']).toBe(lockedVersion('@mui/material'));
      await expect(notice(page)).toHaveText('Downloaded');
    });
  });
});
