import type { Locator, Page } from '@playwright/test';
import { wake } from '../../support/demos.ts';
import { expect, test } from '../../support/test.ts';
import { heading, visit } from '../../support/shell.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What a reader does: every click and key is counted, and text counts as one. */
interface Reader {
  page: Page;
  click: (
    name: string | RegExp,
    role?: 'button' | 'link' | 'menuitem' | 'tab' | 'combobox',
  ) => Promise<void>;
  tap: (control: Locator) => Promise<void>;
  /** Opens the search, asks, and follows the first result. */
  find: (query: string) => Promise<void>;
  clipboard: () => Promise<string>;
}

interface Task {
  name: string;
  /** Most clicks and keys that it may take. */
  steps: number;
  from?: string;
  run: (reader: Reader) => Promise<void>;
}

const inView = (page: Page, hash: string) =>
  expect(page.locator(`[id="${hash}"]`).first()).toBeInViewport();

/** The twelfth, reading without a network, is `e2e/tests/engine/navigation/service-worker.spec.ts`. */
const TASKS: Task[] = [
  {
    name: 'make a button as wide as its container',
    steps: 3,
    run: async ({ page, find }) => {
      await find('how do i make a button full width');
      await expect(page).toHaveURL(/\/demos\/buttons#full-width|#prop-fullWidth/);
      await expect(page.locator('main')).toContainText('fullWidth');
    },
  },
  {
    name: 'the default of maxWidth of Dialog',
    steps: 3,
    run: async ({ page, find }) => {
      await find('dialog maxWidth');
      await expect(page).toHaveURL(/\/api\/dialog#prop-maxWidth|\/demos\/dialogs#width/);
      await inView(page, new URL(page.url()).hash.slice(1));
      await expect(page.locator('main')).toContainText(/maxWidth[^.]*\bsm\b/);
    },
  },
  {
    name: 'find an icon and copy its import',
    steps: 4,
    run: async ({ page, find, click, clipboard }) => {
      await find('garbage icon');
      await expect(page).toHaveURL(/icon=Delete/);
      await click(/^Copy (the )?import/i);
      await expect.poll(clipboard).toContain("from '@mui/icons-material/Delete'");
    },
  },
  {
    name: 'how far theme.spacing(2) is',
    steps: 3,
    run: async ({ page, find }) => {
      await find('spacing');
      await expect(page).toHaveURL(/\/layout\/basics#spacing/);
      await inView(page, 'spacing');
    },
  },
  {
    name: 'take a demo away as a ZIP',
    steps: 2,
    from: '/demos/alert',
    run: async ({ page, click }) => {
      await wake(page.locator('main [data-demo]').first());
      await click('See more');
      const downloaded = page.waitForEvent('download');
      await click(/Download/, 'menuitem');
      expect((await downloaded).suggestedFilename()).toMatch(/\.zip$/);
    },
  },
  {
    name: 'what the newest release changed',
    steps: 3,
    run: async ({ page, find }) => {
      await find("what's new");
      await expect(page).toHaveURL(/\/discover-more\/changelog/);
      await expect(heading(page)).toBeInViewport();
    },
  },
  {
    name: 'show a demo from right to left',
    steps: 1,
    from: '/demos/alert',
    run: async ({ page, click }) => {
      await click('Right-to-left');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    },
  },
  {
    name: 'the class of a slot',
    steps: 3,
    run: async ({ page, find }) => {
      await find('MuiDialog-paper');
      await expect(page).toHaveURL(/\/api\/dialog#/);
      await expect(page.locator('main')).toContainText('.MuiDialog-paper');
    },
  },
  {
    name: 'migrate from version 7',
    steps: 3,
    run: async ({ page, find }) => {
      await find('migrate from v7');
      await expect(page).toHaveURL(/\/guides\/migration-v0x#from-7-to-9/);
      await inView(page, 'from-7-to-9');
    },
  },
  {
    name: 'share a playground',
    steps: 2,
    from: '/demos/buttons#playground',
    run: async ({ page, clipboard, click, tap }) => {
      const frame = page.locator('.playground').first();
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.getByLabel('fullWidth')).toBeVisible();
      await tap(frame.getByLabel('fullWidth'));
      await expect(page).toHaveURL(/fullWidth/);
      await click(/Copy (the )?link/i);
      await expect.poll(clipboard).toContain('fullWidth');
    },
  },
  {
    name: 'copy a demo',
    steps: 2,
    from: '/demos/alert',
    run: async ({ page, click, clipboard }) => {
      await wake(page.locator('main [data-demo]').first());
      await click('See more');
      await click('Copy the source', 'menuitem');
      await expect.poll(clipboard).toContain("from '@mui/material/Alert'");
    },
  },
];

for (const { name, steps, from = '/', run } of TASKS) {
  test(`task: ${name}, in at most ${steps} steps`, async ({ page }) => {
    await visit(page, from);
    let taken = 0;
    const tap = async (control: Locator) => {
      taken++;
      await control.click();
    };
    const started = performance.now();
    await run({
      page,
      tap,
      click: async (label, role = 'button') => {
        await tap(page.getByRole(role, { name: label }).filter({ visible: true }).first());
      },
      find: async (query) => {
        await page.keyboard.press('/');
        const field = page.getByRole('dialog').getByRole('combobox');
        await field.fill(query);
        await expect(page.getByRole('option').first()).toBeVisible();
        await expect(page.getByRole('dialog')).not.toHaveAttribute('aria-busy', 'true');
        await page.waitForTimeout(150);
        await field.press('Enter');
        taken += 3;
      },
      clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
    });
    const seconds = (performance.now() - started) / 1000;
    test
      .info()
      .annotations.push({ type: 'task', description: `${taken} steps, ${seconds.toFixed(1)} s` });
    expect(taken).toBeLessThanOrEqual(steps);
  });
}
