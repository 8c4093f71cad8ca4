import { describe, expect, it } from 'vitest';
import type { VitrineError } from '../base/errors.ts';
import { defineConfig } from './define-config.ts';
import { configFor } from './reach.ts';
import type { UserConfig } from './schema.ts';
import { validateConfig } from './validate-config.ts';

const MINIMAL: UserConfig = {
  title: 'Kit',
  description: 'A kit.',
  url: 'https://kit.example',
  pages: [{ pathname: '/' }],
};

const read = (changes: object) => validateConfig({ ...MINIMAL, ...changes }, '');

/** The messages of what is wrong. */
function refuse(changes: object): string[] {
  try {
    read(changes);
    return [];
  } catch (error) {
    return (error as VitrineError).problems.map(({ message }) => message);
  }
}

/** Puts a value where a key such as `repository.edit` or `links.0.href` is, in an object that is whole without it. */
function put(key: string, value: unknown, around: unknown): unknown {
  const [first = '', ...rest] = key.split('.');
  const inner =
    rest.length === 0 ? value : put(rest.join('.'), value, (around as never)[first] ?? {});
  return first === '0' ? [inner] : { ...(around as object), [first]: inner };
}

const WHOLE = {
  pages: [{ pathname: '/' }],
  repository: { url: 'https://r.example' },
  library: { name: 'Kit' },
  links: [{ label: 'A', href: '/a' }],
  api: [{ package: 'kit', route: '/api' }],
  changelogs: [{ name: 'kit', title: 'Kit', file: 'A.md' }],
  versions: {
    others: [{ label: 'v1', href: '/v1' }],
    latest: [{ label: 'v1', documentation: 'https://a.example', source: 'https://b.example' }],
  },
  search: { provider: 'docsearch', appId: 'a', apiKey: 'b', indexName: 'c' },
  themeColor: { light: 'red', dark: 'red' },
  manifest: { icons: [{ src: '/a.svg' }] },
  structuredData: {
    publisher: { name: 'A' },
    code: { name: 'A', repository: 'https://r.example' },
  },
  sponsors: { provider: 'house', items: [{ name: 'A', text: 'B', href: '/' }] },
  analytics: { provider: 'beacon', endpoint: '/views' },
};

const NOT_EMPTY = ['A'];
const ADDRESS = ['https://a.example', 'http://a.example/b?c#d'];
const NO_ADDRESS = ['a.example', '//a.example', '/a', 'ftp://a.example', 'javascript:a', ''];
const LINK = [...ADDRESS, '/a', '/a#b', '/'];
const NO_LINK = ['a', '//a.example', 'javascript:a', '/a b', ''];
const PICTURE = [...ADDRESS, '/a.png', 'a/b.png', 'data:image/png;base64,AAAA'];
const ASSISTANT = { label: 'A', href: 'https://a.example/{url}' };
const CONTENT = ['a.md', '../a/**/*.docs.md', 'A.MD', ['a.md', 'b.md']].map((files) => {
  return { files, route: '/a' };
});
const NO_CONTENT = [
  ...['', '.md/', 'a.mdx', 'a.txt', '/a.md', 'c:/a.md', 'a\\b.md', '!a.md', [], ['a.md', 'b']].map(
    (files) => ({ files, route: '/a' }),
  ),
  ...[{ files: 'a.md' }, { files: 'a.md', route: 'a' }, { files: 'a.md', route: '/a', other: 1 }],
];
const COLORS = ['#fff', '#1769AA', '#1769aacc', 'rebeccapurple', 'rgb(1 2 3)', 'rgba(1,2,3,.5)'];
const NO_COLORS = [
  '#ff',
  '#fffffffff',
  '#ggg',
  'red;',
  'rgb()',
  'rgb(<)',
  'url(a)',
  '1red',
  'red 1',
];

it.each<[key: string, values: unknown[], others: unknown[]]>([
  ['title', NOT_EMPTY, ['', 1, []]],
  ['description', NOT_EMPTY, ['', undefined]],
  [
    'url',
    [
      'https://a.example',
      'https://a.example/ui',
      'https://a.example/ui/',
      'http://a.example/a/b//',
    ],
    [
      ...NO_ADDRESS,
      ...['?c', '#d', '/ui/?c=d', '/ui#', '/a//b', '/a%20b', "/it's"].map(
        (end) => `https://a.example${end}`,
      ),
    ],
  ],
  ['language', ['en', 'pt-BR', 'zh-Hant-TW'], ['en_US', '', 'a', ['en', 'de']]],
  ['image', PICTURE, ['//a.example/b.png', 'javascript:a', '']],
  ['icon', [...PICTURE, 'data:,'], ['data:text/html,a', '/a b']],
  ['pages', [[{ pathname: '/' }]], [[], {}]],
  ['pages.0.pathname', ['/', '/a', '/a/b', '/ü b', '/%C3%BC'], ['a', '/a/', '//a', '', '/a\n']],
  ['pages.0.title', ['A', false], ['', true]],
  ['pages.0.displayNav', [true, false], ['no']],
  ['pages.0.children', [[], [{ pathname: '/b' }]], [[{}], {}]],
  ['pages.0.files', [true, false], ['no']],
  ['pages.0.other', [], [1]],
  ['library.name', NOT_EMPTY, ['']],
  ['library.version', ['', '1.0.0'], [1]],
  ['library.other', [], [1]],
  ['repository.url', ADDRESS, NO_ADDRESS],
  ...['repository.edit', 'repository.source', 'api.0.source'].map(
    (key): [string, unknown[], unknown[]] => [
      key,
      ['https://a.example/{file}', 'https://a.example/{branch}/{file}?p={file}'],
      [
        'https://a.example',
        'https://{file}',
        'https://a{x}.example/{file}',
        '/a/{file}',
        '{file}',
        'ftp://a.example/{file}',
      ],
    ],
  ),
  ['repository.other', [], [1]],
  ['versions.page', ['/versions'], ['versions']],
  ['versions.others.0.label', NOT_EMPTY, ['']],
  ['versions.others.0.href', LINK, NO_LINK],
  ['versions.others.0.package', ['kit'], ['']],
  ['versions.others.0.notes', ADDRESS, NO_ADDRESS],
  ['versions.others.0.other', [], [1]],
  ['versions.notes', ['https://a.example/v{version}'], ['https://a.example/{file}']],
  ['versions.remote', LINK, NO_LINK],
  ['versions.latest.0.label', NOT_EMPTY, ['']],
  ['versions.latest.0.documentation', ADDRESS, NO_ADDRESS],
  ['versions.latest.0.other', [], [1]],
  ['versions.other', [], [1]],
  ['colorTool', LINK, NO_LINK],
  ['links', [[], Array.from({ length: 8 }, () => WHOLE.links[0])], [Array(9).fill(WHOLE.links[0])]],
  ['links.0.label', NOT_EMPTY, ['']],
  ['links.0.href', LINK, NO_LINK],
  ['links.0.other', [], [1]],
  ['api.0.package', ['kit'], ['']],
  ['api.0.route', ['/', '/api'], ['api', '/api/']],
  ['api.0.documentation', [{ 'https://a.example/b': '/b' }], [{ b: '/b' }, { 'https://a.b': 'b' }]],
  ['api.0.name', ['labs', '3d', 'a.b_c-1', 'Größe'], ['', '-a', '.a', '_a', ' a', 'a b', 'a/b']],
  ['api.0.kinds', [[], ['component', 'hook', 'function', 'constant', 'type']], [['class'], 'hook']],
  ['api.0.group', ['/', '/labs'], ['labs', '/labs/']],
  ['api.0.notShown', [{}, { A: 'Why.' }], [{ A: '' }, ['A']]],
  [
    'api.0.groups',
    [{}, { StyleProps: 'Style props', AriaProps: false, Größe: 'Größen_2-a' }],
    [{ A: '' }, { A: true }, { A: 'a.b' }, { A: 'a/b' }, { '': 'A' }, ['A']],
  ],
  ['api.0.other', [], [1]],
  ['demos.title', NOT_EMPTY, ['']],
  ['demos.wrapper', ['wrapper.tsx'], ['']],
  ['demos.vite', ['vite.ts'], ['', 1]],
  ['demos.sandboxes', [true, false], ['no']],
  ['demos.clientOnly', [true, false], ['no', 300]],
  ['demos.other', [], [1]],
  ['assistants', [[], Array(5).fill(ASSISTANT)], [Array(6).fill(ASSISTANT), {}]],
  [
    'assistants.0',
    [ASSISTANT],
    [
      { ...ASSISTANT, label: '' },
      { ...ASSISTANT, other: 1 },
    ],
  ],
  ['content.0', CONTENT, NO_CONTENT],
  ['content', [[]], [CONTENT[0]]],
  ['redirects', [{}, { '/a': '/b#c' }, { '/a': ADDRESS[0] }], [{ a: '/b' }, { '/a': 'b' }]],
  ['hosts', [[], ['netlify', 'cloudflare', 'vercel', 'nginx']], [['other'], 'netlify']],
  ['index', [true, false], ['no']],
  ['styles', ['a.css'], [1]],
  ['csp.trustedTypes', [true, false], ['no']],
  ['pageStyles', [{}, { '/a': 'a.css' }], [{ a: 'a.css' }, { '/a': '' }]],
  [
    'fonts.sans',
    ['Roboto', '3D', 'Roboto Mono', 'A'.repeat(64)],
    ['', ' A', 'A/B', 'A'.repeat(65)],
  ],
  ['fonts.mono', ['Roboto Mono'], ['../a', 'a.b']],
  ['fonts.other', [], ['A']],
  ['themeColor.light', COLORS, NO_COLORS],
  ['themeColor.dark', COLORS, NO_COLORS],
  ['themeColor', [], [{}, { light: 'red' }]],
  ['themeColor.other', [], ['red']],
  ['manifest', [{}], [[], { other: 1 }]],
  ['manifest.shortName', NOT_EMPTY, ['']],
  ['manifest.icons', [[{ src: '/a.svg' }]], [[], [{}]]],
  ['manifest.icons.0.src', PICTURE, ['//a.example/b']],
  [
    'manifest.icons.0.sizes',
    ['any', '192x192', '16x16 192x192 512x512', '16x16 192x192'],
    [
      '192',
      '192x192,512x512',
      ' 192x192',
      'x192',
      '192x',
      'any any',
      '192x192 ',
      '192xa',
      'ax192',
      '16x16 ax1',
      '16x16 1xa',
    ],
  ],
  ['manifest.icons.0.purpose', ['any', 'maskable', 'monochrome'], ['', 'other']],
  ['manifest.icons.0.other', [], [1]],
  ['manifest.display', ['standalone', 'minimal-ui', 'browser', 'fullscreen'], ['', 'other']],
  ...['twitter', 'twitterCreator', 'fediverse'].map((key): [string, unknown[], unknown[]] => [
    `accounts.${key}`,
    ['@acme', '@a.b-c_1', '@acme@social.example'],
    ['acme', '@', '@a b', ' @acme', '@acme@', '@acme@social example', '@!', '@a@!'],
  ]),
  ['accounts.other', [], ['@acme']],
  ['structuredData.publisher.name', NOT_EMPTY, ['']],
  ['structuredData.publisher.url', ADDRESS, NO_ADDRESS],
  ['structuredData.publisher.logo', PICTURE, ['javascript:a']],
  ['structuredData.publisher.sameAs', [ADDRESS], [[], ['/a']]],
  ['structuredData.publisher.other', [], [1]],
  ['structuredData.code.name', NOT_EMPTY, ['']],
  ['structuredData.code.repository', ADDRESS, NO_ADDRESS],
  ['structuredData.code.language', NOT_EMPTY, ['']],
  ['structuredData.code.license', ADDRESS, NO_ADDRESS],
  ['structuredData.code.other', [], [1]],
  ['structuredData.other', [], [1]],
  [
    'socialCards.colors.text',
    ['#1769aa', '#FFFFFF'],
    ['#fff', 'red', '#1769aaa', 'a#1769aa', '#gggggg'],
  ],
  ['socialCards.fonts', [[], ['a.woff']], [[''], 'a.woff']],
  ['socialCards.template', [() => '<svg/>'], ['<svg/>', {}]],
  ['socialCards.colors.other', [], ['#ffffff']],
  ['socialCards.other', [], [1]],
  [
    'changelogs.0.name',
    ['kit', 'my-kit-2', '3d', 'k'],
    ['', 'Kit', '-kit', 'my kit', 'a/b', 'kit!'],
  ],
  ['changelogs.0.title', NOT_EMPTY, ['']],
  ['changelogs.0.file', ['../A.md'], ['']],
  ['changelogs.0.page', ['/releases'], ['releases']],
  ['changelogs.0.notes', ['https://a.example/{version}'], ['https://a.example/', '/{version}']],
  ['changelogs.0.issues', ['https://a.example/{number}'], ['https://a.example/{version}']],
  ['changelogs.0.authors', ['https://a.example/{name}'], ['https://{name}.example']],
  ['changelogs.0.omit', [[], ['Docs']], [['']]],
  ['changelogs.0.feed', [true, false], ['no']],
  ['changelogs.0.other', [], [1]],
  ['search.appId', ['APP1', 'a-1'], ['', 'a b', 'https://a', '!a', 'a!']],
  ['search.indexName', NOT_EMPTY, ['']],
  ['search.other', [], [1]],
  ['search.apiKey', ['key', 'a/b='], ['', 'a b', ' a', 'a ']],
  ['search.host', ADDRESS, NO_ADDRESS],
  ['search.credit', [true, false], ['no']],
  ['serviceWorker', [false], [true, {}]],
  [
    'serviceWorker.host',
    ['docs.example.com', 'localhost:4173', 'a', '1.2.3.4'],
    ['', '-a', 'a-', '.a', 'a.', 'A', 'a:', 'a:b', 'a:1b', 'https://a', 'a/b', 'a b', 'a !', '!a'],
  ],
  ['serviceWorker.other', [], [1]],
  ['outDir', ['dist', '../out'], ['']],
  [
    'keep.0',
    ['CNAME', '.nojekyll', '.well-known/**', 'a/*.txt', '*.txt', '**/a'],
    [
      '',
      '.',
      '..',
      '../a',
      'a/../b',
      'a//b',
      '/a',
      'a/',
      '*',
      '**',
      '**/*',
      'a?',
      '[a]',
      '{a,b}',
      '!a',
      'a\\b',
      'c:a',
    ],
  ],
  ['analytics.endpoint', ['/views', ...ADDRESS], ['views', '//a.example']],
  ['analytics.host', ['docs.example.com'], ['a b', 'a/b', 'a:1', '']],
  ['analytics.other', [], [1]],
  [
    'sponsors.items.0.image',
    ['/a.svg'],
    ['a.svg', 'a/b.svg', '//a.example/b.svg', '/a b.svg', '/'],
  ],
  ['sponsors.items.0.other', [], [1]],
  ['announcements', [{ url: '/a.json' }], [{}, { url: '/a.json', other: 1 }]],
  ['csp.sources.img-src', [[], ['https://a.example']], [['a b'], {}]],
  ['lastUpdated', [true, false], ['no']],
  ['adapter', ['adapter.tsx'], [1]],
  ['other', [], [1]],
])('%s is checked', (key, values, others) => {
  const problems = (value: unknown) => refuse(put(key, value, WHOLE) as object);
  for (const value of values) expect(problems(value), JSON.stringify(value)).toEqual([]);
  for (const value of others) {
    const found = problems(value);
    expect(found.length, JSON.stringify(value)).toBeGreaterThan(0);
    const name = key.split('.0')[0]!.split('.')[0]!;
    for (const message of found)
      expect(message).toMatch(new RegExp(`^Configuration|\\b${name}\\b`));
  }
});

describe('a value', () => {
  it('that is not there is what it is by default', () => {
    const config = read({ ...WHOLE, socialCards: {}, manifest: {} });
    expect(config.versions).toMatchObject({ others: [{ label: 'v1', href: '/v1' }] });
    expect(read({ versions: {} }).versions).toEqual({ others: [], latest: [] });
    expect(config.changelogs[0]).toEqual({ ...WHOLE.changelogs[0], omit: [], feed: true });
    expect(config.api[0]).toMatchObject({
      ...{ package: 'kit', route: '/api', notShown: {} },
      kinds: ['component', 'hook', 'function'],
    });
    expect(config.manifest).toEqual({ display: 'minimal-ui' });
    expect(config.socialCards).toEqual({
      colors: { background: '#ffffff', text: '#1c1c1c', accent: '#1769aa' },
      fonts: [],
    });
    expect(read({ search: { provider: 'local' } }).search).toEqual({
      ...{ provider: 'local', synonyms: {}, contextWords: [], popular: [] },
    });
  });

  it('of local search is checked', () => {
    const local = (changes: object) => refuse({ search: { provider: 'local', ...changes } });
    for (const word of ['toast', 'top bar', 'größe 2']) {
      expect(local({ synonyms: { [word]: ['A'] } })).toEqual([]);
    }
    for (const word of ['Toast', ' toast', 'top  bar', 'bar ', 'top-bar', 'a B']) {
      expect(local({ synonyms: { [word]: ['A'] } })).toHaveLength(1);
    }
    expect(local({ synonyms: { a: [''] } })).toHaveLength(1);
    expect(local({ contextWords: ['otherkit'] })).toEqual([]);
    for (const word of ['OtherKit', 'other kit', '']) {
      expect(local({ contextWords: [word] })).toHaveLength(1);
    }
    expect(local({ popular: ['a'] })).toHaveLength(1);
    expect(local({ popular: ['/a'], records: 'a.json' })).toEqual([]);
    expect(local({ records: '' })).toHaveLength(1);
    expect(local({ other: 1 })).toHaveLength(1);
  });

  it('that is no function, colour or path of the output says what it has to be', () => {
    expect(refuse({ socialCards: { template: '<svg/>' } })).toEqual([
      'socialCards.template: expected a function that returns SVG, received "<svg/>"',
    ]);
    expect(refuse({ keep: ['*'] })).toEqual([
      'keep[0]: expected the path of a file or folder in outDir, such as CNAME or .well-known/**, received "*"',
    ]);
    expect(refuse({ socialCards: { colors: { text: 'red' } } })).toEqual([
      'socialCards.colors.text: expected a colour such as #1769aa, received "red"',
    ]);
  });

  it('of the address of a site has no slash at its end', () => {
    expect(read({ url: 'http://a.example/a/b//' }).url).toBe('http://a.example/a/b');
    expect(read({ url: 'http://a.example/a/b/' }).url).toBe('http://a.example/a/b');
  });

  it('of a path is an address', () => {
    expect(read({ pages: [{ pathname: '/ü b' }] }).pages).toEqual([{ pathname: '/%C3%BC%20b' }]);
    expect(read({ pages: [{ pathname: '/%C3%BC' }] }).pages[0]!.pathname).toBe('/%C3%BC');
  });

  it('that must be one of a few names them', () => {
    expect(refuse({ manifest: { display: 'tab' } })).toEqual([
      'manifest.display: expected "standalone" or "minimal-ui" or "browser" or "fullscreen", received "tab"',
    ]);
    expect(refuse({ serviceWorker: true })).toEqual([
      'serviceWorker: expected false or a value of type object, received true',
    ]);
    expect(refuse({ pages: [{ pathname: '/', title: 1 }] })).toEqual([
      'pages[0].title: expected a value of type string or false, received 1',
    ]);
    expect(refuse({ api: [{ ...WHOLE.api[0], documentation: { b: '/b' } }] })).toEqual([
      'api[0].documentation.b: expected a full address such as https://example.com, received "b"',
    ]);
    expect(refuse({ api: [{ ...WHOLE.api[0], groups: { B: 'a/b' } }] })).toEqual([
      'api[0].groups.B: expected false or a name such as Style props, received "a/b"',
    ]);
    expect(refuse({ repository: { ...WHOLE.repository, edit: 'https://a.example' } })[0]).toBe(
      'repository.edit: expected a text containing {file}, received "https://a.example"',
    );
    expect(
      refuse({ title: undefined, image: [], lastUpdated: Symbol('a'), outDir: () => 1 }),
    ).toEqual([
      'title: expected a value of type string, received nothing',
      'image: expected a value of type string, received []',
      'lastUpdated: expected a value of type boolean, received Symbol(a)',
      'outDir: expected a value of type string, received a function',
    ]);
  });

  it('that is no key is told with the one that looks like it, or with those there are', () => {
    expect(refuse({ outdir: 'a', dist: 'b' })).toEqual([
      'outdir: expected the key "outDir", received the unknown key "outdir"',
      expect.stringMatching(
        /^dist: expected one of title, description, .*, keep, received the unknown key "dist"$/,
      ),
    ]);
    expect(refuse({ demos: { b: 1, sandbox: 2 } })).toEqual([
      'demos.b: expected one of title, wrapper, clientOnly, sandboxes, vite, received the unknown key "b"',
      'demos.sandbox: expected the key "sandboxes", received the unknown key "sandbox"',
    ]);
  });

  it('that is no key of a list, of a part of the tree or of one of several forms', () => {
    expect(refuse({ api: [{ package: 'kit', route: '/api', path: '/' }] })).toEqual([
      'api[0].path: expected one of package, route, name, group, kinds, groups, source, documentation, notShown, received the unknown key "path"',
    ]);
    expect(
      refuse({ pages: [{ pathname: '/', children: [{ pathname: '/a', name: 'A' }] }] }),
    ).toEqual([
      'pages[0].children[0].name: expected one of pathname, title, children, displayNav, files, received the unknown key "name"',
    ]);
    const item = { name: 'Acme', text: 'Anvils', href: '/' };
    expect(refuse({ sponsors: { provider: 'house', items: [item], link: '/' } })).toEqual([
      'sponsors.link: expected one of provider, items, received the unknown key "link"',
    ]);
  });

  it('that is no object is told with its keys', () => {
    const [search, sponsors] = refuse({ sponsors: 'house', search: [] });
    expect(sponsors).toBe(
      'sponsors: expected an object with provider, items, src, wrapper, consent, attributes, placeholder, received "house"',
    );
    expect(search).toMatch(
      /^search: expected an object with provider, appId, .*, synonyms, .*records, received \[\]$/,
    );
    expect(refuse({ themeColor: '#fff', fonts: ['Roboto'] })).toEqual([
      'themeColor: expected an object with light, dark, received "#fff"',
      'fonts: expected an object with sans, mono, received ["Roboto"]',
    ]);
  });
});

it('a configuration is what its author writes', () => {
  expect(defineConfig(MINIMAL)).toBe(MINIMAL);
});

it('what bundles or documents are made from is a part of it', () => {
  const config = read({ adapter: 'a.tsx', styles: 'a.css', outDir: 'out', image: '/a.png' });
  expect(configFor(config, 'bundle')).toEqual({
    ...{ adapter: 'a.tsx', styles: 'a.css', pageStyles: {} },
    demos: { title: 'Demo', clientOnly: false, sandboxes: true },
  });
  expect(configFor(config, 'document')).toMatchObject({
    ...{ title: 'Kit', language: 'en', image: '/a.png', changelogs: [] },
  });
  for (const key of ['adapter', 'outDir', 'pages', 'keep', 'demos']) {
    expect(Object.keys(configFor(config, 'document'))).not.toContain(key);
  }
});

it.each([
  ['acme.github.io/ui/', 'a full address such as https://example.com'],
  ['/ui/', 'a full address such as https://example.com'],
  ['https://acme.github.io/ui/?a=b', 'without a query (?) and without a hash (#)'],
  ['https://acme.github.io/ui/#a', 'without a query (?) and without a hash (#)'],
  ['https://acme.github.io/ui//docs', 'plain names between single slashes'],
])('says of the address %s what a site’s address is', (url, expected) => {
  const messages = refuse({ url });
  expect(messages.join('\n')).toContain(expected);
  expect(messages[0]).toContain(`received "${url}"`);
});

it('takes the path of a site with and without a slash at its end', () => {
  for (const url of ['https://acme.github.io/ui', 'https://acme.github.io/ui/'])
    expect(read({ url }).url).toBe('https://acme.github.io/ui');
});

it('leads redirects on to addresses as headers of HTTP may have them', () => {
  const redirects = {
    '/a': '/größe?ä=ö#über',
    '/b': '/gr\u006f\u0308sse/',
    '/c': '/a%20b#c%20d',
    '/d': 'https://kit.example/ü?ü',
    '/e': 'https://kit.example',
    '/f': '/\ud800#\ud800',
  };
  const { redirects: read } = validateConfig({ ...MINIMAL, redirects }, '');
  expect(Object.values(read)).toEqual([
    '/gr%C3%B6%C3%9Fe?%C3%A4=%C3%B6#%C3%BCber',
    '/gr%C3%B6sse/',
    '/a%20b#c%20d',
    'https://kit.example/%C3%BC?%C3%BC',
    'https://kit.example',
    '/%EF%BF%BD#%EF%BF%BD',
  ]);
});
