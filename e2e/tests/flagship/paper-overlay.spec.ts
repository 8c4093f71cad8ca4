import { demo, wake } from '../../support/demos.ts';
import { changePreferences } from '../../support/preferences.ts';
import { visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

// Not the library's own doing: `flagship/theme/create-theme.ts` says why.
test('a raised paper has a veil in dark mode, and none in light mode', async ({ page }) => {
  await visit(page, '/demos/app-bar');
  const frame = demo(page, 'app-bar-colors');
  await wake(frame);
  const bar = frame.locator('.MuiAppBar-colorPrimary');
  await expect(bar).toHaveCSS('background-image', 'none');
  await changePreferences(page, { mode: 'dark' });
  await expect(bar).toHaveCSS('background-image', /gradient/);
});
