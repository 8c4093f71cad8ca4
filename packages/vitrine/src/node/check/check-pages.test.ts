import { describe, expect, it } from 'vitest';
import { analyseDemo } from '../demo/analyse.ts';
import { formatProblem } from '../base/errors.ts';
import type { CheckInput, CheckedPage } from './check-input.ts';
import { checkPages } from './check-pages.ts';

function page(pathname: string, rest: Partial<CheckedPage> = {}): CheckedPage {
  const source = { file: `content${pathname}/index.md`, editUrl: '' };
  return { pathname, anchors: [], links: [], demos: [], playgrounds: [], source, ...rest };
}

/** A demo as a page shows it. */
function demo(id: string, file: string, line: number): CheckedPage['demos'][number] {
  return {
    id,
    hash: id,
    title: id,
    file,
    line,
    hideHeader: false,
    hideEditButton: false,
    iframe: null,
  };
}

function modules(files: Record<string, string>): CheckInput['modules'] {
  return {
    candidates: Object.keys(files).filter((file) => file.startsWith('content/')),
    analyses: new Map(
      Object.entries(files).map(([file, source]) => [file, analyseDemo(source, file)]),
    ),
  };
}

/** Everything the checks say of a site, as a maintainer reads it. */
function report(input: Partial<CheckInput>): string {
  const pages = input.pages ?? [];
  return checkPages({
    pages,
    entries: [...new Set(pages.map(({ pathname }) => pathname))].map((pathname) => ({ pathname })),
    modules: modules({}),
    files: new Set(['/favicon.svg']),
    ...input,
  })
    .map(formatProblem)
    .join('\n');
}

/** What the checks say of one link on `/demos/buttons`. */
function reportLink(href: string): string {
  const pages = [
    page('/', { anchors: ['start'] }),
    page('/demos/buttons', { anchors: ['sizes', 'größen'], links: [{ href, line: 7 }] }),
    page('/demos/chips', { anchors: ['array'] }),
  ];
  return report({ pages });
}

describe('links of the shell', () => {
  it('are checked like those of a page', () => {
    const pages = [page('/style/color', { anchors: ['color-tool'] })];
    expect(
      report({ pages, shellLinks: ['/style/color#color-tool', 'https://v1.kit.example/'] }),
    ).toBe('');
    expect(report({ pages, shellLinks: ['/style/color#colour-tool', '/version'] })).toBe(
      `vitrine.config.ts error dead-anchor
  The link "/style/color#colour-tool" names a heading that its page does not have; did you mean "#color-tool"?
  Anchors are made from headings and from the file names of demos.
vitrine.config.ts error dead-link
  The link "/version" leads nowhere
  Link to a page of the site by its path, e.g. /demos/buttons. A file lies in public/, and public/a.png is "/a.png".`,
    );
  });
});

describe('links', () => {
  it.each([
    '/',
    '/#start',
    '/demos/chips',
    '/demos/chips/',
    '/demos/chips?mode=dark#array',
    '/demos/chips/#array',
    '#sizes',
    '#gr%C3%B6%C3%9Fen',
    '#größen',
    '#',
    '#top',
    '#:~:text=word',
    '/favicon.svg',
    'https://example.com/demos/none',
    '//example.com',
    'web+kit.a-1:b',
    'HTTPS://example.com',
    '/favicon.svg?v=1#a',
    '?mode=dark#sizes',
    '/demos/chips#%61rray',
    'mailto:a@example.com',
  ])('accepts %s', (href) => {
    expect(reportLink(href)).toBe('');
  });

  it('reports a page that does not exist', () => {
    expect(reportLink('/demos/button')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:7 error dead-link
        The link "/demos/button" leads nowhere; did you mean "/demos/buttons"?
        Link to a page of the site by its path, e.g. /demos/buttons. A file lies in public/, and public/a.png is "/a.png"."
    `);
    expect(reportLink('/somewhere/else')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:7 error dead-link
        The link "/somewhere/else" leads nowhere
        Link to a page of the site by its path, e.g. /demos/buttons. A file lies in public/, and public/a.png is "/a.png"."
    `);
    expect(reportLink('/components/chips')).toContain('did you mean "/demos/chips"?');
    expect(reportLink('/%E0%A4%A')).toContain('dead-link');
  });

  it('guesses what the first hundred dead links mean', () => {
    const links = Array.from({ length: 60 }, (_, line) => ({ href: '/demo', line }));
    const pages = [page('/demos'), ...['/a', '/b'].map((pathname) => page(pathname, { links }))];
    const found = report({ pages });
    expect(found.match(/leads nowhere/g)).toHaveLength(120);
    expect(found.match(/did you mean "\/demos"/g)).toHaveLength(100);
  });

  it('knows a page that was moved by its last segment', () => {
    expect(reportLink('/some/other/place/favicon.svg')).toContain('did you mean "/favicon.svg"?');
    expect(reportLink('/some/other/place/hips')).not.toContain('did you mean');
  });

  it('knows the heading that another tool has another anchor of, however many links are dead', () => {
    const anchors = ['options-port', 'events', 'events-2', 'größe'];
    const links = ['#optionsport', '#user-content-Options.Port', '#events-1', '#_größe', '#sizes'];
    const dead = Array.from({ length: 100 }, (_, index) => `/gone-${index}`);
    const hrefs = [...dead, ...links].map((href, index) => ({ href, line: index + 1 }));
    const meant = report({
      pages: [
        page('/a', { anchors, links: hrefs.slice(0, 100) }),
        page('/b', { anchors, links: hrefs.slice(100) }),
      ],
    });
    expect(meant.match(/(?<=did you mean ")#[^"]*/g)).toEqual([
      ...['#options-port', '#options-port', '#events-2', '#größe'],
    ]);
  });

  it('reports an anchor that does not exist', () => {
    expect(reportLink('/demos/chips#arrays')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:7 error dead-anchor
        The link "/demos/chips#arrays" names a heading that its page does not have; did you mean "#array"?
        Anchors are made from headings and from the file names of demos."
    `);
    expect(reportLink('#colours')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:7 error dead-anchor
        The link "#colours" names a heading that its page does not have
        Anchors are made from headings and from the file names of demos."
    `);
  });

  it('reports relative links with the path to write instead', () => {
    expect(reportLink('../chips#array')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:7 error relative-link
        The link "../chips#array" is relative; write "/demos/chips#array"
        Begin links to pages and files of the site with a slash: such a path means the same on every page. A relative link names the file of a page, ./button.md. A picture or another file lies in public/, and public/a.png is "/a.png"."
    `);
    expect(reportLink('../chips/index.md')).toContain('write "/demos/chips"');
    expect(reportLink('chips')).toContain('write "/demos/chips"');
    expect(reportLink('../chips.mdx')).toContain('write "/demos/chips"');
    expect(reportLink('../chips/index#array')).toContain('write "/demos/chips#array"');
    expect(reportLink('%63hips?q#array')).toContain('write "/demos/chips#array"');
    expect(reportLink('../../')).toContain('write "/"');
    expect(reportLink('./')).toContain('write "/demos/buttons"');
    expect(reportLink('chips.md.md')).not.toContain('write');
    expect(reportLink('chipsindex')).not.toContain('write');
    expect(reportLink('1a:b')).toContain('relative-link');
    expect(reportLink('a//example.com')).toContain('relative-link');
    expect(reportLink('nowhere')).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md:7 error relative-link
        The link "nowhere" is relative
        Begin links to pages and files of the site with a slash: such a path means the same on every page. A relative link names the file of a page, ./button.md. A picture or another file lies in public/, and public/a.png is "/a.png"."
    `);
  });
});

describe('paths and the page tree', () => {
  it('reports two files for one path', () => {
    const source = { file: 'content/a.md', editUrl: '' };
    expect(report({ pages: [page('/a'), page('/a', { source })] })).toMatchInlineSnapshot(`
      "content/a.md error duplicate-path
        "/a" is already taken by content/a/index.md
        Every page needs a path of its own."
    `);
  });

  it('reports a path named twice', () => {
    const entries = [{ pathname: '/a' }, { pathname: '/b', children: [{ pathname: '/a' }] }];
    expect(report({ pages: [page('/a')], entries })).toMatchInlineSnapshot(`
      "vitrine.config.ts error duplicate-path
        "/a" is already taken by an earlier entry of the page tree
        Every page needs a path of its own."
    `);
  });

  it('orders what it finds by file, and knows groups at every level', () => {
    const entries = [
      {
        pathname: '/a',
        children: [
          { pathname: '/a/b', children: [{ pathname: '/a/b/c' }, { pathname: '/a/b/d' }] },
          { pathname: '/a/e' },
        ],
      },
    ];
    const pages = ['/a/b/d', '/a/b/c', '/a/e', '/a/b', '/a', '/z', '/y'].map((each) => page(each));
    const found = report({ pages, entries });
    expect(found.match(/^\S+ error \S+/gm)).toEqual([
      'content/y/index.md error page-outside-tree',
      'content/z/index.md error page-outside-tree',
    ]);
  });

  it('reports pages outside the tree and entries without a page', () => {
    const entries = [
      { pathname: '/demos', children: [{ pathname: '/demos/button' }, { pathname: '/demos/new' }] },
    ];
    expect(report({ pages: [page('/demos/buttons')], entries })).toMatchInlineSnapshot(`
      "content/demos/buttons/index.md error page-outside-tree
        Missing activePage. "/demos/buttons" is not in the page tree
        Add an entry for it to \`pages\`, with displayNav: false if it should not be in the navigation.
      vitrine.config.ts error page-not-found
        The page tree names "/demos/button", but there is no such page; did you mean "/demos/buttons"?
        Create content/<path>.md or content/<path>/index.md, or remove the entry.
      vitrine.config.ts error page-not-found
        The page tree names "/demos/new", but there is no such page
        Create content/<path>.md or content/<path>/index.md, or remove the entry."
    `);
  });

  it('needs no place in the tree for a page without the shell', () => {
    const blank = page('/examples/album', { layout: 'blank' });
    const links = [{ href: '/examples/album', line: 3 }];
    const entries = [{ pathname: '/examples' }];
    const pages = [page('/examples', { links }), blank];
    expect(report({ pages, entries })).toBe('');
    expect(report({ pages: [...pages, blank], entries })).toContain('duplicate-path');
    const dead = page('/examples', { links: [{ href: '/examples/album#pictures', line: 3 }] });
    expect(report({ pages: [dead, blank], entries })).toContain('dead-anchor');
  });

  it('asks for no page where a group is, and accepts one', () => {
    const entries = [
      { pathname: '/demos', children: [{ pathname: '/demos/a' }, { pathname: '/demos/b' }] },
      { pathname: '/versions', displayNav: false },
    ];
    const pages = [page('/demos/a'), page('/demos/b'), page('/versions')];
    expect(report({ pages, entries })).toBe('');
    expect(report({ pages: [...pages, page('/demos')], entries })).toBe('');
  });
});

describe('demos', () => {
  const component = 'export default function Demo() { return null; }';
  const shown = [demo('buttons-sizes', 'content/demos/buttons/sizes.tsx', 9)];

  it('accepts a demo and what it imports', () => {
    const files = {
      'content/demos/buttons/sizes.tsx': `import { a } from './parts.js';\n${component}`,
      'content/demos/buttons/parts.tsx': `export { b as a } from './deep';`,
      'content/demos/buttons/deep/index.tsx': 'export const b = 1;',
      'theme/provider.tsx': `import { c } from '../content/shared/colours';`,
      'content/shared/colours.tsx': 'export const c = 1;',
    };
    expect(report({ pages: [page('/a', { demos: shown })], modules: modules(files) })).toBe('');
  });

  it('reports a demo that does not exist', () => {
    const files = { 'content/demos/buttons/size.tsx': component };
    expect(report({ pages: [page('/a', { demos: shown })], modules: modules(files) }))
      .toMatchInlineSnapshot(`
      "content/a/index.md:9 error unknown-demo
        There is no demo file "content/demos/buttons/sizes.tsx"; did you mean "content/demos/buttons/size.tsx"?
        The path is relative to the Markdown file. Check the spelling and the extension (.tsx).
      content/demos/buttons/size.tsx warning unused-demo
        No page shows the demo "content/demos/buttons/size.tsx"
        Show it with ::demo{file=…} on a page, import it from another demo, or delete it."
    `);
  });

  it('reports a shown demo that does not parse or exports nothing, once', () => {
    const files = { 'content/demos/buttons/sizes.tsx': 'export const a = 1;' };
    const pages = [
      page('/a', { demos: shown }),
      page('/b', { demos: [demo('b-sizes', shown[0]!.file, 3)] }),
    ];
    expect(report({ pages, modules: modules(files) })).toMatchInlineSnapshot(`
      "content/demos/buttons/sizes.tsx:1 error demo-without-export
        The demo "content/demos/buttons/sizes.tsx" has no default export
        Export the component: export default function Name() { … }"
    `);
  });

  it('reports two demos with one id', () => {
    const files = { 'content/a-b/c.tsx': component, 'content/a/b-c.tsx': component };
    const pages = [
      page('/a-b', { demos: [demo('a-b-c', 'content/a-b/c.tsx', 5)] }),
      page('/a', { demos: [demo('a-b-c', 'content/a/b-c.tsx', 6)] }),
    ];
    expect(report({ pages, modules: modules(files) })).toMatchInlineSnapshot(`
      "content/a/index.md:6 error demo-id-taken
        "content/a/b-c.tsx" has the id "a-b-c", as has content/a-b/index.md:5
        An id combines the path of the page with the file name of the demo. Rename one of the files."
    `);
  });

  it('names the first of three demos with one id, and reports each file once', () => {
    const files = { 'content/a.tsx': 'export const a = 1;', 'content/b.tsx': component };
    const pages = [
      page('/a', {
        demos: [
          demo('a', 'content/a.tsx', 5),
          demo('a', 'content/b.tsx', 6),
          demo('a', 'content/b.tsx', 7),
        ],
      }),
    ];
    const found = report({ pages, modules: modules(files) });
    expect(found.match(/as has content\/a\/index.md:5/g)).toHaveLength(2);
    expect(found.match(/demo-without-export/g)).toHaveLength(1);
  });

  it('counts the options of a playground as used', () => {
    const files = { 'content/a/options.tsx': component };
    const playgrounds = [{ options: 'content/a/options.tsx' }] as CheckedPage['playgrounds'];
    expect(report({ pages: [page('/a', { playgrounds })], modules: modules(files) })).toBe('');
  });

  it('warns of a demo that nothing uses', () => {
    const files = {
      'content/a/one.tsx': `import './two';\n${component}`,
      'content/a/two.tsx': `import './one';\n${component}`,
    };
    expect(report({ modules: modules(files) })).toMatchInlineSnapshot(`
      "content/a/one.tsx warning unused-demo
        No page shows the demo "content/a/one.tsx"
        Show it with ::demo{file=…} on a page, import it from another demo, or delete it.
      content/a/two.tsx warning unused-demo
        No page shows the demo "content/a/two.tsx"
        Show it with ::demo{file=…} on a page, import it from another demo, or delete it."
    `);
  });
});

it('checks thousands of pages in linear time', () => {
  const pages = Array.from({ length: 5000 }, (_, index) =>
    page(`/group/page-${index}`, {
      anchors: ['a'],
      links: Array.from({ length: 10 }, (_, to) => ({ href: `/group/page-${to}#a`, line: to })),
    }),
  );
  const start = process.cpuUsage();
  expect(report({ pages })).toBe('');
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2);
});
