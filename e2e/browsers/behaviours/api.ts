import type { Behaviour } from '../behaviour.ts';

const ROWS = 'main .props tbody tr';

export const API: Behaviour[] = [
  {
    area: 'API',
    name: 'props are filtered as one types',
    async run(page) {
      await page.visit('/api/button');
      const shown = () =>
        page.driver.evaluate(
          (rows) =>
            [...document.querySelectorAll<HTMLElement>(rows)].filter((row) => row.checkVisibility())
              .length,
          ROWS,
        );
      await page.expectSome('.prop-filter input');
      const all = await shown();
      await page.click('.prop-filter input');
      await page.driver.type('ripple');
      await page.expectText('.prop-filter [role="status"]', ' of ');
      const some = await shown();
      if (some === 0 || some >= all) throw new Error(`${some} of ${all} rows are shown`);
      await page.driver.press('Escape');
      await page.expectEqual('the number of rows', shown, all);
    },
  },
  {
    area: 'API',
    name: 'the header of a table stays in view',
    async run(page) {
      await page.visit('/api/button');
      await page.driver.evaluate(
        () => document.querySelector('#prop-startIcon')!.scrollIntoView(),
        null,
      );
      await page.expectEqual(
        'its top',
        async () => Math.round((await page.box('main .props thead'))!.top),
        64,
      );
    },
  },
];
