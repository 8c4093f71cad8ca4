import type { Behaviour } from '../behaviour.ts';
import type { Page } from '../page.ts';

const START = '/getting-started/faq';
const TARGET = '/getting-started/comparison';

const link = (path: string) => `.drawer a[href="${path}"]`;
const readOpenGroups = (page: Page) =>
  page.driver.evaluate(
    () =>
      [...document.querySelectorAll('.drawer [data-path][aria-expanded="true"]')].map((group) =>
        group.getAttribute('data-path'),
      ),
    null,
  );
const expectPage = async (page: Page, path: string) => {
  await page.expectEqual('the path', page.pathname, path);
  await page.expectEqual(
    'the current entry',
    () => page.attribute('.drawer [aria-current="page"]', 'href'),
    path,
  );
  await page.expectSome('#v-shell[data-ready]');
};

export const NAVIGATION: Behaviour[] = [
  {
    area: 'Navigation',
    name: 'a link leads to its page and begins at its top',
    sample: true,
    async run(page) {
      await page.visit(START);
      await page.scrollTo(900);
      await page.click(link(TARGET));
      await expectPage(page, TARGET);
      await page.expectText('main h1', 'Comparison');
      await page.expectEqual('the scroll position', page.scrollY, 0);
    },
  },
  {
    area: 'Navigation',
    name: 'groups that were opened or closed stay so',
    async run(page) {
      await page.visit(START);
      await page.click('.drawer [data-path="/guides"]');
      await page.click('.drawer [data-path="/style"]');
      const open = ['/getting-started', '/style', '/guides'];
      await page.expectEqual('the open groups', () => readOpenGroups(page), open);
      await page.click(link(TARGET));
      await expectPage(page, TARGET);
      await page.expectEqual('the open groups', () => readOpenGroups(page), open);
      await page.click('.drawer [data-path="/style"]');
      await page.click(link(START));
      await expectPage(page, START);
      await page.expectEqual('the open groups', () => readOpenGroups(page), [
        '/getting-started',
        '/guides',
      ]);
    },
  },
  {
    area: 'Navigation',
    name: 'the drawer stays where it was scrolled to',
    async run(page) {
      await page.visit('/demos/buttons');
      await page.click('.drawer [data-path="/api"]');
      const entry = link('/demos/tooltips');
      const top = () =>
        page.driver.evaluate(() => Math.round(document.querySelector('.drawer')!.scrollTop), null);
      await page.driver.evaluate(
        (wanted) => document.querySelector(wanted)!.scrollIntoView({ block: 'center' }),
        entry,
      );
      const before = await top();
      if (before < 100) throw new Error(`the drawer has nothing to scroll: ${before}`);
      await page.click(entry);
      await expectPage(page, '/demos/tooltips');
      await page.expectEqual('the scroll position of the drawer', top, before);
    },
  },
  {
    area: 'Navigation',
    name: 'back and forward restore page and scroll position',
    async run(page) {
      await page.visit(START);
      await page.scrollTo(900);
      await page.expectEqual('the scroll position', page.scrollY, 900);
      await page.driver.evaluate(
        (wanted) => document.querySelector<HTMLElement>(wanted)!.click(),
        link(TARGET),
      );
      await expectPage(page, TARGET);
      await page.expectEqual('the scroll position', page.scrollY, 0);
      await page.scrollTo(500);
      await page.expectEqual('the scroll position', page.scrollY, 500);
      await page.driver.goBack();
      await expectPage(page, START);
      await page.expectText('main h1', 'Frequently');
      await page.expectEqual('the scroll position', page.scrollY, 900);
      await page.driver.goForward();
      await expectPage(page, TARGET);
      await page.expectText('main h1', 'Comparison');
      await page.expectEqual('the scroll position', page.scrollY, 500);
    },
  },
  {
    area: 'Navigation',
    name: 'a link to a heading of another page lands on it',
    async run(page) {
      await page.visit(START);
      const hash = await page.driver.evaluate(async (path) => {
        const html = await (await fetch(path)).text();
        return [...html.matchAll(/<h2 id="([^"]+)"/g)].at(-2)![1]!;
      }, '/guides/testing');
      await page.driver.evaluate((href) => {
        const added = document.createElement('a');
        added.href = href;
        document.querySelector('main')!.prepend(added);
        added.click();
      }, `/guides/testing#${hash}`);
      await page.expectEqual('the path', page.pathname, '/guides/testing');
      await page.expectInView(`main [id="${hash}"]`);
    },
  },
];
