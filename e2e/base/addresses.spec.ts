import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findForgotten } from '../support/base-path/find-forgotten.ts';
import { wake } from '../support/demos.ts';
import { SITE_BASE } from '../support/ports.ts';
import { visit } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../../flagship/dist-base');
const TEXT = /\.(?:html|css|js|json|xml|txt|webmanifest|conf)$/;

/**
 * Parts of the search index get the base from who fetches them, links of announcements from who shows them. The rest is
 * text: what agents are told of paths, what demos and guides say of other sites, and the words of the library's own comments.
 */
const EXPECTED =
  /\.js: \/assets\/search\/\$\{|^assets\/start-tools-[\w-]+\.js: \/demos\/buttons#sizes$|^announcements\.json: |^api\/changes\.json: \/api\/list-item-button\/$|: \/(?:inbox|drafts|trash|search|profile)$|^demos\/bottom-navigation\/index\.html: \/$|^guides\/llms-full\.txt: \/guides\/testing$/;

test('every address of every file of the flagship begins with its path', () => {
  const files = readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' });
  const known = [...new Set(files.map((file) => file.split('/')[0].replace(/\.html$/, '')))];
  // What was written, for the next build; parts of the search index get the base from who fetches them.
  const isLookedAt = (file: string) => TEXT.test(file) && file !== '.vitrine-output.json';
  const forgotten = files
    .filter(isLookedAt)
    .flatMap((file) =>
      findForgotten(file, readFileSync(path.join(OUTPUT, file), 'utf8'), SITE_BASE, known),
    );
  expect(forgotten.filter((each) => !EXPECTED.test(each))).toEqual([]);
});

for (const pathname of [
  '/',
  '/getting-started/installation',
  '/demos/buttons',
  '/style/icons',
  '/demos/cards',
  '/style/color',
  '/api/button',
  '/api/changes',
  '/page-layout-examples',
  '/premium-themes',
  '/versions',
]) {
  test(`nothing is asked for above the path of the site by ${pathname}`, async ({ page }) => {
    const wrong: string[] = [];
    page.on('response', (response) => {
      const { pathname: asked, origin } = new URL(response.url());
      if (origin !== new URL(page.url()).origin) return;
      if (!asked.startsWith(SITE_BASE) || response.status() >= 400)
        wrong.push(`${response.status()} ${asked}`);
    });
    await visit(page, pathname);
    for (const frame of (await page.locator('main [data-demo]').all()).slice(0, 12))
      await wake(frame);
    expect(wrong).toEqual([]);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')!));
    // Of a site that a demo imagines.
    const own = links.filter((href) => !/^\/(?:inbox|drafts)$/.test(href));
    expect(own.filter((href) => !href.startsWith(SITE_BASE))).toEqual([]);
  });
}
