import { describe, expect, test } from 'vitest';
import type { Page } from '../../../shared/page.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import {
  literals,
  makeDoc as knob,
  makeProp as prop,
  pageOf,
  makeClass,
  makeSlot,
} from '../fixtures/docs.ts';
import { apiPage } from './page.ts';
import { sectionsToHtml } from './print-html.ts';
import type { ApiPageContext } from './sections.ts';

const context: ApiPageContext = {
  pathname: '/api/knob',
  componentPath: (name) => (name === 'Dial' ? '/api/dial' : null),
  demoPages: [
    { pathname: '/demos/knobs', title: 'Knobs', description: 'Knobs turn.' },
    { pathname: '/demos/r&d', title: 'R&D', description: 'What we try.' },
  ],
  sourceUrl: 'https://code.example/Knob.d.ts',
};

const compile = (changes: Partial<ComponentDoc> = {}) => apiPage(pageOf(knob(changes)), context);
const printed = ({ blocks }: Page) =>
  blocks.map((block) => (block.kind === 'api' ? sectionsToHtml(block.sections) : '')).join('');
const htmlOf = (changes: Partial<ComponentDoc> = {}) => printed(compile(changes));

test('names the page, its source and itself', () => {
  expect(compile()).toMatchObject({
    kind: 'api',
    pathname: '/api/knob',
    title: 'Knob',
    tabTitle: 'Knob API',
    hash: 'knob',
    components: ['Knob'],
    description: 'Knobs turn. Knob is a component of dials.',
    source: { file: 'dials/Knob/Knob.d.ts', editUrl: 'https://code.example/Knob.d.ts' },
  });
});

test('links the pages that show the component before all else', () => {
  expect(htmlOf()).toMatch(
    /^<p class="api-demos">Demos: <a href="\/demos\/knobs">Knobs<\/a>, <a href="\/demos\/r&amp;d">R&amp;D<\/a><\/p>/,
  );
  expect(compile().links.map(({ href }) => href)).toEqual(['/demos/knobs', '/demos/r&d']);
});

test('has a section for everything known and none for the rest', () => {
  expect(compile().toc.map(({ text }) => text)).toEqual(['Import', 'Props']);
  const page = compile({
    slots: [makeSlot({ name: 'root', description: 'The root.', default: "'div'" })],
    classes: [makeClass({ name: 'root', className: 'XKnob-root', description: '' })],
    themeName: 'XKnob',
    inherits: { name: 'Dial', url: null },
    generics: [{ name: 'Value', constraint: 'number', default: null }],
  });
  expect(page.toc).toEqual(
    [
      ['Import', 'import'],
      ['Props', 'props'],
      ['Slots', 'slots'],
      ['CSS classes', 'css-classes'],
      ['Theme', 'theme'],
      ['Inheritance', 'inheritance'],
      ['Type parameters', 'type-parameters'],
    ].map(([text, hash]) => ({ text, hash, level: 2 })),
  );
});

test('every anchor is an id of the page, once, and every id is an anchor', () => {
  const page = compile({
    name: 'Props',
    props: [prop({ name: 'aria-label' }), prop({ name: 'x', inherited: true, from: 'Dial' })],
  });
  const html = printed(page);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect([...page.anchors].sort()).toEqual([...ids, page.hash].sort());
  expect(new Set(page.anchors).size).toBe(page.anchors.length);
  expect(page.hash).toBe('props-2');
});

describe('a prop', () => {
  test('has a link of its own, its type, its default and a mark when it is required', () => {
    const html = htmlOf({
      props: [
        prop({
          name: 'aria-label',
          type: 'string',
          default: "'a'",
          required: true,
          description: 'Say `it`.',
        }),
      ],
    });
    expect(html).toContain('<tr id="prop-aria-label">');
    expect(html).toContain('href="#prop-aria-label"');
    expect(html).toContain('<em>required</em>');
    expect(html).toContain('<code dir="ltr">string</code>');
    expect(html).toContain(`<code dir="ltr">'a'</code>`);
    expect(html).toContain('Say <code>it</code>.');
  });

  test('is escaped wherever its text goes', () => {
    const evil = '<img src=x onerror=alert(1)>"&';
    const page = compile({
      description: evil,
      imports: [{ specifier: evil, clause: evil }],
      unresolved: [evil],
      deprecated: evil,
      themeName: evil,
      rootElement: evil,
      inherits: { name: evil, url: `https://x.example/"${evil}` },
      props: [
        prop({
          name: evil,
          type: evil,
          default: evil,
          description: evil,
          deprecated: evil,
          values: literals(evil),
          augmentable: null,
        }),
        prop({ name: 'other', inherited: true, from: evil }),
      ],
      slots: [makeSlot({ name: evil, description: evil, default: evil })],
      classes: [makeClass({ name: evil, className: evil, description: evil })],
      generics: [{ name: evil, constraint: evil, default: evil }],
    });
    const html = printed(page);
    expect(html).toContain('&lt;img');
    expect(html).not.toMatch(/<img/);
    expect(page.lead).not.toMatch(/<img/);
    expect(html).not.toContain('javascript:');
  });

  test('that is deprecated is struck out and says why', () => {
    const html = htmlOf({
      props: [prop({ name: 'old', deprecated: 'Use `size`.', description: 'Was.' })],
    });
    expect(html).toContain('<s><code dir="ltr">old</code></s>');
    expect(html).toContain('<strong>Deprecated.</strong> Use <code>size</code>.');
  });

  test('of a wrapped union shows the values and the interface that adds some', () => {
    const html = htmlOf({
      props: [
        prop({
          type: "Union<'a' | 'b', Overrides>",
          values: literals('a', 'b'),
          augmentable: 'Overrides',
        }),
      ],
    });
    expect(html).toContain(
      `<code dir="ltr">'a' | 'b'</code> <small>more through <code dir="ltr">Overrides</code></small>`,
    );
    expect(html).not.toContain('Union');
  });

  test('of a named union shows the name and the values', () => {
    const html = htmlOf({
      props: [prop({ type: 'Tone | false', values: literals('calm', 'loud', false) })],
    });
    expect(html).toContain(
      `<code dir="ltr">Tone | false</code> <small><code dir="ltr">'calm' | 'loud' | false</code></small>`,
    );
  });

  test('of a member of another type shows what it comes down to', () => {
    expect(htmlOf({ props: [prop({ type: "BaseProps['open']", resolved: 'boolean' })] })).toContain(
      `<code dir="ltr">BaseProps['open']</code> <small><code dir="ltr">boolean</code></small>`,
    );
  });

  test('of very many values shows some, the others in a box that is closed', () => {
    const values = literals(...Array.from({ length: 200 }, (_, i) => `value-${i}`));
    const html = htmlOf({ props: [prop({ type: 'Icon', values })] });
    expect(html.indexOf('<summary>193 more</summary>')).toBeGreaterThan(html.indexOf('value-6'));
    expect(html.indexOf('value-199')).toBeGreaterThan(html.indexOf('<summary>'));
  });
});

test('props that are required come first, then the alphabet counts', () => {
  const names = ['size', 'Axis', 'on', 'value'];
  const html = htmlOf({ props: names.map((name) => prop({ name, required: name === 'value' })) });
  expect([...html.matchAll(/<tr id="prop-(\w+)"/g)].map(([, name]) => name)).toEqual([
    ...['value', 'Axis', 'on', 'size'],
  ]);
});

test('code is divided behind |, < and , and not within a name', () => {
  const typed = (type: string) =>
    /<td><code dir="ltr">(.*?)<\/code>/.exec(htmlOf({ props: [prop({ type })] }))![1];
  expect(typed('Map<Key,Value>')).toBe('Map&lt;<wbr>Key,<wbr>Value&gt;');
  expect(typed('A|B | C')).toBe('A|<wbr>B | C');
  expect(typed("'auto-end' | 'a/b'")).toBe("<span>'auto-end'</span> | <span>'a/b'</span>");
  expect(typed('a < b')).toBe('a &lt; b');
});

test('links to what this site says itself stay on it, in the lead and in rows', () => {
  const away = 'https://dials.example/api/dial/';
  const page = apiPage(
    pageOf(
      knob({
        description: `See [Dial](${away}).`,
        props: [prop({ description: `[Dial](${away})` })],
      }),
    ),
    { ...context, ownLinks: { [away]: '/api/dial' } },
  );
  expect(page.lead).toBe('See <a href="/api/dial">Dial</a>.');
  expect(printed(page)).toContain('<td><a href="/api/dial">Dial</a>');
  expect(page.links.map(({ href }) => href)).toEqual(['/demos/knobs', '/demos/r&d', '/api/dial']);
});

test('many classes are closed at first', () => {
  const classes = Array.from({ length: 20 }, (_, i) =>
    makeClass({ name: `c${i}`, className: `Knob-c${i}` }),
  );
  expect(htmlOf({ classes })).toContain('<summary>20 classes</summary>');
  expect(htmlOf({ classes: classes.slice(1, 9) })).not.toContain('<details');
});

test('inherited props are apart, closed, and say what they come from', () => {
  const html = htmlOf({
    props: [
      prop({ name: 'own' }),
      prop({ name: 'turn', inherited: true, from: 'Dial' }),
      prop({ name: 'spin', inherited: true, from: 'Dial' }),
      prop({ name: 'fade', inherited: true, from: 'Elsewhere' }),
    ],
  });
  const [own, dial, elsewhere] = html.split('<details');
  expect(own).toContain('prop-own');
  expect(own).not.toMatch(/prop-(turn|spin|fade)/);
  expect(dial).toContain(
    '2 props inherited from <code dir="ltr">Dial</code></summary><p>See <a href="/api/dial"><code dir="ltr">Dial</code></a>.</p>',
  );
  expect(dial).toMatch(/prop-spin[\s\S]*prop-turn/);
  expect(elsewhere).toContain(
    '1 prop inherited from <code dir="ltr">Elsewhere</code></summary><div',
  );
});

test('inheritance from outside the site links the address that the source gives', () => {
  const url = 'https://motion.example/transition/#props';
  const page = compile({ inherits: { name: 'Transition', url } });
  expect(page.links.map(({ href }) => href)).toContain(url);
});

test('says what could not be resolved, and that a component is deprecated', () => {
  const html = htmlOf({
    unresolved: ['the type of the prop "x" could not be resolved'],
    deprecated: 'Use `Dial`.',
  });
  expect(html).toMatch(/<p class="callout-title">Deprecated<\/p><p>Use <code>Dial<\/code>.<\/p>/);
  expect(html).toContain('<li>the type of the prop &quot;x&quot; could not be resolved</li>');
});

test('headings of a comment stay out of the outline; code is coloured', () => {
  const page = compile({ description: '## Advanced\n\n```js\nconst a = 1;\n```' });
  const html = printed(page);
  expect(html).toContain('<strong>Advanced</strong>');
  expect(html).toContain('<span class="k">const</span>');
  expect(page.toc.map(({ text }) => text)).toEqual(['Import', 'Props']);
});

test('search finds the page and each prop that no other page tells of', () => {
  const page = compile({
    props: [
      prop({ name: 'size', description: 'How *big*, see [sizes](https://x.example).' }),
      prop({ name: 'turn', inherited: true, from: 'Dial' }),
      prop({ name: 'grip', description: 'How firm.', inherited: true, from: 'RcKnob' }),
      prop({ name: 'tint', group: 'Style props', from: 'Style props' }),
    ],
  });
  expect(page.search).toEqual([
    {
      kind: 'page',
      title: 'Knob',
      href: '/api/knob',
      text: 'Knob API: import and props',
      keywords: expect.any(Array) as string[],
    },
    { kind: 'prop', title: 'size', href: '/api/knob#prop-size', text: 'How big, see sizes.' },
    { kind: 'prop', title: 'grip', href: '/api/knob#prop-grip', text: 'How firm.' },
  ]);
});

describe('a page of parts', () => {
  const part = (name: string, changes: Partial<ComponentDoc> = {}) =>
    knob({
      ...{ name, description: `See [${name}](https://x.example/${name}).` },
      ...changes,
    });
  const parts = [
    part('Dial.Root', {
      props: [prop({ name: 'size' }), prop({ name: 'turn', inherited: true, from: 'Wheel' })],
      dataAttributes: [{ name: 'data-on', description: '' }],
    }),
    part('Dial.Hand', { aliases: ['DialHand'] }),
  ];

  test('without a component of its name tells what it has', () => {
    const { blocks, search, ...page } = apiPage(
      { name: 'Dial', main: null, parts },
      { pathname: '/api/dial', componentPath: () => null, demoPages: [] },
    );
    expect(page).toEqual({
      ...{ kind: 'api', pathname: '/api/dial', title: 'Dial', tabTitle: 'Dial API', hash: 'dial' },
      description: 'Dial has 2 parts: Dial.Root and Dial.Hand.',
      lead: '<code dir="ltr">Dial</code> has 2 parts: <code dir="ltr">Dial.Root</code> and <code dir="ltr">Dial.Hand</code>.',
      leadMarkdown: '`Dial` has 2 parts: `Dial.Root` and `Dial.Hand`.',
      components: ['Dial', 'Dial.Root', 'Dial.Hand'],
      toc: [
        { text: 'Import', hash: 'import', level: 2 },
        { text: 'Dial.Root', hash: 'dial-root', level: 2 },
        { text: 'Dial.Hand', hash: 'dial-hand', level: 2 },
      ],
      anchors: [
        ...['dial', 'import', 'dial-root', 'dial-hand'],
        ...['prop-Root-size', 'prop-Root-turn', 'css-Root-data-on'],
      ],
      links: ['Dial.Root', 'Dial.Hand'].map((name) => ({
        href: `https://x.example/${name}`,
        line: 1,
      })),
      source: { file: 'dials/Knob/Knob.d.ts', editUrl: '' },
    });
    expect(search.map(({ kind, title }) => [kind, title])).toEqual([
      ...[
        ['page', 'Dial'],
        ['heading', 'Dial.Root'],
        ['prop', 'size'],
        ['prop', 'turn'],
      ],
      ...[
        ['attribute', 'data-on'],
        ['heading', 'Dial.Hand'],
      ],
    ]);
    expect(search[0]!.text).toBe('Dial API: import, dial.root and dial.hand');
    expect(blocks).toHaveLength(1);
  });

  test('shows letters in names that nobody sees', () => {
    const hidden = apiPage(
      { name: 'A\u3164', main: null, parts: [part('A\u3164.\u115f')] },
      { pathname: '/api/a', componentPath: () => null, demoPages: [] },
    );
    expect([hidden.title, hidden.tabTitle, hidden.toc[1]!.text]).toEqual([
      String.raw`A\u3164`,
      String.raw`A\u3164 API`,
      String.raw`A\u3164.\u115f`,
    ]);
    expect(hidden.search.map(({ title }) => title).join('')).not.toMatch(/[\u115f\u3164]/);
  });

  test('with one has that first, and the types that all of them name', () => {
    const types = [{ name: 'Size', definition: "type Size = 's'", description: '' }];
    const page = apiPage(
      { name: 'Dial', main: knob({ name: 'Dial' }), parts: [part('Dial.Root', { types })] },
      { ...context, of: { package: 'dials', version: '2.0.0' } },
    );
    expect(page).toMatchObject({
      tabTitle: 'Dial API of dials',
      description: 'Dial is a component of dials. (dials 2.0.0)',
      leadMarkdown: '`Dial` is a component of `dials`. (dials 2.0.0)',
      components: ['Dial', 'Dial.Root'],
      anchors: ['dial', 'import', 'props', 'dial-root', 'types', 'type-Size'],
    });
    expect(page.toc.map(({ text }) => text)).toEqual(['Import', 'Props', 'Dial.Root', 'Types']);
  });

  test('says what it has, each but the last behind a comma', () => {
    const told = (changes: Partial<ComponentDoc>) => compile(changes).search[0]!.text;
    expect(told({ imports: [] })).toBe('Knob API: props');
    const classes = [makeClass({})];
    expect(told({ classes })).toBe('Knob API: import, props and CSS classes');
  });

  test('has the links of all that is on it', () => {
    const link = (name: string) => `[a](https://x.example/${name})`;
    const page = compile({
      deprecated: link('warning'),
      props: [prop({ inherited: true, from: 'Wheel', description: link('closed') })],
      slots: [makeSlot({ description: link('table') })],
      types: [{ name: 'Size', definition: '', description: link('type') }],
      description: link('lead'),
    });
    expect(page.links.slice(2).map(({ href }) => href.slice(18))).toEqual([
      'warning',
      'closed',
      'table',
      'type',
      'lead',
    ]);
  });
});

test('a page is plain data', () => {
  const page = compile({ props: [prop({})] });
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});

describe('comments of a package', () => {
  const linksOf = (description: string) => {
    const page = compile({ description, props: [prop({ description, deprecated: description })] });
    const html = `<p>${page.lead}</p>${printed(page)}`;
    return [page.links.slice(2).map(({ href }) => href), html] as const;
  };

  test.each([
    ['[a](guide.md)', 'a'],
    ['[a](../guide/)', 'a'],
    ['[a](/guide)', 'a'],
    ['[a](#top)', 'a'],
    ['[a](?b)', 'a'],
    ['[a](//host.example/b)', 'a'],
    ['[a](mailto:a@b.example)', 'a'],
    ['[a](ftp://host.example)', 'a'],
    ['<mailto:a@b.example>', 'mailto:a@b.example'],
    ['[a][b]\n\n[b]: guide.md', 'a'],
    ['![a](https://host.example/a.png)', 'a'],
    ['[![a](b.png)](c.md)', 'a'],
    ['![a *b*](/a.png)', 'a *b*'],
  ])('%j has no link and keeps its text', (description, text) => {
    const [links, html] = linksOf(description);
    expect(links).toEqual([]);
    expect(html).toContain(`<p>${text}</p>`);
    expect(html).not.toMatch(/<img|host\.example/);
  });

  test.each(['https://host.example/a', 'http://host.example', 'HTTPS://host.example/b'])(
    'a link to %s stays',
    (href) => {
      expect(linksOf(`[a](${href})`)[0]).toEqual([href]);
    },
  );

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<!-- never closed',
    '<textarea>',
    '[a](javascript:alert(1))',
    '[a](data:text/html,<script>)',
    '</td></tr></table><p id=main>',
    '`</code><script>`',
    '```html\n</code></pre><script>\n```',
    '```"><script>\na\n```',
    '| a"><b |\n| --- |\n| <i> |',
  ])('%j is text', (description) => {
    const [, html] = linksOf(description);
    expect(html).not.toMatch(/<(?:script|img|textarea|!--|b|i)\b|href="(?:javascript|data)/);
  });

  test('that nest or repeat without end neither fail nor make an endless page', () => {
    for (const description of [
      `${'*a '.repeat(5_000)}x${' a*'.repeat(5_000)}`,
      '> '.repeat(9_000),
      '[a](b '.repeat(3_000),
      '![a]('.repeat(4_000),
      '\\'.repeat(20_000),
    ]) {
      const [, html] = linksOf(description);
      expect(html.length).toBeLessThan(500_000);
    }
  });
});

test('versions stand beside what is younger than the component, and deprecations', () => {
  const html = htmlOf({
    since: '1.0.0',
    deprecated: 'Use Dial.',
    deprecatedSince: '4.0.0',
    props: [
      prop({ name: 'old', since: '1.0.0', deprecated: 'No.', deprecatedSince: '3.0.0' }),
      prop({ name: 'young', since: '2.0.0' }),
    ],
    slots: [makeSlot({ since: '2.1.0' })],
    classes: [makeClass({ since: '2.2.0' }), makeClass({ name: 'first', since: '1.0.0' })],
  });
  expect(html.match(/Since [\d.]+\d/g)).toEqual([
    'Since 1.0.0',
    'Since 2.0.0',
    'Since 2.1.0',
    'Since 2.2.0',
  ]);
  expect(html).toContain('Deprecated since 3.0.0');
  expect(html).toContain('Deprecated since 4.0.0');
});
