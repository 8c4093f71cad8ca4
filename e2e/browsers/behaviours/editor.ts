import type { Behaviour } from '../behaviour.ts';
import type { Page } from '../page.ts';
import { waitUntil } from '../wait.ts';

/** The first edit waits for React and the library. */
const SLOW = 40_000;

async function openEditor(page: Page): Promise<string> {
  await page.visit('/getting-started/usage');
  const demo = await page.wake('three-styles');
  await page.click(`${demo} [aria-label="Show the source"]`);
  await page.expectText(`${demo} .demo-source pre`, 'ThreeStyles');
  await page.click(`${demo} .demo-source button`, 'Edit');
  await waitUntil(
    'the editor to have the focus',
    () => page.isFocused(`${demo} .cm-content`),
    SLOW,
  );
  return demo;
}

export const EDITOR: Behaviour[] = [
  {
    area: 'Editor',
    name: 'an edit changes the demo',
    async run(page) {
      const demo = await openEditor(page);
      await page.driver.press('a', 'Control');
      await page.driver.type('export default () => <p>Written here</p>;');
      await waitUntil(
        'the edited demo to say "Written here"',
        async () => {
          const text = await page.driver.readFrame(`${demo} .edit-frame`, 'iframe');
          return text?.includes('Written here') || String(text);
        },
        SLOW,
      );
    },
  },
  {
    area: 'Editor',
    name: 'an error in the code is named',
    async run(page) {
      const demo = await openEditor(page);
      await page.driver.press('a', 'Control');
      await page.driver.type('const broken = ;');
      await page.expectText(`${demo} [aria-label="Errors in the code"]`, 'three-styles.tsx:1:16');
      await page.expectSome(`${demo} .cm-lintRange-error`);
    },
  },
];
