import { demo, wake } from '../support/demos.ts';
import { visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const PAGE = '/utils/transitions';
const FILE = 'simple-fade';

test('demos move as the reader’s system says, and follow a change of it', async ({ page }) => {
  await visit(page, PAGE);
  const frame = demo(page, FILE);
  await wake(frame);
  const toggle = frame.getByRole('switch', { name: 'Show' });
  const shown = frame.locator('[style*="opacity: 1"]');
  const thumb = frame.locator('.MuiSwitch-switchBase');
  await toggle.check();
  await expect(shown).toHaveCSS('transition-property', 'opacity');
  await expect(shown).toHaveCSS('transition-duration', '0.225s');
  await expect(thumb).toHaveCSS('transition-duration', /0\.15s/);

  await test.step('a change reaches a demo that is running', async () => {
    await toggle.uncheck();
    await expect(shown).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toggle.check();
    await expect(shown).toHaveCSS('transition-duration', '0s');
    await expect(thumb).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('for readers whose system asks for less from the start', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing in a demo takes time', async ({ page }) => {
    await visit(page, PAGE);
    const frame = demo(page, FILE);
    await wake(frame);
    await expect(frame.locator('.MuiSwitch-switchBase')).toHaveCSS('transition-duration', '0s');
    await frame.getByRole('switch', { name: 'Show' }).check();
    const shown = frame.locator('[style*="opacity: 1"]');
    await expect(shown).toHaveCSS('transition-property', 'opacity');
    await expect(shown).toHaveCSS('transition-duration', '0s');
  });
});
