import { existsSync, readFileSync } from 'node:fs';
import { test, expect } from '../../support/test.ts';
import { heading, visit } from '../../support/shell.ts';

/** The components that version 1 had an API page for. */
const NAMES = `
  app-bar avatar backdrop badge bottom-navigation bottom-navigation-action button button-base card
  card-actions card-content card-header card-media checkbox chip circular-progress click-away-listener
  collapse css-baseline dialog dialog-actions dialog-content dialog-content-text dialog-title divider
  drawer expansion-panel expansion-panel-actions expansion-panel-details expansion-panel-summary fade
  form-control form-control-label form-group form-helper-text form-label grid grid-list grid-list-tile
  grid-list-tile-bar grow hidden icon icon-button input input-adornment input-label linear-progress
  list list-item list-item-avatar list-item-icon list-item-secondary-action list-item-text
  list-subheader menu menu-item menu-list mobile-stepper modal mui-theme-provider native-select no-ssr
  paper popover popper portal radio radio-group root-ref select slide snackbar snackbar-content step
  step-button step-connector step-content step-icon step-label stepper svg-icon swipeable-drawer
  switch tab table table-body table-cell table-footer table-head table-pagination table-row
  table-sort-label tabs text-field toolbar tooltip touch-ripple typography zoom
`
  .trim()
  .split(/\s+/);

/** Former names of components, and the pages that each leads to. */
const FORMER: Record<string, string[]> = {
  'expansion-panel': ['/api/accordion'],
  'expansion-panel-actions': ['/api/accordion-actions'],
  'expansion-panel-details': ['/api/accordion-details'],
  'expansion-panel-summary': ['/api/accordion-summary'],
  'grid-list': ['/api/image-list'],
  'grid-list-tile': ['/api/image-list-item'],
  'grid-list-tile-bar': ['/api/image-list-item-bar'],
  hidden: [],
  'mui-theme-provider': ['/style/color'],
  'root-ref': [],
  'touch-ripple': ['/api/button-base'],
};

const documentOf = (name: string) =>
  new URL(`../../../flagship/dist/api/${name}/index.html`, import.meta.url);

test('every name of version 1 answers under /api', () => {
  expect(new Set(NAMES).size).toBe(100);
  const missing = NAMES.filter((name) => !existsSync(documentOf(name)));
  expect(missing).toEqual([]);
  for (const name of NAMES) {
    const html = readFileSync(documentOf(name), 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    if (!(name in FORMER)) {
      expect(main, name).toContain('id="props"');
      continue;
    }
    for (const href of FORMER[name]!) expect(main, name).toContain(`href="${href}"`);
  }
});

test('a former name says what it is called today, and leads there', async ({ page }) => {
  await visit(page, '/api/grid-list-tile');
  await expect(page.locator('main .lead')).toContainText('is called ImageListItem now');
  await page.locator('main .prose a[href="/api/image-list-item"]').first().click();
  await expect(heading(page)).toHaveText(/^ImageListItem/);
});
