import type { Behaviour } from '../behaviour.ts';

const PAGE = '/getting-started/installation';
const FIELD = '.search-dialog input';

export const SEARCH: Behaviour[] = [
  {
    area: 'Search',
    name: 'by keyboard: a shortcut, a query, Enter',
    sample: true,
    async run(page) {
      await page.visit(PAGE);
      await page.driver.press('/');
      await page.expectFocus(FIELD);
      await page.driver.type('tooltip');
      await page.expectText('.search-option[aria-selected="true"]', 'Tooltip');
      const href = await page.attribute('.search-option[aria-selected="true"]', 'href');
      await page.driver.press('Enter');
      await page.expectEqual('the path', page.pathname, new URL(href!, 'http://site').pathname);
      await page.expectCount('.search-dialog[open]', 0);
    },
  },
  {
    area: 'Search',
    name: 'by mouse: the box, a result that is not the first',
    async run(page) {
      await page.visit(PAGE);
      await page.click('.search-box');
      await page.expectFocus(FIELD);
      await page.driver.type('button');
      await page.expectSome('.search-option[href="/api/button"]');
      await page.click('.search-option[href="/api/button"]');
      await page.expectEqual('the path', page.pathname, '/api/button');
      await page.expectText('main h1', 'Button');
    },
  },
  {
    area: 'Search',
    name: 'arrow keys choose, Escape gives the focus back',
    async run(page) {
      await page.visit(PAGE);
      await page.driver.press('k', 'Control');
      await page.expectFocus(FIELD);
      await page.driver.type('theme');
      await page.expectSome('.search-option:nth-child(2)');
      const chosen = () => page.attribute('.search-option[aria-selected="true"]', 'id');
      const first = await chosen();
      await page.driver.press('ArrowDown');
      await page.expectEqual('the chosen option', chosen, first!.replace(/0$/, '1'));
      await page.driver.press('Escape');
      await page.expectCount('.search-dialog[open]', 0);
      await page.expectFocus('.search-box');
    },
  },
];
