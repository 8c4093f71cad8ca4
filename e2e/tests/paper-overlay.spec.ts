import { demo, wake } from '../support/demos.ts';
import { storePreferences } from '../support/preferences.ts';
import { visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

// Not the library's own doing: `site/theme/create-theme.ts` says why.
for (const [mode, image] of [
  ['light', 'none'],
  ['dark', /gradient/],
] as const) {
  test(`a raised paper has ${mode === 'dark' ? 'a' : 'no'} veil in ${mode} mode`, async ({
    page,
  }) => {
    await storePreferences(page, { paletteType: mode });
    await visit(page, '/demos/app-bar');
    const frame = demo(page, 'app-bar-colors');
    await wake(frame);
    const bar = frame.locator('.MuiAppBar-colorPrimary');
    await expect(bar).toHaveCSS('background-image', image);
  });
}
