import { demo, wake } from '../support/demos.ts';
import { visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const PAGE = '/utils/transitions';
const FILE = 'simple-fade';

for (const [choice, seconds] of [
  ['no-preference', '0.225s'],
  ['reduce', '0s'],
] as const) {
  test.describe(`for readers whose system says ${choice}`, () => {
    test.use({ contextOptions: { reducedMotion: choice } });

    test(`a demo fades in within ${seconds}`, async ({ page }) => {
      await visit(page, PAGE);
      await wake(demo(page, FILE));
      await demo(page, FILE).getByRole('switch', { name: 'Show' }).check();
      const shown = demo(page, FILE).locator('[style*="opacity: 1"]');
      await expect(shown).toHaveCSS('transition-property', 'opacity');
      await expect(shown).toHaveCSS('transition-duration', seconds);
    });

    test(`what CSS animates follows, ${choice}`, async ({ page }) => {
      await visit(page, PAGE);
      await wake(demo(page, FILE));
      const thumb = demo(page, FILE).locator('.MuiSwitch-switchBase');
      const none = choice === 'reduce';
      await expect(thumb).toHaveCSS('transition-duration', none ? '0s' : /0\.15s/);
    });
  });
}

test('a change of the system’s choice reaches a demo that is running', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, PAGE);
  await wake(demo(page, FILE));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await demo(page, FILE).getByRole('switch', { name: 'Show' }).check();
  const shown = demo(page, FILE).locator('[style*="opacity: 1"]');
  await expect(shown).toHaveCSS('transition-duration', '0s');
});
