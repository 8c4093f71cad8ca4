import { mergeTests, type Page } from '@playwright/test';
import { findViolations } from '../../../support/axe.ts';
import { demo, modulesOf, wake } from '../../../support/demos.ts';
import { placed } from '../../../support/base-path/placed.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { drawer, follow, heading, settle, visit } from '../../../support/shell.ts';
import { configFile, pageFile, test as commandTest } from '../../../support/temp-site.ts';
import { test as quietTest, expect } from '../../../support/test.ts';

const BUTTON = 'button-playground';
const part = (page: Page, hash = BUTTON) => {
  const frame = demo(page, hash);
  return {
    frame,
    result: frame.getByRole('group', { name: 'Result' }),
    code: frame.locator('pre code'),
    message: frame.getByRole('status'),
    reset: frame.getByRole('button', { name: 'Reset' }),
  };
};
const open = async (page: Page, path = '/demos/buttons', hash = BUTTON) => {
  await visit(page, path);
  await wake(demo(page, hash));
};
const DEFAULT_CODE = `import Button from '@mui/material/Button';
import SendIcon from '@mui/icons-material/Send';

<Button variant="contained" endIcon={<SendIcon />}>Send</Button>`;

quietTest.describe('without scripts', () => {
  quietTest.use({ javaScriptEnabled: false });
  quietTest('the first paint has result, controls and code', async ({ page }) => {
    await page.goto('/demos/buttons');
    const { frame, result, code } = part(page);
    await expect(result.getByRole('button', { name: 'Send' })).toHaveCSS(
      'text-transform',
      'uppercase',
    );
    // Otherwise its background lies over the corners of the border around it.
    await expect(result).toHaveCSS('border-start-start-radius', '4px');
    await expect(frame.getByRole('textbox', { name: 'children' })).toHaveValue('Send');
    await expect(frame.getByRole('radio', { name: 'contained' })).toBeChecked();
    await expect(code).toHaveText(DEFAULT_CODE);
  });
});

quietTest('it comes with its page, and follows the reader', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, '/demos/buttons');
  const { frame, result } = part(page);

  await quietTest.step('its code is loaded when it comes near, and on no other page', async () => {
    const own = (await modulesOf(frame)).filter((url) => /\/playground-/.test(url));
    expect(own).toHaveLength(1);
    const module = (await frame.getAttribute('data-module'))!;
    const first = page.locator('main [data-demo]').first();
    await wake(first);
    await settle(page);
    expect(requested).not.toContain(module);
    expect(requested).not.toContain(own[0]);
    await wake(frame);
    expect(requested).toEqual(expect.arrayContaining([module, own[0]]));
    for (const path of ['/getting-started/usage', '/api/button']) {
      const response = await page.request.get(path);
      expect(response.ok(), path).toBe(true);
      expect(await response.text(), path).not.toContain('playground-');
    }
  });

  await quietTest.step('every control is reached and worked by keyboard', async () => {
    const names: string[] = [];
    await frame.getByLabel('children').focus();
    for (let presses = 0; presses < 40; presses += 1) {
      const name = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement;
        const label = element.closest('fieldset')?.querySelector('legend') ?? element.labels?.[0];
        return label?.textContent ?? element.textContent;
      });
      names.push(name);
      if (name === 'Reset') break;
      await page.keyboard.press('Tab');
    }
    expect(names).toEqual([
      ...['children', 'variant', 'color', 'size', 'startIcon', 'endIcon', 'disabled', 'loading'],
      ...['loadingPosition', 'fullWidth', 'disableElevation', 'href', 'Copy the link', 'Reset'],
    ]);
    await frame.getByRole('radio', { name: 'contained' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(frame.getByRole('radio', { name: 'outlined' })).toBeChecked();
    await expect(result.getByRole('button')).toHaveClass(/MuiButton-outlined/);
    await frame.getByRole('switch', { name: 'fullWidth' }).focus();
    await page.keyboard.press('Space');
    await expect(result.getByRole('button')).toHaveClass(/MuiButton-fullWidth/);
  });

  await quietTest.step('right-to-left, it flips with the page and keeps its state', async () => {
    await frame.getByRole('switch', { name: 'loading' }).click();
    await changePreferences(page, { direction: 'rtl', mode: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(frame.getByRole('switch', { name: 'loading' })).toBeChecked();
    await expect(result.locator('button')).toHaveCSS('direction', 'rtl');
    await expect(frame.locator('pre')).toHaveCSS('direction', 'ltr');
  });

  await quietTest.step(
    'a library that is light whatever is chosen leaves the page dark',
    async () => {
      await page.evaluate(() => {
        document.body.style.backgroundColor = '#fff';
        document.body.style.color = '#000';
        for (const stage of document.querySelectorAll<HTMLElement>('.demo-stage'))
          stage.style.cssText += '; color-scheme: light; color: #000';
      });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
      await expect(page.locator('body')).toHaveCSS('color', 'rgba(255, 255, 255, 0.92)');
      await expect(frame.locator('pre')).toHaveCSS('color-scheme', 'dark');
      await expect(frame.locator('pre')).toHaveCSS('color', 'rgba(255, 255, 255, 0.92)');
      await expect(frame.getByLabel('color')).toHaveCSS('color-scheme', 'dark');
    },
  );
});

quietTest('the controls change result, code and address, and all go back', async ({ page }) => {
  await open(page);
  const { frame, result, code, reset } = part(page);
  const button = result.getByRole('button');
  await expect(code).toHaveText(DEFAULT_CODE);
  await expect(reset).toHaveAttribute('aria-disabled', 'true');

  await frame.getByLabel('children').fill('Löschen & <b>');
  await frame.getByRole('radio', { name: 'outlined' }).check();
  await frame.getByLabel('color').selectOption('error');
  await frame.getByRole('group', { name: 'startIcon' }).getByLabel('Bin').check();
  await frame.getByRole('group', { name: 'endIcon' }).getByLabel('not set').check();
  await frame.getByRole('switch', { name: 'disabled' }).click();
  await expect(button).toHaveText('Löschen & <b>');
  await expect(button).toHaveClass(/MuiButton-outlined/);
  await expect(button).toBeDisabled();
  await expect(button.locator('svg')).toHaveCount(1);
  await expect(code).toHaveText(`import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/Delete';

<Button variant="outlined" color="error" startIcon={<DeleteIcon />} disabled>
  {"Löschen & <b>"}
</Button>`);
  await expect(page).toHaveURL(
    /\?button-playground=\d+\.children:L%C3%B6schen.*,variant:outlined,.*,disabled:true$/,
  );

  // The address says it all: a link to it, or a reload, shows the same.
  await page.reload();
  await wake(frame);
  await expect(button).toHaveText('Löschen & <b>');
  await expect(frame.getByRole('switch', { name: 'disabled' })).toBeChecked();
  await expect(frame.getByLabel('color')).toHaveValue('error');
  await expect(frame.getByRole('radio', { name: 'outlined' })).toBeChecked();

  await reset.click();
  await expect(code).toHaveText(DEFAULT_CODE);
  await expect(button).toBeEnabled();
  await expect(reset).toBeFocused();
  await expect(page).toHaveURL(/\/demos\/buttons\/?$/);
});

const REFUSED =
  'The settings in this link are damaged or of another version. The playground shows its own.';

quietTest('the address', async ({ page, context }) => {
  const { frame, result, code, message } = part(page);
  const loading = frame.getByRole('switch', { name: 'loading' });

  await quietTest.step('follows a text that is typed, and keeps other parameters', async () => {
    await open(page, '/demos/buttons?from=chat#playground');
    const field = frame.getByLabel('children');
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' it, now');
    await expect(field).toHaveValue('Send it, now');
    await expect(field).toBeFocused();
    await expect(result.getByRole('button')).toHaveText('Send it, now');
    await expect(page).toHaveURL(
      /\?from=chat&button-playground=27\.children:Send%20it%2C%20now#playground$/,
    );
  });

  // `shell/playground/playground.test.ts` has more that cannot be read.
  await quietTest.step('is refused with a message where it cannot be read', async () => {
    await open(page, '/demos/buttons?button-playground=10.children:%');
    await expect(message).toHaveText(REFUSED);
    await expect(code).toHaveText(DEFAULT_CODE);
    await loading.click();
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL(/\?button-playground=12\.loading:true$/);
  });

  await quietTest.step('is copied as is what is shown, and so is the code', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect(code).toContainText('loading');
    await frame.locator('.playground-code').hover();
    await frame.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(frame.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard()).toBe(await code.textContent());
    await frame.getByRole('button', { name: 'Copy the link' }).click();
    await expect
      .poll(clipboard)
      .toMatch(/\/demos\/buttons\/?\?button-playground=12\.loading:true#button-playground$/);
  });
});

quietTest('components of other kinds', async ({ page }) => {
  const next = async (path: string, title: RegExp, hash: string) => {
    await follow(drawer(page).locator(`[href="${placed(path)}"]`));
    await expect(heading(page)).toHaveText(title);
    await wake(demo(page, hash));
    return part(page, hash);
  };

  await quietTest.step('events of the component move the controls', async () => {
    await open(page, '/demos/tabs', 'tabs-playground');
    const { frame, result, code } = part(page, 'tabs-playground');
    await result.getByRole('tab', { name: 'Payments' }).click();
    await expect(frame.getByLabel('value')).toHaveValue('2');
    await expect(code).toContainText('value={2}');
    await expect(page).toHaveURL(/\?tabs-playground=7\.value:2$/);
  });

  await quietTest.step('so does one that closes itself', async () => {
    const { frame, result } = await next('/demos/dialogs', /^Dialogs/, 'dialog-playground');
    await result.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the album?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(frame.getByRole('switch', { name: 'open' })).not.toBeChecked();
    await expect(page).toHaveURL(/\/demos\/dialogs\/?$/);
  });

  await quietTest.step(
    'a prop that the component needs has no choice to leave it out',
    async () => {
      const hash = 'form-control-label-playground';
      const { frame, result } = await next('/demos/selection-controls', /^Selection/, hash);
      const control = frame.getByRole('group', { name: 'control', exact: true });
      await expect(control.getByRole('radio')).toHaveCount(3);
      await control.getByLabel('Switch').check();
      await expect(result.getByRole('switch', { name: 'Send me a copy' })).toBeVisible();
    },
  );

  await quietTest.step('a component of a package beside the documented one', async () => {
    const hash = 'date-picker-playground';
    const { frame, result, code } = await next('/demos/pickers', /^Pickers|^Date/, hash);
    const sections = result.getByRole('spinbutton');
    await expect(sections).toHaveText(['05', '24', '2024']);
    await frame.getByLabel('format', { exact: true }).fill('YYYY-MM');
    await expect(sections).toHaveText(['2024', '05']);
    await expect(code).toContainText(
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
    );
    await expect(code).toContainText('format="YYYY-MM"');
  });
});

quietTest.describe('on a phone', () => {
  quietTest.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 360, height: 780 },
  });
  quietTest('it fits, in both directions, light and dark', async ({ page }) => {
    quietTest.setTimeout(120_000);
    for (const [path, hash] of [
      ['/demos/buttons', BUTTON],
      ['/demos/tables', 'table-playground'],
    ] as const) {
      await open(page, path, hash);
      const { frame } = part(page, hash);
      for (const [direction, mode] of [
        ['ltr', 'light'],
        ['rtl', 'dark'],
      ] as const) {
        await changePreferences(page, { direction, mode });
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        const wide = await frame.evaluate((element) =>
          [...element.querySelectorAll('.playground-control *, .playground-actions *')]
            .filter((each) => {
              const { left, right } = each.getBoundingClientRect();
              return left < 0 || right > 360;
            })
            .map((each) => each.outerHTML.slice(0, 80)),
        );
        expect(wide).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBe(360);
        // The page that has the least besides it.
        if (hash !== BUTTON) expect(await findViolations(page), direction).toEqual([]);
      }
    }
  });
});

const KIT = {
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    version: '1.2.3',
    type: 'module',
    types: './index.d.ts',
    main: './index.js',
  }),
  'node_modules/kit/index.d.ts': `import type { ReactElement, ReactNode } from 'react';
export interface DialProps {
  /** The message beside it. */
  children?: ReactNode;
  /** @default 'small' */
  size?: 'small' | 'large';
  angry?: boolean;
}
/** Turns. */
export declare function Dial(props: DialProps): ReactElement;
`,
  'node_modules/kit/index.js': `import { createElement } from 'react';
export function Dial({ children, size = 'small', angry }) {
  if (angry) throw new Error('I am angry');
  return createElement('output', { 'data-size': size }, children);
}
`,
};

/** Installed, but no package that the site documents. */
const METERS = {
  'node_modules/meters/package.json': JSON.stringify({
    name: 'meters',
    version: '4.5.6',
    type: 'module',
    types: './index.d.ts',
    main: './index.js',
  }),
  'node_modules/meters/index.d.ts': `import type { ReactElement } from 'react';
export declare function Gauge(props: { unit?: 'bar' | 'psi'; defaultOn?: boolean }): ReactElement;
`,
  'node_modules/meters/index.js': `import { createElement, useState } from 'react';
export function Gauge({ unit = 'bar', defaultOn = false }) {
  const [on, setOn] = useState(defaultOn);
  return createElement('output', { 'data-on': on, onClick: () => setOn(!on) }, unit);
}
`,
};

const test = mergeTests(commandTest, quietTest).extend<object, { url: string }>({
  url: [
    async ({ createSite }, use) => {
      const site = createSite({
        ...KIT,
        ...METERS,
        'content/index.md': pageFile(
          'Dials',
          '::playground[Try it]{component=Dial}\n\n::playground{component=Gauge package=meters}',
        ),
        'vitrine.config.ts': configFile(['/', '/api'], "api: [{ package: 'kit', route: '/api' }],"),
      });
      expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
      const { url } = await site.serve('preview');
      await use(url);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ url }, use) => use(url),
});

test.describe('a small library', () => {
  // In one worker, so that the site is built once.
  test.describe.configure({ mode: 'default' });

  test.describe('a component that throws', () => {
    // React reports what a boundary has caught.
    test.use({ allowedMessages: [/^error: .*I am angry/s] });
    test('does so in the result alone, and another value or a reset brings it back', async ({
      page,
    }) => {
      await open(page, '/', 'dial-playground');
      const { frame, result, reset } = part(page, 'dial-playground');
      await expect(frame).toHaveAccessibleName('Try it');
      const output = result.locator('output');
      await expect(output).toHaveAttribute('data-size', 'small');
      const angry = frame.getByRole('switch', { name: 'angry' });
      for (const recover of [() => angry.click(), () => reset.first().click()]) {
        await angry.click();
        const alert = result.getByRole('alert');
        await expect(alert).toContainText('With these props the component throws: I am angry');
        await expect(output).toHaveCount(0);
        await expect(frame.locator('pre')).toContainText('<Dial angry />');
        await recover();
        await expect(alert).toHaveCount(0);
        await expect(output).toHaveCount(1);
        await expect(angry).not.toBeChecked();
      }
      await expect(result).toBeFocused();
    });
  });

  test('needs nothing but the directive', async ({ page }) => {
    await test.step('for a component of a package of one file', async () => {
      await open(page, '/', 'dial-playground');
      const { frame, result } = part(page, 'dial-playground');
      await frame.getByLabel('children').fill('Turn me');
      await frame.getByRole('radio', { name: 'large' }).check();
      await expect(result.locator('output')).toHaveText('Turn me');
      await expect(frame.locator('pre')).toHaveText(
        `import { Dial } from 'kit';\n\n<Dial size="large">Turn me</Dial>`,
      );
    });

    await test.step('for a component of a package that the site does not document', async () => {
      const { frame, result } = part(page, 'gauge-playground');
      await wake(frame);
      await expect(result.locator('output')).toHaveText('bar');
      await frame.getByRole('radio', { name: 'psi' }).check();
      await expect(result.locator('output')).toHaveText('psi');
      await expect(frame.locator('pre')).toHaveText(
        `import { Gauge } from 'meters';\n\n<Gauge unit="psi" />`,
      );
      // What is read as it is mounted shows in another one, and nothing else makes another.
      const output = result.locator('output');
      await frame.getByRole('switch', { name: 'defaultOn' }).click();
      await expect(output).toHaveAttribute('data-on', 'true');
      await output.click();
      await frame.getByRole('radio', { name: 'bar' }).check();
      await expect(output).toHaveText('bar');
      await expect(output).toHaveAttribute('data-on', 'false');
      // Its types serve the playground alone: no page documents it.
      expect((await page.request.get('/api/gauge')).status()).toBe(404);
      expect((await page.request.get('/api/dial')).status()).toBe(200);
    });
  });
});

commandTest.describe('a playground that cannot be made', () => {
  commandTest('is told with file and line', async ({ createSite }) => {
    const site = createSite({
      ...KIT,
      ...METERS,
      'content/index.md': pageFile(
        'Dials',
        [
          '::playground{component=Diall}',
          '::playground{options=a.tsx}',
          '::playground{component=Dial options=none.tsx}',
          '::playground{component=Dial options=options.tsx}',
          '::playground{component=Dial size=2}',
          '> ::playground{component=Dial}',
          '::playground{component=Gauge package=gauges}',
          '::playground{component=Gage package=meters}',
          '::playground{component=Gauge package=./meters}',
        ].join('\n\n'),
      ),
      'content/options.tsx': `export default {\n  props: { size: 'huge' },\n};\n`,
      'vitrine.config.ts': configFile(['/', '/api'], "api: [{ package: 'kit', route: '/api' }],"),
    });
    const { code, stdout, stderr } = await site.run('check');
    expect(code).toBe(1);
    const report = stdout + stderr;
    for (const each of [
      'content/index.md:5 error unknown-component\n  kit has no component "Diall"; did you mean "Dial"?',
      'content/index.md:7 error invalid-directive\n  Malformed directive: the attribute component=Name is missing',
      'content/index.md:9 error invalid-playground\n  The playground cannot be made: there is no file "content/none.tsx"',
      'content/options.tsx:1 error invalid-playground\n  The playground cannot be made: "size" cannot be "huge"',
      'content/index.md:13 error invalid-directive\n  Malformed directive: unknown attribute "size"; known are component, package, options and clientOnly',
      'content/index.md:15 error invalid-directive\n  Malformed directive: it must begin with two colons, on a line of its own outside of lists',
      `content/index.md:17 error package-not-installed\n  The package "gauges" is not installed in ${site.root}`,
      'content/index.md:19 error unknown-component\n  meters has no component "Gage"; did you mean "Gauge"?',
      'content/index.md:21 error invalid-directive\n  Malformed directive: "./meters" is not the name of a package',
    ]) {
      expect(report).toContain(each);
    }
    expect(report).not.toContain('unused-demo');
  });
});
