import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { configFile, pageFile, test as siteTest } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

const REMOTE = 'https://newest.example/versions.json';

const readRows = (page: Page) =>
  page
    .locator('table[data-table="stable"] tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as any).cells].map((cell) => cell.textContent)),
    );

test('the page of versions names them all, as its file does', async ({ page, request }) => {
  await page.goto('/versions');
  const rows = await readRows(page);
  const file = (await (await request.get('/versions.json')).json()) as {
    current: string;
    stable: { version: string; documentation: string }[];
  };
  expect(rows.map(([version]) => version)).toEqual([
    `${file.current} ✓`,
    ...file.stable.slice(1).map(({ version }) => version),
  ]);
  expect(rows[0]).toEqual(['9.5.0 ✓', '@mui/material', 'These pages', 'Changes in 9.5.0']);
  expect(rows.find(([version]) => version === 'v4')).toEqual([
    'v4',
    '@material-ui/core',
    'v4.mui.com',
    '',
  ]);
  const latest = page.getByRole('region', { name: 'Table: Version, Documentation, Source code' });
  await expect(latest.getByRole('row')).toHaveCount(3);
  const releases = page.getByRole('region', { name: 'Table: Releases of Material UI, Date' });
  await expect(releases.getByRole('link', { name: 'Material UI 9.5.0' })).toHaveAttribute(
    'href',
    'https://github.com/mui/material-ui/releases/tag/v9.5.0',
  );
});

siteTest(
  'a remote list adds versions, and changes nothing when it fails',
  async ({ createSite, browser }) => {
    siteTest.setTimeout(180_000);
    const site = createSite({
      'vitrine.config.ts': configFile(
        ['/', '/versions'],
        `library: { name: 'Kit', version: '3.0.0' },
       versions: { page: '/versions', remote: '${REMOTE}', others: [{ label: 'v2', href: 'https://v2.kit.example/' }] },`,
      ),
      'content/versions.md': pageFile('Versions', '::versions{table=stable}\n'),
      'content/index.md': pageFile('Other', '[Versions](/versions)\n'),
    });
    expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
    const file = readFileSync(path.join(site.root, 'dist/versions.json'), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ current: '3.0.0', stable: [{}, { version: 'v2' }] });
    const { url } = await site.serve('preview');
    const known = [
      ['3.0.0 ✓', 'These pages'],
      ['v2', 'v2.kit.example'],
    ];
    const list = JSON.stringify({
      current: '5.0.0',
      stable: [
        { version: '5.0.0', documentation: 'https://kit.example/' },
        { version: '4.0.0', documentation: 'https://v4.kit.example/' },
        { version: '3.0.0', documentation: 'https://v3.kit.example/' },
        { version: '6.0.0', documentation: 'javascript:alert(1)' },
        'no version',
      ],
    });
    const answers = [
      { body: list, rows: [['5.0.0', 'kit.example'], ['4.0.0', 'v4.kit.example'], ...known] },
      { body: '{', rows: known },
      { body: '[]', rows: known },
      { status: 500, body: '', rows: known },
    ];
    for (const { rows, status = 200, body } of answers) {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.route(REMOTE, (route) =>
        route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } }),
      );
      // The list is asked for where a page has the table, not before.
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url() === REMOTE) asked.push(page.url());
      });
      await page.goto(url);
      const answered = page.waitForEvent('requestfinished', (request) => request.url() === REMOTE);
      await page.getByRole('link', { name: 'Versions', exact: true }).first().click();
      await answered;
      await expect(page.locator('h1')).toContainText('Versions');
      await expect.poll(() => readRows(page), body).toEqual(rows);
      expect(asked).toEqual([`${url}versions`]);
      expect(errors).toEqual([]);
      await page.close();
    }
  },
);
