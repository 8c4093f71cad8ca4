import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test.ts';

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
