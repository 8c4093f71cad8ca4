import type { Behaviour } from '../behaviour.ts';

const RESULT = '#button-playground .playground-stage button';
const CODE = '#button-playground pre code';

export const PLAYGROUND: Behaviour[] = [
  {
    area: 'Playground',
    name: 'a choice changes result and code',
    async run(page) {
      await page.visit('/demos/buttons');
      await page.wakePlayground('button-playground');
      await page.expectText(CODE, 'variant="contained"');
      await page.click('#button-playground label:has([value="outlined"])');
      await page.expectText(CODE, 'variant="outlined"');
      await page.expectSome(`${RESULT}.MuiButton-outlined`);
    },
  },
  {
    area: 'Playground',
    name: 'a text changes result and code',
    async run(page) {
      await page.visit('/demos/buttons');
      await page.wakePlayground('button-playground');
      await page.click('#button-playground input[type="text"]');
      await page.driver.press('a', 'Control');
      await page.driver.type('Delete all');
      await page.expectText(CODE, 'Delete all');
      await page.expectEqual(
        'the result',
        () => page.driver.evaluate((wanted) => document.querySelector(wanted)!.textContent, RESULT),
        'Delete all',
      );
    },
  },
];
