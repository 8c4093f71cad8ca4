import { mergeTests } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { demo } from '../support/demos.ts';
import {
  codeField,
  editErrors,
  openEditor,
  preview,
  PREVIEW_TIMEOUT,
  showing,
  writeCode,
} from '../support/editor.ts';
import { changePreferences } from '../support/preferences.ts';
import { visit } from '../support/shell.ts';
import { configFile, pageFile, test as commandTest } from '../support/temp-site.ts';
import { test as quietTest, expect as baseExpect } from '../support/test.ts';

const test = quietTest;
const expect = baseExpect.configure({ timeout: PREVIEW_TIMEOUT });
test.describe.configure({ timeout: 90_000 });

const PAGE = '/demos/buttons';
const DEMO = 'contained-buttons';
const FILE = `${DEMO}.tsx`;

test('nothing of the editor is loaded before it is wanted', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const ofEditor = () =>
    requests.filter((pathname) => /editor-panel|compile-worker|\/preview-/.test(pathname));
  await visit(page, PAGE);
  const frame = demo(page, DEMO);
  await frame.scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Show the source' }).click();
  await expect(frame.locator('.demo-source pre')).toContainText('ContainedButtons');
  expect(ofEditor()).toEqual([]);
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(codeField(frame)).toBeFocused();
  await expect.poll(() => ofEditor().length).toBeGreaterThanOrEqual(3);
});

test('the demo follows the code, and stays as it last worked while that has errors', async ({
  page,
}) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  await expect(codeField(frame)).toContainText('ContainedButtons');
  await expect(frame.locator('.edit-frame')).not.toBeVisible();

  await writeCode(page, frame, showing('First'));
  await expect(preview(frame).getByText('First')).toBeVisible();
  await expect(frame.locator('.demo-content')).not.toBeVisible();

  await page.keyboard.insertText('const broken = ;');
  await expect(editErrors(frame)).toHaveText([`${FILE}:4:16 Unexpected token`]);
  await expect(frame.locator('.cm-lintRange-error')).toHaveText(';');
  await expect(frame.getByText('The demo above stays as it last worked.')).toBeVisible();
  await expect(preview(frame).getByText('First')).toBeVisible();

  await writeCode(page, frame, showing('Second'));
  await expect(preview(frame).getByText('Second')).toBeVisible();
  await expect(preview(frame).getByText('First')).toHaveCount(0);
  await expect(editErrors(frame)).toHaveCount(0);

  await frame.getByRole('button', { name: 'Reset' }).click();
  await expect(codeField(frame)).toContainText('ContainedButtons');
  await expect(frame.locator('.demo-content').first()).toBeVisible();
  await expect(frame.locator('.edit-frame')).not.toBeVisible();
  await expect(frame.getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('what went wrong is said with its line and column', async ({ page }) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  const expectError = async (code: string, error: string | RegExp) => {
    await writeCode(page, frame, code);
    await expect(editErrors(frame)).toHaveText([error]);
  };
  await writeCode(page, frame, showing('Good'));
  await expect(preview(frame).getByText('Good')).toBeVisible();

  await expectError(
    'export default function A() {\n  return <b>bold</i>;\n}',
    `${FILE}:2:17 Expected </b>`,
  );
  await expectError(
    `import _ from 'lodash';\n${showing('x')}`,
    new RegExp(
      `^${FILE}:1:15 “lodash” cannot be imported here. This site provides modules of .*@mui/icons-material, @mui/material, .*react `,
    ),
  );
  await expectError(
    `import { Nope } from '@mui/material';\nexport default () => <Nope />;`,
    `${FILE}:2:23 “@mui/material” does not export “Nope”.`,
  );
  await expectError(
    `const one = 1;\n  const one = 2;\n${showing('x')}`,
    `${FILE}:2:9 Identifier 'one' has already been declared`,
  );
  await expectError(
    `interface Row { id: number }\nconst rows: Row[] = [];\nexport default function A() {\n  return <b>{(rows[0] as Row).id}</b>;\n}`,
    `${FILE}:4:31 Cannot read properties of undefined (reading 'id')`,
  );
  await expectError(
    `import { useEffect } from 'react';\nexport default function A() {\n  useEffect(() => {\n    throw new Error('On mount');\n  }, []);\n  return null;\n}`,
    `${FILE}:4:11 On mount`,
  );
  await expectError(
    'export const name = 1;',
    `${FILE}:1:1 The demo has no default export. Export its component: export default function …`,
  );
  await expect(preview(frame).getByText('Good')).toBeVisible();
  await expect(preview(frame).locator('.demo-content')).toHaveCount(1);

  // By the keyboard from the message to the place.
  await codeField(frame).press('ControlOrMeta+Home');
  await frame.getByRole('button', { name: `${FILE}:1:1` }).press('Enter');
  await expect(codeField(frame)).toBeFocused();
});

test('errors after the demo is shown are told, and it can be started anew', async ({ page }) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  await writeCode(
    page,
    frame,
    `import { useState } from 'react';
export default function A() {
  const [count, setCount] = useState(0);
  if (count > 1) throw new Error('Too many');
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
      <button onClick={() => { null!.nothing(); }}>Fail</button>
    </>
  );
}`,
  );
  await preview(frame).getByRole('button', { name: 'Fail' }).click();
  await expect(editErrors(frame)).toHaveText([
    `${FILE}:8:38 Cannot read properties of null (reading 'nothing')`,
  ]);
  await expect(frame.getByText('The demo has reported an error since it was shown.')).toBeVisible();
  await preview(frame).getByRole('button', { name: 'Count 0' }).click();
  await preview(frame).getByRole('button', { name: 'Count 1' }).click();
  await expect(editErrors(frame)).toHaveText([`${FILE}:4:24 Too many`]);
  await preview(frame).getByRole('button', { name: 'Reset the demo' }).click();
  await expect(preview(frame).getByRole('button', { name: 'Count 0' })).toBeVisible();
});

test('a demo that never shows anything is stopped, and runs again when the code is mended', async ({
  page,
}) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  await writeCode(
    page,
    frame,
    `import { use } from 'react';\nconst never = new Promise(() => {});\nexport default () => <p>{String(use(never))}</p>;`,
  );
  await expect(frame.getByRole('alert')).toContainText('has not shown anything for 8 seconds');
  await expect(frame.locator('.edit-frame')).toHaveCount(0);
  await expect(frame.locator('.demo-content')).toBeVisible();
  await writeCode(page, frame, showing('Mended'));
  await expect(preview(frame).getByText('Mended')).toBeVisible();
  await expect(frame.getByRole('alert')).toHaveCount(0);
});

test('the reader who writes keeps the focus from a demo that takes it', async ({ page }) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  await writeCode(
    page,
    frame,
    `import Dialog from '@mui/material/Dialog';\nexport default () => <Dialog open><input aria-label="Name" autoFocus /></Dialog>;`,
  );
  await expect(preview(frame).getByLabel('Name')).toBeVisible();
  await expect(codeField(frame)).toBeFocused();
  // A dialog gets the room it needs.
  await expect
    .poll(async () => (await frame.locator('.edit-frame').boundingBox())!.height)
    .toBeGreaterThanOrEqual(400);
});

test('theme, direction, colours and the demo’s own controls reach the edited demo', async ({
  page,
}) => {
  await visit(page, PAGE);
  await changePreferences(page, { paletteType: 'dark' });
  const frame = await openEditor(page, DEMO);
  await writeCode(
    page,
    frame,
    `import Button from '@mui/material/Button';\nexport default () => <Button variant="contained" sx={{ marginLeft: '7px' }}>Look</Button>;`,
  );
  const html = preview(frame).locator('html');
  const button = preview(frame).getByRole('button', { name: 'Look' });
  await expect(button).toBeVisible();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect(preview(frame).locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  await changePreferences(page, { paletteType: 'light', direction: 'rtl' });
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(preview(frame).locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('margin-right', '7px');
  await changePreferences(page, {
    paletteColors: { primary: '#123456', secondary: '#654321' },
    paletteVariables: { light: { '--mui-palette-primary-main': '#123456' }, dark: {} },
  });
  await expect(button).toHaveCSS('background-color', 'rgb(18, 52, 86)');

  await frame.getByRole('button', { name: 'Theme, direction and width' }).click();
  await frame.getByLabel('Dark').check();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await frame.getByLabel('360 px').check();
  await expect
    .poll(async () => (await frame.locator('.edit-frame').boundingBox())!.width)
    .toBe(360);
  await frame.getByRole('button', { name: 'Stop editing' }).click();
  await expect(frame.locator('.edit-frame')).toHaveCount(0);
  await expect(frame.locator('.demo-frame')).toBeVisible();
});

test('an edit is kept while the source is hidden, and when editing has stopped', async ({
  page,
}) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  await writeCode(page, frame, showing('Kept'));
  await expect(preview(frame).getByText('Kept')).toBeVisible();
  await frame.getByRole('button', { name: 'Hide the source' }).click();
  await expect(codeField(frame)).toHaveCount(0);
  await expect(preview(frame).getByText('Kept')).toBeVisible();
  await frame.getByRole('button', { name: 'Show the source' }).click();
  await expect(codeField(frame)).toContainText('Kept');

  await frame.getByRole('button', { name: 'Stop editing' }).click();
  await expect(frame.locator('.demo-content')).toBeVisible();
  await expect(frame.locator('.demo-source pre')).toContainText('ContainedButtons');
  expect(new URL(page.url()).hash).toBe(`#${DEMO}`);
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(codeField(frame)).toContainText('Kept');
  await expect(preview(frame).getByText('Kept')).toBeVisible();
});

test('JavaScript is edited by those who have chosen it', async ({ page }) => {
  await visit(page, '/demos/tables');
  const frame = demo(page, 'enhanced-table');
  await frame.scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Show the source' }).click();
  await frame.getByRole('button', { name: 'JavaScript' }).click();
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(frame.getByRole('tab')).toHaveText(['enhanced-table.jsx']);
  await codeField(frame).press('ControlOrMeta+End');
  await page.keyboard.insertText('\n// Changed');
  await expect(preview(frame).getByText('Food (100 g)')).toBeVisible();
  await writeCode(page, frame, 'export default (props: object) => null;');
  await expect(editErrors(frame)).toHaveText([/^enhanced-table\.jsx:1:22 Unexpected token/]);
});

test.describe('for everybody', () => {
  // So axe asks the preview, which it is not in.
  test.use({ allowedMessages: [/^warning: Failed to execute 'postMessage' on 'DOMWindow'/] });

  test('the keyboard gets in and out, and axe finds nothing', async ({ page }) => {
    await visit(page, PAGE);
    const frame = await openEditor(page, DEMO);
    await expect(codeField(frame)).toHaveAccessibleName(/, editable$/);
    await expect(codeField(frame)).toHaveAccessibleDescription(
      /Press Escape and then Tab to leave/,
    );
    await codeField(frame).press('ControlOrMeta+Home');
    await page.keyboard.press('Tab');
    await expect(codeField(frame)).toBeFocused();
    await expect(codeField(frame)).toContainText('  import Button');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(codeField(frame)).not.toBeFocused();
    await expect(frame.getByText('What the code can import')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame.getByText('@mui/material/Rating', { exact: false })).toBeVisible();

    await writeCode(page, frame, 'const x = ;');
    await expect(editErrors(frame)).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'The code has an error.' })).toHaveText(
      `The code has an error. ${FILE}, line 1: Unexpected token`,
    );
    expect(await findViolations(page)).toEqual([]);
  });
});

test('works at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);
  await writeCode(page, frame, showing('Narrow'));
  await expect(preview(frame).getByText('Narrow')).toBeVisible();
  await page.keyboard.insertText(`import '${'very-long-name/'.repeat(20)}';`);
  await expect(editErrors(frame)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('an isolated demo is edited like any other', async ({ page }) => {
  await visit(page, '/demos/tabs');
  const frame = demo(page, 'app-bar-tabs');
  await frame.scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Show the source' }).click();
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await codeField(frame).press('ControlOrMeta+End');
  await page.keyboard.insertText('\n// Changed');
  await expect(preview(frame).getByRole('tab').first()).toBeVisible();
  await expect(preview(frame).locator('html')).toHaveAttribute('data-own', '');
  await expect(frame.locator('.demo-content')).not.toBeVisible();
});

const siteTest = mergeTests(commandTest, quietTest);

siteTest.describe('on a small site', () => {
  // It is served from a port of its own; the dev server says that it is there.
  siteTest.use({
    allowedMessages: [/^request to http:\/\/localhost:|^debug: \[vite\]|^info: .*DevTools/],
  });
  const FILES = {
    'vitrine.config.ts': configFile(['/']),
    'content/index.md': pageFile(
      'Kit',
      '::demo{file=list.tsx}\n\n::demo[Fixed]{file=fixed.tsx hideEditButton}\n',
    ),
    'content/list.tsx': `import type { Row } from './data/row';
import rows from './data/rows.json';
import { describe } from './data/describe';
import './list.css';
export default function List() {
  return <ul>{rows.map((row: Row) => <li key={row.id}>{describe(row)}</li>)}</ul>;
}
`,
    'content/fixed.tsx': 'export default () => <p>Fixed</p>;\n',
    'content/list.css': 'li { color: rgb(1, 2, 3) }\n',
    'content/data/row.ts': 'export interface Row { id: number }\n',
    'content/data/rows.json': '[{ "id": 1 }, { "id": 2 }]\n',
    'content/data/describe.ts': `import type { Row } from './row';
export const describe = ({ id }: Row): string => \`Row \${id}\`;
`,
  };

  for (const command of ['preview', 'dev'] as const) {
    siteTest(`every file of a demo can be edited: ${command}`, async ({ createSite, page }) => {
      siteTest.setTimeout(240_000);
      const site = createSite(FILES);
      if (command === 'preview') {
        const { code, stderr } = await site.run('build');
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      }
      const { url } = await site.serve(command);
      await visit(page, url);
      const frame = await openEditor(page, 'list');
      const slow = expect.configure({ timeout: 60_000 });
      const rows = preview(frame).getByRole('listitem');
      await frame.getByRole('tab', { name: 'data/rows.json' }).click();
      await expect(codeField(frame)).toHaveText('[{ "id": 1 }, { "id": 2 }]');
      await writeCode(page, frame, '[{ "id": 7 }]');
      await slow(rows).toHaveText(['Row 7']);
      await expect(rows).toHaveCSS('color', 'rgb(1, 2, 3)');
      await frame.getByRole('tab', { name: 'list.css' }).click();
      await writeCode(page, frame, 'li { color: rgb(4, 5, 6) }');
      await expect(rows).toHaveCSS('color', 'rgb(4, 5, 6)');
      await frame.getByRole('tab', { name: 'data/describe.ts' }).click();
      await writeCode(page, frame, 'export const describe = (row: unknown) => row.;');
      await expect(editErrors(frame)).toHaveText([/^data\/describe\.ts:1:47 Unexpected token/]);
      await frame.getByRole('tab', { name: 'list.tsx' }).click();
      await frame.getByRole('button', { name: 'data/describe.ts:1:47' }).click();
      await expect(frame.getByRole('tab', { name: 'data/describe.ts' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(codeField(frame)).toContainText('row.;');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText('id + "!";');
      await expect(rows).toHaveText(['7!']);

      const fixed = demo(page, 'fixed');
      await fixed.getByRole('button', { name: 'Show the source' }).click();
      await expect(fixed.locator('.demo-source pre')).toContainText('Fixed');
      await expect(fixed.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    });
  }
});
