import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem, type VitrineError } from '../base/errors.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import type { Config } from './schema.ts';
import { docsearch, localSearch } from './search.ts';
import { loadConfig } from './load-config.ts';
import { locateKey } from './places/locate-key.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-config-'));
  mkdirSync(path.join(root, '.vitrine'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (source: string, file = 'vitrine.config.ts') =>
  writeFileSync(path.join(root, file), source);
const load = () => loadConfig(root, path.join(root, '.vitrine'));
/** What a maintainer reads, hints left out. */
const problems = () =>
  load().then(
    () => [],
    (error: VitrineError) =>
      error.problems.map((each) =>
        formatProblem({ ...each, hint: '' })
          .trim()
          .replace('\n  ', ': '),
      ),
  );

const MINIMAL = `title: 'Kit', description: 'A kit.', url: 'https://kit.example', pages: [{ pathname: '/' }]`;

it('is told by another ending where it has one', async () => {
  const none = `error config-not-found: There is no ${path.join(root, 'vitrine.config.ts')}`;
  expect(await problems()).toEqual([none]);
  write('export default {};', 'vitrine.config.mjs');
  expect(await problems()).toEqual([`${none}; vitrine.config.mjs would have to be called that`]);
});

it('is not loaded from a cache that is a link: nothing is found from where that leads', async () => {
  const dir = path.join(root, '.vitrine');
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'vitrine-elsewhere-'));
  rmSync(dir, { recursive: true });
  symlinkSync(elsewhere, dir, 'junction');
  write(`import 'react'; export default { ${MINIMAL} };`);
  expect(await problems()).toEqual([
    `error linked-cache: ${dir} is a link: modules in that folder would find neither the packages nor the files of the site`,
  ]);
  rmSync(elsewhere, { recursive: true });
});

it('is not told to be wrong where the cache cannot be written', async () => {
  const dir = path.join(root, '.vitrine');
  rmSync(dir, { recursive: true });
  writeFileSync(dir, '');
  write(`export default { ${MINIMAL} };`);
  const [text] = await problems();
  expect(text).toContain(`error file-refused: ${dir}`);
  expect(text).toContain('a part of its path is a file, not a folder (ENOTDIR)');
});

it.each([
  ['#', 'C# & more'],
  ['?', 'what?'],
  ['*', 'a*'],
  ...(path.sep === '/'
    ? [
        ['\\', 'a\\b'],
        [':', '12:30'],
      ]
    : []),
])(
  'is not looked for what is wrong in a folder in which nothing can be loaded: %s',
  async (odd, name) => {
    root = path.join(root, name);
    mkdirSync(path.join(root, '.vitrine'), { recursive: true });
    write('throw new Error();');
    expect(await problems()).toEqual([
      `error unusable-path: The path of the folder has a "${odd}", with which no module in it can be loaded: ${root}`,
    ]);
  },
);

describe('what is no configuration at all', () => {
  const is = (received: string) => [
    `vitrine.config.ts:1 error invalid-config: configuration: expected a value of type object, received ${received}`,
  ];
  const notPlain = (reason: string, what = 'it', place = '') => [
    `vitrine.config.ts${place} error config-threw: The configuration could not be loaded: ${what} is no plain data: ${reason}`,
  ];
  it.each([
    ['export default null;', is('null')],
    ['export default [];', is('[]')],
    ['export default "text";', is('"text"')],
    ['export default () => {};', is('a function')],
    ['export default class {};', is('a function')],
    ['export default Promise.resolve(null);', is('null')],
    ['export default Symbol("a");', is('Symbol(a)')],
    ['export default 1n;', is('1n')],
    ['export default new Proxy({}, { ownKeys() { throw null; } });', notPlain('null')],
  ])('%s', async (source, found) => {
    write(source);
    expect(await problems()).toEqual(found);
  });

  it.each([
    ['throw null;', 'null'],
    ['throw undefined;', 'undefined'],
    ['throw Object.create(null);', 'something was thrown that cannot be read'],
    ['throw Object.assign(new Error("a"), { stack: 5 });', 'a'],
    ['throw { errors: null };', '[object Object]'],
  ])('%s', async (source, reason) => {
    write(`${source}\nexport default {};`);
    expect(await problems()).toEqual([
      expect.stringContaining(`config-threw: The configuration could not be loaded: ${reason}`),
    ]);
  });

  const wrong = (line: number, key: string, expected: string, received: string) =>
    `vitrine.config.ts:${line} error invalid-config: ${key}: expected ${expected}, received ${received}`;
  it('hides no other problem', async () => {
    write(`const circle = { a: {} };
circle.a = circle;
export default {
  title: 1n,
  language: Symbol('en'),
  get url() { throw new Error('no address'); },
  redirects: circle,
  content: { a: [1n] },
  outDir: 1,
};`);
    const text = 'a value of type string';
    expect(await problems()).toEqual([
      ...notPlain('no address', 'url', ':6'),
      ...notPlain('Converting circular structure to JSON', 'redirects.a', ':7'),
      wrong(4, 'title', text, '1n'),
      wrong(3, 'description', text, 'nothing'),
      wrong(5, 'language', text, 'Symbol(en)'),
      wrong(8, 'content', 'a value of type array', '{"a":["1n"]}'),
      wrong(9, 'outDir', text, '1'),
    ]);
  });

  it('is told where another configuration was right', async () => {
    write(`export default { ${MINIMAL} };`);
    await load();
    write(`export default { ${MINIMAL}, outDir: Symbol('a') };`);
    expect(await problems()).toEqual([wrong(1, 'outDir', 'a value of type string', 'Symbol(a)')]);
  });

  it('shows the beginning of a long value', async () => {
    write(`export default '${'a'.repeat(10_000)}';`);
    expect((await problems())[0]!.length).toBeLessThan(400);
  });
});

describe('a valid configuration', () => {
  it('gets every default', async () => {
    write(`export default { ${MINIMAL} };`);
    expect(await load()).toEqual({
      title: 'Kit',
      content: [],
      description: 'A kit.',
      url: 'https://kit.example',
      language: 'en',
      lastUpdated: true,
      icon: 'data:,',
      assistants: [],
      pages: [{ pathname: '/' }],
      api: [],
      changelogs: [],
      demos: { title: 'Demo', clientOnly: false, sandboxes: true },
      serviceWorker: false,
      outDir: 'dist',
      keep: [],
      index: true,
      redirects: {},
      hosts: [],
      links: [],
      pageStyles: {},
    });
  });

  it.each(['docs.example.com', 'localhost', 'localhost:4173'])(
    'may have a service worker on %s',
    async (host) => {
      write(`export default { ${MINIMAL}, serviceWorker: { host: '${host}' } };`);
      expect((await load()).serviceWorker).toEqual({ host });
    },
  );

  it('may be TypeScript, import its neighbours and read the world', async () => {
    write(`export const pages: { pathname: string }[] = [{ pathname: '/' }];`, 'pages.ts');
    write(`import path from 'node:path';
import { pages } from './pages.ts';
const title: string = path.basename(import.meta.url);
export default { ${MINIMAL}, pages, title, description: process.cwd() } as const;`);
    expect(await load()).toMatchObject({
      title: 'vitrine.config.ts',
      description: process.cwd(),
      pages: [{ pathname: '/' }],
    });
  });

  it('keeps what the bundler is told apart from the rest', async () => {
    write(`export default { ${MINIMAL}, vite: { define: { A: '1' }, plugins: [{ name: 'a' }] } };`);
    const { vite, ...rest } = await load();
    expect(vite).toMatchObject({ options: { define: { A: '1' } }, plugins: [{ name: 'a' }] });
    expect(vite!.key).not.toBe('');
    write(`export default { ${MINIMAL} };`);
    expect(await load()).toEqual(rest);
  });

  it('is not validated again while nothing in it has changed', async () => {
    write(`export default { ${MINIMAL} };`);
    const first = await load();
    const file = path.join(root, '.vitrine/config.json');
    const kept = readJson<{ config: Config }>(file)!;
    writeJson(file, { ...kept, config: { ...kept.config, description: 'From the cache.' } });
    expect((await load()).description).toBe('From the cache.');
    write(`export default { ${MINIMAL}, outDir: 'other' };`);
    expect(await load()).toEqual({ ...first, outDir: 'other' });
  });

  it('has its template, whether it was validated again or not', async () => {
    const withCards = (text: string) =>
      write(
        `const template = () => '${text}';\nexport default { ${MINIMAL}, socialCards: { template, fonts: ['a.woff'] } };`,
      );
    const cardOf = async () => {
      const { socialCards } = await load();
      return [socialCards?.template?.({} as never), socialCards?.fonts];
    };
    withCards('a');
    expect(await cardOf()).toEqual(['a', ['a.woff']]);
    expect(await cardOf()).toEqual(['a', ['a.woff']]);
    withCards('b');
    expect(await cardOf()).toEqual(['b', ['a.woff']]);
    write(`export default { ${MINIMAL}, socialCards: {} };`);
    const first = await load();
    expect(await load()).toEqual(first);
    expect(first.socialCards).not.toHaveProperty('template');
  });

  it('loses the slashes at the end of its address', async () => {
    write(`export default { ${MINIMAL}, url: 'https://kit.example/docs//' };`);
    expect((await load()).url).toBe('https://kit.example/docs');
  });
});

describe('search', () => {
  const settings = `appId: 'APP1', apiKey: 'key', indexName: 'docs'`;

  it('is data that docsearch makes, its host without a slash at the end', async () => {
    expect(docsearch({ appId: 'APP1', apiKey: 'key', indexName: 'docs' })).toEqual({
      ...{ provider: 'docsearch', appId: 'APP1', apiKey: 'key', indexName: 'docs' },
    });
    const host = `host: 'https://search.example/kit//'`;
    write(
      `export default { ${MINIMAL}, search: { provider: 'docsearch', ${settings}, ${host} } };`,
    );
    expect((await load()).search).toEqual({
      ...{ provider: 'docsearch', appId: 'APP1', apiKey: 'key', indexName: 'docs' },
      host: 'https://search.example/kit',
    });
  });

  it('is told what is wrong with it', async () => {
    write(`export default {
  ${MINIMAL},
  search: {
    provider: 'docsearch',
    appId: 'https://app1.algolia.net',
    apiKey: '',
    indexName: '',
    host: 'search.example',
    adminKey: 'x',
  },
};`);
    const problem = (line: number, text: string) =>
      `vitrine.config.ts:${line} error invalid-config: search.${text}`;
    expect((await problems()).sort()).toEqual(
      [
        problem(
          5,
          'appId: expected an application ID: letters and digits, received "https://app1.algolia.net"',
        ),
        problem(6, 'apiKey: expected the search-only API key, received ""'),
        problem(7, 'indexName: expected a text that is not empty, received ""'),
        problem(
          8,
          'host: expected a full address such as https://example.com, received "search.example"',
        ),
        problem(
          9,
          'adminKey: expected one of provider, appId, apiKey, indexName, host, credit, received the unknown key "adminKey"',
        ),
      ].sort(),
    );
  });

  it('is data that localSearch makes, its lists empty at first', async () => {
    expect(localSearch({ popular: ['/a'] })).toEqual({ provider: 'local', popular: ['/a'] });
    write(`export default { ${MINIMAL}, search: { provider: 'local', popular: ['/a'] } };`);
    expect((await load()).search).toEqual({
      ...{ provider: 'local', synonyms: {}, contextWords: [], popular: ['/a'] },
    });
  });

  it('is told that a synonym is in lower case, and what kinds of search there are', async () => {
    write(
      `export default { ${MINIMAL}, search: { provider: 'local', synonyms: { 'Top-Bar': [] } } };`,
    );
    expect(await problems()).toEqual([expect.stringContaining('expected words in lower case')]);
    write(`export default { ${MINIMAL}, search: { synonyms: {} } };`);
    expect(await problems()).toEqual([expect.stringContaining('search.provider')]);
  });
});

describe('problems', () => {
  it('of every wrong value are told at once', async () => {
    write(`export default {
  description: 'A kit.',
  url: 'kit',
  pages: [],
  outdir: 'x',
};`);
    const found = await problems();
    expect(found.slice(0, 3)).toEqual([
      'vitrine.config.ts:1 error invalid-config: title: expected a value of type string, received nothing',
      'vitrine.config.ts:3 error invalid-config: url: expected a full address such as https://example.com, received "kit"',
      'vitrine.config.ts:4 error invalid-config: pages: expected at least one entry, received []',
    ]);
    expect(found[3]).toMatch(/^vitrine\.config\.ts:5 .* received the unknown key "outdir"$/);
    expect(found).toHaveLength(4);
  });

  it('of a language that no browser knows are told before a date is to be written in it', async () => {
    write(`export default { ${MINIMAL},\n  language: 'en_US',\n};`);
    expect(await problems()).toEqual([
      'vitrine.config.ts:2 error invalid-config: language: expected a language tag such as en or pt-BR, received "en_US"',
    ]);
  });

  it('of links of the shell say what a link is', async () => {
    write(`export default {
  ${MINIMAL},
  colorTool: 'style/color',
  versions: {
    page: '/versions/',
    others: [
      { label: '', href: '//v1.kit.example' },
    ],
  },
};`);
    const address = 'a path such as /style/color#color-tool or a full address';
    expect(await problems()).toEqual(
      [
        '5 error invalid-config: versions.page: expected a path such as /demos/buttons, without trailing slash, received "/versions/"',
        '7 error invalid-config: versions.others[0].label: expected a text that is not empty, received ""',
        `7 error invalid-config: versions.others[0].href: expected ${address}, received "//v1.kit.example"`,
        `3 error invalid-config: colorTool: expected ${address}, received "style/color"`,
      ].map((each) => `vitrine.config.ts:${each}`),
    );
  });

  it('come again while nothing has changed', async () => {
    write(`export default {};`);
    const first = await problems();
    expect(first).toHaveLength(3);
    expect(await problems()).toEqual(first);
  });

  it('name the line of what cannot be imported', async () => {
    write(`const a = 1;\n\nimport { b } from './nowhere.ts';\nexport default { a, b };`);
    expect(await problems()).toEqual([
      "vitrine.config.ts:3 error config-threw: The configuration could not be loaded: Could not resolve './nowhere.ts'",
    ]);
  });

  it('name the package that is not installed, with the line that imports it', async () => {
    const missing = (place: string, name: string) => [
      `${place} error package-not-installed: The package "${name}" is not installed in ${root}`,
    ];
    write(
      `// For 'kit'\n\nimport { defineConfig } from 'kit/config';\nexport default defineConfig({});`,
    );
    expect(await problems()).toEqual(missing('vitrine.config.ts:3', 'kit'));
    write(`\nimport d from "@scope/kit";\nexport const b = d;`, 'beside.ts');
    write(`import { b } from './beside.ts';\nexport default { b };`);
    expect(await problems()).toEqual(missing('beside.ts:2', '@scope/kit'));
    write(`\n\nexport { default } from 'a.(b';`);
    expect(await problems()).toEqual(missing('vitrine.config.ts:3', 'a.(b'));
  });

  it('leave what a package lacks to that package', async () => {
    const dir = path.join(root, 'node_modules/kit');
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, 'package.json'), '{ "name": "kit", "main": "index.mjs" }');
    writeFileSync(path.join(dir, 'index.mjs'), `export { a } from 'none';`);
    write(`import { a } from 'kit';\nexport default { a };`);
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^vitrine\.config\.ts error config-threw: .* Cannot find package 'none'/,
      ),
    ]);
  });

  it('name the file that is imported and is no code', async () => {
    write(`\n\nexport const b = ;`, 'beside.ts');
    write(`import { b } from './beside.ts';\nexport default { b };`);
    expect(await problems()).toEqual([
      expect.stringMatching(/^beside\.ts:3 error config-threw: The configuration could not be/),
    ]);
  });

  it('name the line of what a configuration throws', async () => {
    write(`interface A {\n  b: 1;\n}\nthrow new Error('no');\nexport default {};`);
    expect(await problems()).toEqual([
      'vitrine.config.ts:4 error config-threw: The configuration could not be loaded: no',
    ]);
  });

  it('tell what was thrown even when it is no error, and when there is nothing', async () => {
    write(`throw 'a text';`);
    expect(await problems()).toEqual([
      'vitrine.config.ts error config-threw: The configuration could not be loaded: a text',
    ]);
    write(`export const title = 'Kit';`);
    expect(await problems()).toEqual([
      'vitrine.config.ts error invalid-config: configuration: expected a default export, as in export default defineConfig({ … }), received nothing',
    ]);
    rmSync(path.join(root, 'vitrine.config.ts'));
    expect(await problems()).toEqual([
      `error config-not-found: There is no ${path.join(root, 'vitrine.config.ts')}`,
    ]);
  });
});

describe('locateKey', () => {
  const source = `import { defineConfig } from 'kit';
const shared = { title: 'A' };

export default defineConfig({
  ...shared,
  'url': 'x',
  pages: [
    { pathname: '/' },
    ({
      pathname: '/a',
      children: [...more(), { pathname: '/b' }],
    } as const),
  ] satisfies unknown[],
  api: list.map((name) => ({
    package: name,
  })),
});
`;

  it.each([
    [['url'], 6],
    [['pages'], 7],
    [['pages', 0, 'pathname'], 8],
    [['pages', 1, 'pathname'], 10],
    [['pages', 1, 'title'], 9],
    // After a spread no position is known, nor what a call returns: the nearest that is.
    [['pages', 1, 'children', 1, 'pathname'], 11],
    [['api', 0, 'package'], 14],
    [['title'], 4],
    [[], 4],
  ])('%j is at line %i', (keys, line) => {
    expect(locateKey(source, keys)).toBe(line);
  });

  it.each([
    [`export default [, { a: 1 }];`, [1, 'a'], 1],
    [`export default [\n1,\n{\na: 1 }];`, [1, 'a'], 4],
    [`export default {\na: [\n...b,\n1],\n};`, ['a', 0], 2],
    [`export default {\na: [\n1,\n...b],\n};`, ['a', 0], 3],
    [`export default [\n1,\n...b,\n{\na: 1 }];`, [2, 'a'], 1],
    [`export default {\n[a]: 1,\na: 2 };`, ['a'], 3],
    [`export default {\n['a']: 1 };`, ['a'], 1],
    [`export default {\n1: {\nb: 2 } };`, [1, 'b'], 3],
    [`export default {\n'': 1 };`, [''], 2],
    [`const b = 1;\nexport default make(...b,\n{ a: 1 });`, ['a'], 2],
    [`export default kit.make({\na: 1 });`, ['a'], 1],
    [`export default make();`, ['a'], 1],
    [`export default make(make({\na: 1 }));`, ['a'], 2],
    [`export default ({\na: 1 } as A);`, ['a'], 2],
  ])('%j', (text, keys, line) => {
    expect(locateKey(text, keys)).toBe(line);
  });

  it('knows nothing of a file without a default export', () => {
    expect(locateKey('export const title = 1;', ['title'])).toBe(0);
  });
});
