import type { Behaviour } from '../behaviour.ts';
import type { Page } from '../page.ts';

const OPEN = '.drawer:popover-open';

async function openOnPhone(page: Page): Promise<void> {
  await page.driver.resize(400, 760);
  await page.visit('/getting-started/installation');
  await page.expectCount(OPEN, 0);
  await page.click('.menu-button');
  await page.expectSome(OPEN);
  await page.expectSome('main[inert]');
}

export const DRAWER: Behaviour[] = [
  {
    area: 'Drawer',
    name: 'on a phone it opens over the page and closes with Escape',
    async run(page) {
      await openOnPhone(page);
      await page.expectFocus('.drawer *');
      await page.driver.press('Escape');
      await page.expectCount(OPEN, 0);
      await page.expectCount('main[inert]', 0);
      await page.expectFocus('.menu-button');
    },
  },
  {
    area: 'Drawer',
    name: 'on a phone a press beside it closes it',
    async run(page) {
      await openOnPhone(page);
      await page.driver.clickAt(370, 500);
      await page.expectCount(OPEN, 0);
    },
  },
  {
    area: 'Drawer',
    name: 'on a phone a link of it leads to its page and closes it',
    async run(page) {
      await openOnPhone(page);
      await page.click('.drawer a[href="/getting-started/usage"]');
      await page.expectText('main h1', 'Usage');
      await page.expectCount(OPEN, 0);
      await page.expectCount('main[inert]', 0);
    },
  },
  {
    area: 'Drawer',
    name: 'the filter narrows it down',
    async run(page) {
      await page.visit('/getting-started/installation');
      await page.click('.nav-filter input');
      await page.driver.type('tooltip');
      await page.expectSome('.drawer .nav-list a[href="/demos/tooltips"]');
      await page.expectText('.nav-filter [role="status"]', ' pages');
      await page.driver.press('Escape');
      await page.expectEqual(
        'the text of the status',
        () => page.text('.nav-filter [role="status"]'),
        '',
      );
    },
  },
  {
    area: 'Drawer',
    name: 'the menu of versions opens in view',
    async run(page) {
      await page.visit('/getting-started/installation');
      await page.click('.version-button');
      await page.expectSome('.version-menu:popover-open');
      await page.expectInView('.version-menu li:first-child');
    },
  },
];
