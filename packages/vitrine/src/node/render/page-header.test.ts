import { expect, it } from 'vitest';
import type { Page } from '../../shared/page.ts';
import { makeDoc } from '../api/fixtures/docs.ts';
import { createLineCutter } from '../base/text.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiPackage } from '../model/site.ts';
import type { PageContext } from './context.ts';
import { createApiLinks } from './page-context.ts';
import {
  renderContents,
  renderLastUpdated,
  renderNeighbours,
  renderPageHeader,
  renderPageLinks,
} from './page-header.ts';
import { printPage } from './print-page.ts';

const page = { pathname: '/a', source: { file: 'content/a.md', editUrl: '' } } as Page;
const context = { api: [{ pathname: '/api/dial', title: 'Dial' }] } as unknown as PageContext;
const config = { url: 'https://kit.example/ui', assistants: [] };

it('names the components, the Markdown, and the assistants that a site names', () => {
  const assistants = [{ label: 'Ask <Acme>', href: 'https://chat.example/?a=b&q={url}' }];
  expect(renderPageLinks(page, context, { ...config, assistants })).toBe(
    '<p class="page-api">API: <a href="/api/dial"><code>Dial</code></a> · <a href="/a.md">View as Markdown</a> · <a href="/a.md" data-copy>Copy page</a> · <a href="https://chat.example/?a=b&amp;q=https%3A%2F%2Fkit.example%2Fui%2Fa.md" rel="noreferrer">Ask &lt;Acme&gt;</a></p>',
  );
});

it('leads to no Markdown of what the site made itself, and to no assistant by default', () => {
  const own = { ...page, source: { file: '', editUrl: '' } };
  expect(renderPageLinks(own, { ...context, api: [] }, config)).toBe('');
  expect(renderPageLinks(page, context, config)).not.toContain('https:');
});

it('links the page of a part in Markdown, whose headings have addresses of their own', () => {
  const dialogs = { title: 'Dialogs', description: 'Over the page.', blocks: [] };
  const api = [
    { title: 'Dialog.Root', code: '<Dialog.Root />', pathname: '/api/dialog#dialog-root' },
    { title: 'useKnob', code: 'useKnob()', pathname: '/api/use-knob', package: '@acme/knobs' },
  ];
  const print = { isPage: () => true, base: '/', readLines: () => '', textOf: () => '' } as never;
  expect(printPage(dialogs as unknown as Page, { api, listed: [] }, print)).toBe(
    [
      '# Dialogs',
      '',
      'Over the page.',
      '',
      '## API',
      '',
      '- [`<Dialog.Root />`](/api/dialog.md)',
      '- [`useKnob()`](/api/use-knob.md) of @acme/knobs',
      '',
    ].join('\n'),
  );
});

it('writes what a page lists as code has it: elements, calls, and names of the rest', () => {
  const docs = [
    makeDoc({ name: 'Dial', aliases: ['Knob'] }),
    makeDoc({ name: 'useDial', kind: 'hook' }),
    makeDoc({ name: 'turn', kind: 'function', description: 'Turns.' }),
    makeDoc({ name: 'TONES', kind: 'constant', description: 'All.' }),
    makeDoc({ name: 'Tone', kind: 'type', description: 'One.' }),
  ];
  const config = { package: 'kit', route: '/api', kinds: docs.map(({ kind }) => kind) };
  const api = [{ config, docs, version: '1.0.0' }] as unknown as ApiPackage[];
  const components = ['Dial', 'Knob', ...docs.slice(1).map(({ name }) => name)];
  const listing = { kind: 'markdown', pathname: '/dials', components } as unknown as PageMeta;
  const links = createApiLinks({ api })(listing);
  expect(links.map(({ code }) => code)).toEqual([
    ...['<Dial />', '<Knob />', 'useDial()', 'turn()', 'TONES', 'Tone'],
  ]);
});

it('shows where a page is, and leads to its source', () => {
  const header = (breadcrumbs: PageContext['breadcrumbs'], more: Partial<Page> = {}) =>
    renderPageHeader({ ...page, ...more }, { ...context, breadcrumbs });
  const path = [
    { pathname: null, title: 'A & B' },
    { pathname: '/b', title: 'B' },
    { pathname: '/a', title: 'A' },
  ];
  expect(header(path.slice(1))).toBe(
    '<div class="page-actions"><nav class="breadcrumbs" aria-label="Breadcrumb"><ol><li><a href="/b">B</a></li><li aria-current="page">A</li></ol></nav></div>',
  );
  expect(header(path)).toContain('<ol><li><bdi>A &amp; B</bdi></li><li><a href="/b">');
  expect(header(path.slice(2))).toBe('');
  const link = (kind: Page['kind']) =>
    header([], { kind, source: { file: 'a', editUrl: 'https://a.example/?b&c' } });
  expect(link('markdown')).toBe(
    '<div class="page-actions"><a class="edit-link" href="https://a.example/?b&amp;c"><span>Edit this page</span></a></div>',
  );
  expect(link('api')).toContain('View the type declaration');
});

it('lists headings below each other, and none where there are none', () => {
  const item = (level: 2 | 3, hash: string) => ({ level, hash, text: `<${hash}>` });
  const html = renderContents([item(2, 'a'), item(3, 'b'), item(2, 'c')]);
  expect(html).toContain(
    '<ul><li><a href="#a">&lt;a&gt;</a><ul><li><a href="#b">&lt;b&gt;</a></li></ul></li><li><a href="#c">&lt;c&gt;</a></li></ul>',
  );
  expect(renderContents([])).toBe('');
});

it('says how old a page is', () => {
  const stamp = (lastUpdated: PageContext['lastUpdated'], language = 'en') =>
    renderLastUpdated({ ...context, lastUpdated }, language);
  const date = '2024-02-03T23:30:00Z';
  expect(stamp(null)).toBe('');
  expect(stamp({ date })).toBe(
    `<p class="page-stamp">Last updated: <time datetime="${date}">February 3, 2024</time></p>`,
  );
  expect(stamp({ date }, 'de')).toContain('3. Februar 2024');
  expect(stamp({ date })).toContain('February 3, 2024');
  expect(stamp({ package: '@kit/<a>', version: '1.0.0' })).toBe(
    '<p class="page-stamp">Read from the types of <code>@kit/&lt;a&gt;</code> 1.0.0</p>',
  );
});

it('leads to the pages before and after', () => {
  const neighbours = (previous: PageContext['previous'], next: PageContext['next']) =>
    renderNeighbours({ ...context, previous, next });
  const a = { pathname: '/a', title: 'A & B' };
  expect(neighbours(null, null)).toBe('');
  const frame = (links: string) =>
    `<nav class="page-neighbours" aria-label="Previous and next page">${links}</nav>`;
  expect(neighbours(a, null)).toBe(frame('<a rel="prev" href="/a">Previous: A &amp; B</a>'));
  expect(neighbours(null, a)).toBe(frame('<a rel="next" href="/a">Next: A &amp; B</a>'));
  expect(neighbours(a, a).match(/<a /g)).toHaveLength(2);
});

it('prints a page without an API, and with blocks that say nothing', () => {
  const blocks = [{ kind: 'html', html: '', markdown: [] }];
  const plain = { title: 'A', description: 'B', blocks } as unknown as Page;
  const print = (more: object) =>
    printPage(plain, { api: [], listed: [] }, {
      ...{ isPage: () => true, base: '/', readLines: () => '', textOf: () => '' },
      ...more,
    } as never);
  expect(print({})).toBe('# A\n\nB\n');
  expect(print({ base: '/ui/' })).toBe('# A\n\nB\n');
});

it('prints the lead as it was written, with links that lead where they did', () => {
  const written = {
    ...page,
    ...{ title: 'A', description: 'B', blocks: [], leadLines: [2, 3] },
  } as unknown as Page;
  const print = (target: Page, base: string) =>
    printPage(target, { api: [], listed: [] }, {
      ...{ isPage: (pathname: string) => pathname === '/b', base, textOf: () => '' },
      readLines: (file: string, from: number, to: number) =>
        createLineCutter(`of ${file}\nto [b](/b) and\r\n[c](/c)\nrest`)(from, to),
    } as never);
  expect(print(written, '/')).toBe('# A\n\nto [b](/b.md) and\n[c](/c)\n');
  expect(print(written, '/ui/')).toBe('# A\n\nto [b](/ui/b.md) and\n[c](/ui/c)\n');
  const given = { ...written, leadMarkdown: 'Given [b](/b).' };
  expect(print(given, '/')).toBe('# A\n\nGiven [b](/b.md).\n');
});
