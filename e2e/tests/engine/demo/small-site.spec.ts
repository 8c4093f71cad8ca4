import { mergeTests, type FrameLocator, type Page } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import {
  codeField,
  editErrors,
  openEditor,
  preview,
  PREVIEW_TIMEOUT,
  writeCode,
} from '../../../support/editor.ts';
import { heading, visit } from '../../../support/shell.ts';
import { configFile, pageFile, test as commandTest } from '../../../support/temp-site.ts';
import { test as quietTest, expect as baseExpect } from '../../../support/test.ts';

const test = mergeTests(commandTest, quietTest);
const expect = baseExpect.configure({ timeout: PREVIEW_TIMEOUT });

// The site is served from a port of its own; the dev server says that it is there.
test.use({
  allowedMessages: [/^request to http:\/\/localhost:|^debug: \[vite\]|^info: .*DevTools/],
});
const FILES = {
  'vitrine.config.ts': configFile(['/', '/framed', '/next', '/browsers', '/eager']),
  'content/next.md': pageFile('Next'),
  'content/index.md': pageFile(
    'Kit',
    '::demo{file=list.tsx}\n\n::demo[Fixed]{file=fixed.tsx hideEditButton}\n\n::demo{file=bare.tsx hideHeader}\n',
  ),
  'content/list.tsx': `import type { Row } from './data/row';
import rows from './data/rows.json';
import { describe } from './data/describe';
import './list.css';
export default function List() {
  return <ul>{rows.map((row: Row) => <li key={row.id}>{describe(row)}</li>)}</ul>;
}
`,
  'content/fixed.tsx': 'export default () => <p>Fixed</p>;\n',
  'content/bare.tsx': 'export default () => <p>Bare</p>;\n',
  'content/list.css': 'li { color: rgb(1, 2, 3) }\n',
  'content/data/row.ts': 'export interface Row { id: number }\n',
  'content/data/rows.json': '[{ "id": 1 }, { "id": 2 }]\n',
  'content/data/describe.ts': `import type { Row } from './row';
export const describe = ({ id }: Row): string => \`Row \${id}\`;
`,
  'content/framed.md': pageFile(
    'Framed',
    ['growing', 'viewport', 'link']
      .map((name) => `::demo{file=${name}.tsx iframe=100}\n`)
      .join('\n'),
  ),
  'content/growing.tsx': `import { useState } from 'react';
export default function Growing() {
  const [rows, setRows] = useState(1);
  return (
    <div>
      <button onClick={() => setRows(rows === 1 ? 8 : 1)}>Rows</button>
      <div style={{ height: rows * 50, transition: 'height 300ms' }} />
    </div>
  );
}
`,
  'content/viewport.tsx': `export default function Viewport() {
  return (
    <>
      <header style={{ height: 50 }}>Bar</header>
      <div style={{ minHeight: '100vh' }}>Page</div>
    </>
  );
}
`,
  'content/link.tsx': `export default function Linked() {
  return <a href="/next">Next page</a>;
}
`,
  'content/browsers.md': pageFile(
    'Browsers',
    '::demo{file=drawn.tsx clientOnly=200}\n\n::demo{file=written.tsx}\n\n::demo{file=later.tsx hideEditButton}\n',
  ),
  // A package that no server can load, beside one that both demos share.
  'node_modules/drawing/package.json':
    '{ "name": "drawing", "type": "module", "main": "index.js" }',
  'node_modules/drawing/index.js': `export const tag = document.createElement('p').localName;\n`,
  'node_modules/writing/package.json':
    '{ "name": "writing", "type": "module", "main": "index.js" }',
  'node_modules/writing/index.js': `export const write = (text) => 'Shown: ' + text;\n`,
  'content/drawn.tsx': `// @ts-expect-error no types
import { tag } from 'drawing';
// @ts-expect-error no types
import { write } from 'writing';
export default () => <p>{write(tag)}</p>;
`,
  'content/written.tsx': `// @ts-expect-error no types
import { write } from 'writing';
export default () => <p>{write('always')}</p>;
`,
  'content/part.tsx': 'export default () => <b>Here</b>;\n',
  'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  // Each would take the reader to itself.
  'content/eager.md': pageFile(
    'Eager',
    `${'Text.\n\n'.repeat(60)}::demo{file=asking.tsx}\n\n::demo{file=taking.tsx clientOnly=100}\n`,
  ),
  'content/asking.tsx': `export default () => <form><a href="#">Nowhere</a><input name="asked" aria-label="Asked" autoFocus /></form>;
`,
  'content/taking.tsx': `import { useEffect, useRef } from 'react';
export default function Taking() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus(), []);
  return <><input aria-label="Taken" ref={field} /><input aria-label="Mounted" autoFocus /></>;
}
`,
  'content/later.tsx': `import { lazy, Suspense } from 'react';
const Part = lazy(() => import('./part'));
const dot = new URL('./dot.svg', import.meta.url);
export default () => <p><img alt="" src={dot.pathname} /><Suspense fallback="Soon"><Part /></Suspense></p>;
`,
};

const inside = (page: Page, hash: string): FrameLocator =>
  demo(page, hash).frameLocator('.demo-frame');

async function expectLive(page: Page, hash: string) {
  await expect(inside(page, hash).locator('.demo-content')).toHaveAttribute('data-live');
}

/** How many pixels of an open demo do not fit into its frame. */
const missing = (page: Page, hash: string) =>
  inside(page, hash)
    .locator('div div > div')
    .last()
    .evaluate((box) => {
      const { height } = box.getBoundingClientRect();
      return height < 400 ? 400 : document.documentElement.scrollHeight - innerHeight;
    });
/** Lets so many frames pass that a height which follows itself would have grown. */
const passFrames = (frame: FrameLocator | Page) =>
  frame.locator('html').evaluate(async () => {
    for (let count = 0; count < 20; count++) await new Promise(requestAnimationFrame);
  });
const heightOf = async (page: Page, hash: string) =>
  (await demo(page, hash).locator('.demo-frame').boundingBox())!.height;

for (const command of ['preview', 'dev'] as const) {
  test.describe(`demos of a small site, ${command}`, () => {
    // One server for all of them.
    test.describe.configure({ mode: 'default', timeout: 240_000 });
    let url = '';
    test.beforeAll(async ({ createSite }) => {
      const site = createSite(FILES);
      if (command === 'preview') {
        const { code, stderr } = await site.run('build');
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      }
      ({ url } = await site.serve(command));
    });

    test('what needs a browser as it is loaded is rendered there alone, in the place kept for it', async ({
      page,
    }) => {
      const html = await (await page.request.get(`${url}browsers`)).text();
      expect(html).toContain('<div class="demo-content" data-client style="min-height:200px"><');
      expect(html).toContain('<div class="demo-content"><p>Shown: always</p></div>');
      await visit(page, `${url}browsers`);
      await wake(demo(page, 'drawn'));
      await expect(demo(page, 'drawn').locator('.demo-content')).toHaveText('Shown: p');
      expect((await demo(page, 'drawn').locator('.demo-content').boundingBox())!.height).toBe(200);
      await wake(demo(page, 'written'));
      await expect(demo(page, 'written').locator('.demo-content')).toHaveText('Shown: always');
      await wake(demo(page, 'later'));
      await expect(demo(page, 'later').locator('.demo-content')).toHaveText('Here');
      const picture = demo(page, 'later').locator('img');
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(9);
      await expect(page.locator('.demo [role=alert]')).toHaveCount(0);
    });

    test('a demo leaves the reader where the reader is', async ({ page }) => {
      const place = () => page.evaluate(() => [scrollY, document.activeElement!.localName]);
      await visit(page, `${url}eager`);
      // The browser looks for what asks for the focus once styles are there.
      await passFrames(page);
      expect(await place()).toEqual([0, 'body']);
      await wake(demo(page, 'taking'));
      await expect(demo(page, 'taking').getByLabel('Taken')).toBeVisible();
      await passFrames(page);
      const [y, element] = await place();
      expect(element).toBe('body');
      await demo(page, 'asking').getByRole('link').click();
      const field = demo(page, 'asking').getByLabel('Asked');
      await field.press('Enter');
      await passFrames(page);
      expect(await place()).toEqual([y, 'input']);
      expect(page.url()).toBe(`${url}eager`);
      await expect(field).toHaveAttribute('autofocus');
    });

    test('every file of a demo can be edited, unless its author says no', async ({ page }) => {
      await visit(page, url);
      const frame = await openEditor(page, 'list');
      const slow = expect.configure({ timeout: 60_000 });
      const rows = preview(frame).getByRole('listitem');
      await frame.getByRole('tab', { name: 'data/rows.json' }).click();
      await expect(codeField(frame)).toHaveText('[{ "id": 1 }, { "id": 2 }]');
      await writeCode(page, frame, '[{ "id": 7 }]');
      await slow(rows).toHaveText(['Row 7']);
      await expect(rows).toHaveCSS('color', 'rgb(1, 2, 3)');
      await frame.getByRole('tab', { name: 'list.css' }).click();
      await writeCode(page, frame, 'li { color: rgb(4, 5, 6) }');
      await expect(rows).toHaveCSS('color', 'rgb(4, 5, 6)');
      await frame.getByRole('tab', { name: 'data/describe.ts' }).click();
      await writeCode(page, frame, 'export const describe = (row: unknown) => row.;');
      await expect(editErrors(frame)).toHaveText([/^data\/describe\.ts:1:47 Unexpected token/]);
      await frame.getByRole('tab', { name: 'list.tsx' }).click();
      await frame.getByRole('button', { name: 'data/describe.ts:1:47' }).click();
      await expect(frame.getByRole('tab', { name: 'data/describe.ts' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(codeField(frame)).toContainText('row.;');
      await page.keyboard.press('Delete');
      await page.keyboard.insertText('id + "!";');
      await expect(rows).toHaveText(['7!']);

      await test.step('a demo whose author hides the edit actions has the rest of the toolbar', async () => {
        const fixed = demo(page, 'fixed');
        await wake(fixed);
        const names = await fixed
          .locator('.demo-toolbar > *')
          .locator('a, button')
          .or(fixed.locator('.demo-toolbar > button'))
          .evaluateAll((all) =>
            all.map((each) => each.getAttribute('aria-label') ?? each.textContent),
          );
        expect(names).toEqual(['Theme, direction and width', 'Show the source', 'See more']);
        await fixed.getByRole('button', { name: 'See more' }).click();
        await expect(page.getByRole('menu', { name: 'More' }).getByRole('menuitem')).toHaveText([
          'Copy the source',
          'Copy as Markdown',
          'Copy link to this demo',
        ]);
        await page.keyboard.press('Escape');
        await fixed.getByRole('button', { name: 'Show the source' }).click();
        await expect(fixed.locator('.demo-source pre')).toContainText('Fixed');
        await expect(fixed.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
      });

      await test.step('a demo whose author hides the toolbar has none', async () => {
        const bare = demo(page, 'bare');
        await wake(bare);
        await expect(bare.locator('.demo-content')).toHaveText('Bare');
        await expect(bare.locator('.demo-toolbar')).toHaveCount(0);
      });
    });

    test('heights follow the content, and links leave the frame', async ({ page }) => {
      await visit(page, `${url}framed`);
      const growing = demo(page, 'growing');
      await growing.scrollIntoViewIfNeeded();
      await expectLive(page, 'growing');
      expect(await heightOf(page, 'growing')).toBe(100);
      await inside(page, 'growing').getByRole('button').click();
      // As high as it is at the end of its transition, not as it was on the way.
      await expect.poll(() => missing(page, 'growing')).toBe(0);
      expect(await heightOf(page, 'growing')).toBeGreaterThan(400);
      await inside(page, 'growing').getByRole('button').click();
      await expect.poll(() => heightOf(page, 'growing')).toBe(100);

      // One that measures itself by the frame does not grow with it.
      await demo(page, 'viewport').scrollIntoViewIfNeeded();
      await expectLive(page, 'viewport');
      await passFrames(inside(page, 'viewport'));
      expect(await heightOf(page, 'viewport')).toBe(100);

      await demo(page, 'link').scrollIntoViewIfNeeded();
      await expectLive(page, 'link');
      await inside(page, 'link').getByRole('link').click();
      await expect(heading(page)).toHaveText(/^Next/);
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  });
}
