import type { Behaviour } from '../behaviour.ts';

const PAGE = '/getting-started/installation';
const root = 'html';

export const SHELL: Behaviour[] = [
  {
    area: 'Shell',
    name: 'it answers, on a page of text and on one of demos',
    sample: true,
    async run(page) {
      for (const path of [PAGE, '/demos/buttons', '/']) {
        await page.visit(path);
        await page.expectSome('main h1');
        await page.expectCount('[role="alert"], [data-error]:not([data-error=""])', 0);
      }
    },
  },
  {
    area: 'Shell',
    name: 'the theme changes and stays after a reload',
    async run(page) {
      await page.visit(PAGE);
      await page.expectEqual('the mode', () => page.attribute(root, 'data-mode'), 'light');
      await page.click('.app-bar [aria-label="Dark theme"]');
      await page.expectEqual('the mode', () => page.attribute(root, 'data-mode'), 'dark');
      await page.driver.reload();
      await page.expectSome('#v-shell[data-ready]');
      await page.expectEqual('the mode', () => page.attribute(root, 'data-mode'), 'dark');
    },
  },
  {
    area: 'Shell',
    name: 'the menu of themes opens in view and chooses',
    async run(page) {
      await page.visit(PAGE);
      await page.click('.theme-menu-button');
      await page.expectSome('.theme-menu input');
      await page.expectInView('.theme-menu');
      await page.click('.theme-menu label', 'Dark');
      await page.expectEqual('the mode', () => page.attribute(root, 'data-mode'), 'dark');
      await page.driver.press('Escape');
      await page.expectCount('.theme-menu:popover-open', 0);
    },
  },
  {
    area: 'Shell',
    name: 'right-to-left mirrors the layout',
    async run(page) {
      await page.visit(PAGE);
      const isLeft = async () => (await page.box('nav.drawer'))!.left < 20;
      await page.expectEqual('that the drawer is left', isLeft, true);
      await page.click('.app-bar [aria-label="Right-to-left"]');
      await page.expectEqual('the direction', () => page.attribute(root, 'dir'), 'rtl');
      await page.expectEqual('that the drawer is left', isLeft, false);
      await page.expectInView('.app-bar');
    },
  },
  {
    area: 'Shell',
    name: 'the contents mark what is read, and lead to it',
    async run(page) {
      await page.visit('/guides/testing');
      const active = '.toc [aria-current="location"]';
      const entry = '.toc > ul > li:nth-child(3) > a';
      const hash = await page.attribute(entry, 'href');
      await page.click(entry);
      await page.expectEqual('the marked entry', () => page.attribute(active, 'href'), hash);
      await page.expectInView(`main ${hash}`);
      const other = await page.attribute('.toc > ul > li:nth-child(2) > a', 'href');
      await page.driver.evaluate((id) => document.querySelector(id)!.scrollIntoView(), other!);
      await page.expectEqual('the marked entry', () => page.attribute(active, 'href'), other);
    },
  },
];
