import { describe, expect, it } from 'vitest';
import type { ToolbarData } from '../../shared/contract.ts';
import type { DemoBlock, Page, PlaygroundBlock } from '../../shared/page.ts';
import { placeHtml } from '../base/addresses/place-html.ts';
import type { RenderContext } from './block-kind.ts';
import { renderContent, runsInPage } from './demo.ts';
import { kindOf } from './index.ts';

const demo: DemoBlock = {
  ...{ kind: 'demo', id: 'a-b', hash: 'b', title: 'A & "B"', line: 5, file: 'content/a/b.tsx' },
  ...{ hideHeader: false, hideEditButton: false, iframe: null },
};
const playground: PlaygroundBlock = {
  ...{ kind: 'playground', id: 'a-p', hash: 'p', title: 'P "1"', line: 9 },
  ...{ component: 'P', package: '', options: '' },
};

let toolbar: [id: string, data: ToolbarData][] = [];
const context = {
  config: {},
  server: {
    renderToolbar: (id, data) => {
      toolbar.push([id, data]);
      return '(toolbar)';
    },
  },
  assets: {
    demos: {
      'content/a/b.tsx': { module: '/assets/b.js', preload: ['/x.js', '/y.js'], styles: [] },
      'p.jsx': { module: '/assets/p.js', preload: [], styles: [] },
    },
  },
  demos: new Map([
    ['a-b', { html: '<i>b</i>', styles: [], sourceUrl: '/b.json', clientOnly: null }],
  ]),
  playgrounds: new Map([
    ['a-p', { html: '<i>p</i>', styles: [], file: 'p.jsx', clientOnly: null }],
    ['gone', { html: '', styles: [], file: 'gone.jsx', clientOnly: null }],
  ]),
  iframes: { urlOf: ({ id, iframe }) => `/demo?a&${id}${iframe === null ? '' : '-alone'}` },
  runnerUrl: '/assets/runner/r.json',
  sandboxes: { offered: true, reason: '' },
  listed: [],
} satisfies RenderContext;
const render = (more: Partial<DemoBlock> = {}, around: Partial<RenderContext> = {}) => {
  toolbar = [];
  return placeHtml('/', kindOf(demo).render({ ...demo, ...more }, { ...context, ...around }));
};

const OPEN =
  '<div class="demo" id="b" role="group" aria-label="A &amp; &quot;B&quot;" data-demo="a-b"';
const MODULE = ' data-module="/assets/b.js" data-preload="/x.js /y.js"';
const CONTENT = '<div class="demo-content"><i>b</i></div>';
const TOOLBAR =
  '<div class="demo-toolbar-root" data-source="/b.json" data-frame="/demo?a&amp;a-b" data-preview="runner/r.json">(toolbar)</div><noscript><a href=/b.txt>Source</a></noscript>';

describe('a demo', () => {
  it('is a named group with its markup, the place of its code, and its toolbar', () => {
    expect(render()).toBe(
      `${OPEN}${MODULE}><div class="demo-stage">${CONTENT}</div>${TOOLBAR}</div>`,
    );
    expect(toolbar).toEqual([
      [
        'a-b',
        {
          ...{ title: 'A & "B"', hash: 'b', sourceUrl: '/b.json', repositoryUrl: '' },
          ...{
            editable: true,
            stays: '',
            iframeUrl: '/demo?a&a-b',
            runnerUrl: '/assets/runner/r.json',
          },
        },
      ],
    ]);
  });

  it('is alone where its header is hidden', () => {
    expect(render({ hideHeader: true })).toBe(
      `${OPEN.replace('"demo"', '"demo demo-bare"')}${MODULE}><div class="demo-stage">${CONTENT}</div></div>`,
    );
    expect(toolbar).toEqual([]);
  });

  it('says where the server has no markup for it', () => {
    const content = (html: string, clientOnly: number) => {
      const demos = new Map([['a-b', { ...context.demos.get('a-b')!, html, clientOnly }]]);
      return render({}, { demos }).split('demo-stage">')[1]!.split('</div>')[0];
    };
    const without =
      '<noscript><p class="demo-message">This demo runs in the browser alone, which needs JavaScript.</p></noscript>';
    expect(content('', 300)).toBe(
      `<div class="demo-content" data-client style="min-height:300px">${without}`,
    );
    expect(content('<p>threw</p>', 0)).toBe(
      `<div class="demo-content" data-client><p>threw</p>${without}`,
    );
  });

  it('links its source where the site says how', () => {
    render({}, { config: { repository: { url: 'https://r.example' } } });
    expect(toolbar[0]![1].repositoryUrl).toBe('');
    const source = 'https://r.example/blob/{file}';
    render({}, { config: { repository: { url: 'https://r.example', source } } });
    expect(toolbar[0]![1].repositoryUrl).toBe('https://r.example/blob/content/a/b.tsx');
  });

  it('that is not edited names nothing that edits it', () => {
    const html = render({ hideEditButton: true });
    expect(html).toContain('data-frame="/demo?a&amp;a-b">(toolbar)');
    expect(toolbar[0]![1]).toMatchObject({ editable: false, runnerUrl: '' });
  });

  it('that no runner was built for has none', () => {
    expect(render({}, { runnerUrl: '' })).toContain(' data-preview="">');
  });

  it('does not ask for the focus as the page opens, unless it is the page', () => {
    const asking = { html: '<input autofocus=""/>', clientOnly: null };
    expect(renderContent(asking)).toContain('<input data-autofocus=""/>');
    expect(renderContent(asking, true)).toContain('<input autofocus=""/>');
  });

  it('that is isolated runs in an iframe, and its page loads none of its code', () => {
    expect(render({ iframe: 480 })).toBe(
      `${OPEN}><div class="demo-stage"><div class="demo-content"><iframe class="demo-frame" src="/demo?a&amp;a-b-alone" title="A &amp; &quot;B&quot;" loading="lazy" style="height:480px"></iframe></div></div>${TOOLBAR.replace('a-b"', 'a-b-alone"')}</div>`,
    );
  });

  it('that a picture stands for opens elsewhere', () => {
    expect(render({ poster: { image: '/a.svg?"', href: '/x?a&b' } })).toBe(
      `${OPEN}><div class="demo-stage"><div class="demo-content" data-live><a class="demo-poster" href="/x?a&amp;b" target="_blank" aria-label="A &amp; &quot;B&quot; (opens in a new tab)"><img src="/a.svg?&quot;" alt="" loading="lazy"></a></div></div>${TOOLBAR.replace('/demo?a&amp;a-b', '').replace('runner/r.json', '')}</div>`,
    );
    expect(toolbar[0]![1]).toMatchObject({ editable: true, iframeUrl: '', runnerUrl: '' });
  });

  it('runs in its page, or in a document of its own', () => {
    expect(runsInPage(demo)).toBe(true);
    expect(runsInPage({ ...demo, iframe: 320 })).toBe(false);
    expect(runsInPage({ ...demo, poster: { image: '/a.svg', href: '/a' } })).toBe(false);
  });

  it.each([
    ['markup', { demos: new Map() }],
    ['code', { assets: { demos: {} } }],
  ])('without %s is a fault of ours', (_, around) => {
    expect(() => render({}, around)).toThrow('The demo a-b was not prerendered');
  });
});

describe('a playground', () => {
  const kind = kindOf(playground);

  it('is a demo without a toolbar', () => {
    expect(placeHtml('/', kind.render(playground, context))).toBe(
      '<div class="demo demo-bare" id="p" role="group" aria-label="P &quot;1&quot;" data-demo="a-p" data-module="/assets/p.js" data-preload=""><div class="demo-stage"><div class="demo-content"><i>p</i></div></div></div>',
    );
  });

  it('is left out where it could not be made, and a fault of ours where its code is missing', () => {
    expect(kind.render({ ...playground, id: 'unmade' }, context)).toBe('');
    expect(() => kind.render({ ...playground, id: 'gone' }, context)).toThrow(
      'The playground gone was not bundled',
    );
  });
});

describe('the search', () => {
  const page = { pathname: '/a', title: 'A' } as Page;
  const found = { kind: 'demo', title: 'A & "B"', href: '/a#b', text: 'A' };

  it('finds demos and playgrounds by their names', () => {
    expect(kindOf(demo).search(demo, page)).toEqual([found]);
    expect(kindOf(playground).search(playground, page)).toEqual([
      { ...found, title: 'P "1"', href: '/a#p' },
    ]);
    expect(kindOf(demo).hosted(demo, page)).toEqual([
      { kind: 'demo', title: 'A & "B"', hash: 'b', text: [] },
    ]);
  });

  it('finds a page that is its demo as a page', () => {
    const blank = { ...page, layout: 'blank' as const };
    expect(kindOf(demo).search(demo, blank)).toEqual([]);
    expect(kindOf(demo).hosted(demo, blank)).toEqual([]);
  });
});

it('asks for the styles of what is on a page', () => {
  const stylesOf = (kind: Parameters<typeof kindOf>[0]['kind']) => kindOf({ kind }).styles;
  expect(stylesOf('html')).toEqual([]);
  expect(stylesOf('demo')).toEqual(['demo']);
  expect(stylesOf('playground')).toEqual(['demo', 'playground']);
  expect(stylesOf('pages')).toEqual(['pages']);
  expect(stylesOf('api')).toEqual(['api']);
});
