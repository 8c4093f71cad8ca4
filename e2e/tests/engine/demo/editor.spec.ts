import { STALL_MS } from '../../../../packages/vitrine/src/browser/core/constants.ts';
import { findViolations } from '../../../support/axe.ts';
import { demo } from '../../../support/demos.ts';
import {
  codeField,
  editErrors,
  openEditor,
  preview,
  PREVIEW_TIMEOUT,
  showing,
  writeCode,
} from '../../../support/editor.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { visit } from '../../../support/shell.ts';
import { test, expect as baseExpect } from '../../../support/test.ts';

const expect = baseExpect.configure({ timeout: PREVIEW_TIMEOUT });
test.describe.configure({ timeout: 90_000 });

const PAGE = '/getting-started/usage';
const DEMO = 'three-styles';
const FILE = `${DEMO}.tsx`;
/** As `browser/editor/runner-iframe.ts` has it. */
const SILENCE_MS = 8000;

test('the demo follows an edit of its code', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const ofEditor = () =>
    requests.filter((pathname) => /editor-panel|compile-worker|\/preview-/.test(pathname));
  await visit(page, PAGE);
  const frame = demo(page, DEMO);

  await test.step('nothing of the editor is loaded before it is wanted', async () => {
    await frame.scrollIntoViewIfNeeded();
    await frame.getByRole('button', { name: 'Show the source' }).click();
    await expect(frame.locator('.demo-source pre')).toContainText('ThreeStyles');
    expect(ofEditor()).toEqual([]);
    await frame.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(codeField(frame)).toBeFocused();
    await expect.poll(() => ofEditor().length).toBeGreaterThanOrEqual(3);
  });

  await test.step('the demo stays as it last worked while the code has errors', async () => {
    await expect(codeField(frame)).toContainText('ThreeStyles');
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
    await expect(codeField(frame)).toContainText('ThreeStyles');
    await expect(frame.locator('.demo-content').first()).toBeVisible();
    await expect(frame.locator('.edit-frame')).not.toBeVisible();
    await expect(frame.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(frame.getByRole('button', { name: 'Reset' })).toBeFocused();
  });

  await test.step('an edit is kept while the source is hidden', async () => {
    await writeCode(page, frame, showing('Kept'));
    await expect(preview(frame).getByText('Kept')).toBeVisible();
    // By keyboard: what is below moves when the preview takes the place of the demo.
    await frame.getByRole('button', { name: 'Hide the source' }).press('Enter');
    await expect(codeField(frame)).toHaveCount(0);
    await expect(preview(frame).getByText('Kept')).toBeVisible();
    await frame.getByRole('button', { name: 'Show the source' }).click();
    await expect(codeField(frame)).toContainText('Kept');
  });

  await test.step('an edit is kept when editing has stopped', async () => {
    // The address follows a while after the last key.
    await expect(page).toHaveURL(/#edit=/);
    await frame.getByRole('button', { name: 'Stop editing' }).click();
    await expect(frame).toBeFocused();
    await expect(frame.locator('.demo-content')).toBeVisible();
    await expect(frame.locator('.demo-source pre')).toContainText('ThreeStyles');
    await expect(page).toHaveURL(new RegExp(`#${DEMO}$`));
    await frame.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(codeField(frame)).toContainText('Kept');
    await expect(preview(frame).getByText('Kept')).toBeVisible();
  });
});

/** Code in which something is wrong, and what the reader is told. */
const WRONG: [code: string, error: string | RegExp][] = [
  ['export default function A() {\n  return <b>bold</i>;\n}', `${FILE}:2:17 Expected </b>`],
  [
    `import _ from 'lodash';\n${showing('x')}`,
    new RegExp(
      `^${FILE}:1:15 “lodash” cannot be imported here. This site provides modules of .*@mui/icons-material, @mui/material, .*react `,
    ),
  ],
  [
    `import { Nope } from '@mui/material';\nexport default () => <Nope />;`,
    `${FILE}:2:23 “@mui/material” does not export “Nope”.`,
  ],
  [
    `const one = 1;\n  const one = 2;\n${showing('x')}`,
    `${FILE}:2:9 Identifier 'one' has already been declared`,
  ],
  [
    `interface Row { id: number }\nconst rows: Row[] = [];\nexport default function A() {\n  return <b>{(rows[0] as Row).id}</b>;\n}`,
    `${FILE}:4:31 Cannot read properties of undefined (reading 'id')`,
  ],
  [
    `import { useEffect } from 'react';\nexport default function A() {\n  useEffect(() => {\n    throw new Error('On mount');\n  }, []);\n  return null;\n}`,
    `${FILE}:4:11 On mount`,
  ],
  [
    'export const name = 1;',
    `${FILE}:1:1 The demo has no default export. Export its component: export default function …`,
  ],
];

test('a preview that comes late is told of, and comes', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/message-worker-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, PAGE);
  await page.clock.install();
  const frame = await openEditor(page, DEMO);
  await writeCode(page, frame, showing('Late'));
  await expect(frame.locator('.edit-frame')).toBeAttached();
  await page.clock.fastForward(STALL_MS);
  const failure = frame.getByText('The preview could not be loaded');
  await expect(failure).toBeVisible();
  // As long as code may be silent once it runs: it has not begun.
  await page.clock.fastForward(2 * SILENCE_MS);
  await expect(failure).toBeVisible();
  release();
  await expect(preview(frame).getByText('Late')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('errors of the code are shown', async ({ page }) => {
  await visit(page, PAGE);
  const frame = await openEditor(page, DEMO);

  await test.step('each error has its line and column', async () => {
    await writeCode(page, frame, showing('Good'));
    await expect(preview(frame).getByText('Good')).toBeVisible();
    for (const [code, error] of WRONG) {
      await writeCode(page, frame, code);
      await expect(editErrors(frame)).toHaveText([error]);
    }
    await expect(preview(frame).getByText('Good')).toBeVisible();
    await expect(preview(frame).locator('.demo-content')).toHaveCount(1);

    // By the keyboard from the message to the place.
    await codeField(frame).press('ControlOrMeta+Home');
    await frame.getByRole('button', { name: `${FILE}:1:1` }).press('Enter');
    await expect(codeField(frame)).toBeFocused();
  });

  await test.step('errors after the demo is shown are told, and it can be started anew', async () => {
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
    await expect(
      frame.getByText('The demo has reported an error since it was shown.'),
    ).toBeVisible();
    await preview(frame).getByRole('button', { name: 'Count 0' }).click();
    await preview(frame).getByRole('button', { name: 'Count 1' }).click();
    await expect(editErrors(frame)).toHaveText([`${FILE}:4:24 Too many`]);
    await preview(frame).getByRole('button', { name: 'Reset the demo' }).click();
    await expect(preview(frame).getByRole('button', { name: 'Count 0' })).toBeVisible();
  });

  await test.step('what an earlier version does late says nothing of code that does not compile', async () => {
    await writeCode(
      page,
      frame,
      `import { useState } from 'react';
export default function A() {
  const [isTall, setTall] = useState(false);
  const fail = () => {
    setTimeout(() => setTall(true), 50);
    throw new Error('Late');
  };
  return <button style={{ height: isTall ? 700 : 50 }} onClick={() => setTimeout(fail, 1500)}>Later</button>;
}`,
    );
    await preview(frame).getByRole('button', { name: 'Later' }).click();
    await writeCode(page, frame, 'const broken = ;');
    const ofSyntax = [`${FILE}:1:16 Unexpected token`];
    await expect(editErrors(frame)).toHaveText(ofSyntax);
    // It says so after the error.
    await expect
      .poll(async () => (await frame.locator('.edit-frame').boundingBox())?.height)
      .toBeGreaterThan(700);
    await expect(editErrors(frame)).toHaveText(ofSyntax);
  });

  await test.step('a demo that never shows anything is stopped, and runs again when the code is mended', async () => {
    await page.clock.install();
    await writeCode(
      page,
      frame,
      `import { use } from 'react';\nconst never = new Promise(() => {});\ndocument.body.dataset.begun = '';\nexport default () => <p>{String(use(never))}</p>;`,
    );
    await expect(preview(frame).locator('body')).toHaveAttribute('data-begun');
    await page.clock.fastForward('00:08');
    await expect(frame.getByRole('alert')).toContainText('has not shown anything for 8 seconds');
    await expect(frame.locator('.edit-frame')).toHaveCount(0);
    await expect(frame.locator('.demo-content')).toBeVisible();
    await writeCode(page, frame, showing('Mended'));
    await expect(preview(frame).getByText('Mended')).toBeVisible();
    await expect(frame.getByRole('alert')).toHaveCount(0);
  });
});

test('theme, direction, colours and the demo’s own controls reach the edited demo', async ({
  page,
}) => {
  await visit(page, PAGE);
  await changePreferences(page, { mode: 'dark' });
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
  await changePreferences(page, { mode: 'light', direction: 'rtl' });
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(preview(frame).locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('margin-right', '7px');
  await changePreferences(page, {
    colors: { primary: '#123456', secondary: '#654321' },
    variables: { light: { '--mui-palette-primary-main': '#123456' }, dark: {} },
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

test('an isolated demo is edited like any other, in JavaScript by those who have chosen it', async ({
  page,
}) => {
  await visit(page, '/demos/tabs');
  const frame = demo(page, 'app-bar-tabs');
  await frame.scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Show the source' }).click();
  await frame.getByRole('button', { name: 'JavaScript' }).click();
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(frame.getByRole('tab')).toHaveText(['app-bar-tabs.jsx']);
  await codeField(frame).press('ControlOrMeta+End');
  await page.keyboard.insertText('\n// Changed');
  await expect(preview(frame).getByRole('tab').first()).toBeVisible();
  await expect(preview(frame).locator('html')).toHaveAttribute('data-own', '');
  await expect(frame.locator('.demo-content')).not.toBeVisible();
  await writeCode(page, frame, 'export default (props: object) => null;');
  await expect(editErrors(frame)).toHaveText([/^app-bar-tabs\.jsx:1:22 Unexpected token/]);
});

test.describe('for everybody', () => {
  // So axe asks the preview, which it is not in.
  test.use({ allowedMessages: [/^warning: Failed to execute 'postMessage' on 'DOMWindow'/] });

  test('editing is for the keyboard and for narrow windows too', async ({ page }) => {
    await visit(page, PAGE);
    const frame = await openEditor(page, DEMO);

    await test.step('the keyboard gets in and out', async () => {
      const provided = frame.getByText('What the code can import');
      // It is known once the runner is there, and Tab passes over what comes later.
      await expect(provided).toBeVisible();
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
      await expect(provided).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(frame.getByText('@mui/material/Rating', { exact: false })).toBeVisible();
    });

    await test.step('errors are announced, and axe finds nothing', async () => {
      await writeCode(page, frame, 'const x = ;');
      await expect(editErrors(frame)).toHaveCount(1);
      await expect(
        page.getByRole('status').filter({ hasText: 'The code has an error.' }),
      ).toHaveText(`The code has an error. ${FILE}, line 1: Unexpected token`);
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('the reader who writes keeps the focus from a demo that takes it', async () => {
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

    await test.step('it works at 360 px', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await writeCode(page, frame, showing('Narrow'));
      await expect(preview(frame).getByText('Narrow')).toBeVisible();
      await page.keyboard.insertText(`import '${'very-long-name/'.repeat(20)}';`);
      await expect(editErrors(frame)).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
});
