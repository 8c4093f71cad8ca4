import type { Behaviour } from '../behaviour.ts';
import type { Page } from '../page.ts';
import { waitUntil } from '../wait.ts';

const USAGE = '/getting-started/usage';

/** Whether one element ends where another begins, and they share their edge at the end of the line. */
const expectBeside = (page: Page, menu: string, button: string) =>
  waitUntil('the menu to be beside its button', async () => {
    const [a, b] = [(await page.box(menu))!, (await page.box(button))!];
    const gap = Math.min(Math.abs(a.top - b.bottom), Math.abs(b.top - a.bottom));
    return (
      (gap <= 12 && Math.abs(a.right - b.right) <= 12) ||
      `${JSON.stringify(a)} and ${JSON.stringify(b)}`
    );
  });

/** Opens the menu of a demo whose button lies near the top of the window, in the middle or near the bottom. */
async function openMenuAt(page: Page, demo: string, top: number): Promise<void> {
  await page.driver.evaluate(
    ([wanted, to]) => {
      const { top: now } = document.querySelector(wanted!)!.getBoundingClientRect();
      window.scrollBy(0, now - Number(to));
    },
    [`${demo} .demo-more`, String(top)],
  );
  await page.click(`${demo} .demo-more`);
  await page.expectSome(`${demo} .demo-menu:popover-open [role="menuitem"]`);
}

export const DEMOS: Behaviour[] = [
  {
    area: 'Demos',
    name: 'a demo answers a field',
    sample: true,
    async run(page) {
      await page.visit(USAGE);
      const demo = await page.wake('greeting');
      await page.click(`${demo} input[type="text"]`);
      await page.driver.type('Ada');
      await page.click(`${demo} button`, 'Greet');
      await page.expectText(`${demo} [role="status"]`, 'Hello, Ada');
    },
  },
  {
    area: 'Demos',
    name: 'a demo answers clicks',
    async run(page) {
      await page.visit('/demos/tabs');
      const demo = await page.wake('simple-tabs');
      const second = `${demo} [role="tab"]:nth-of-type(2)`;
      await page.click(second);
      await page.expectEqual('the choice', () => page.attribute(second, 'aria-selected'), 'true');
    },
  },
  {
    area: 'Demos',
    name: 'the source is shown and copied',
    async run(page) {
      await page.visit(USAGE);
      const demo = await page.wake('three-styles');
      await page.click(`${demo} [aria-label="Show the source"]`);
      await page.expectText(`${demo} .demo-source pre`, 'ThreeStyles');
      await page.click(`${demo} .demo-source button`, 'Copy');
      await page.expectText(`${demo} .demo-notice`, 'Copied');
    },
  },
  {
    area: 'Demos',
    name: '"See more" opens in view once the page has scrolled',
    async run(page) {
      await page.visit('/demos/buttons');
      const demos = await page.driver.evaluate(
        () =>
          [...document.querySelectorAll('main [data-demo]:has(.demo-more)')].map(({ id }) => id),
        null,
      );
      for (const id of [demos[0]!, demos.at(-1)!]) {
        const demo = await page.wake(id);
        for (const top of [120, 400, 840]) {
          await openMenuAt(page, demo, top);
          await page.expectInView(`${demo} .demo-menu`);
          await expectBeside(page, `${demo} .demo-menu`, `${demo} .demo-more`);
          await page.driver.press('Escape');
          await page.expectCount('.demo-menu:popover-open', 0);
        }
      }
    },
  },
  {
    area: 'Demos',
    name: 'the controls of a demo show it in another theme',
    async run(page) {
      await page.visit('/demos/tabs');
      const demo = await page.wake('simple-tabs');
      await page.click(`${demo} [aria-label="Theme, direction and width"]`);
      await page.click(`${demo} .demo-options label`, 'Dark');
      await page.expectSome(`${demo} .demo-frame`);
      await page.expectEqual(
        'the mode in the frame',
        () =>
          page.driver.evaluate(
            (wanted) =>
              document.querySelector<HTMLIFrameElement>(wanted)!.contentDocument!.documentElement
                .dataset.mode,
            `${demo} .demo-frame`,
          ),
        'dark',
      );
    },
  },
];
