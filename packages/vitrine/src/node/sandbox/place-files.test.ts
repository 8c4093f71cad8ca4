import { describe, expect, it } from 'vitest';
import { toDataUrl } from './data-url.ts';
import { packageName } from './local/dependencies.ts';
import { moveImports, placeFiles } from './place-files.ts';
import type { TextFile } from './text-file.ts';

/** A file that imports others: specifiers with what they mean. */
function file(name: string, imports: [specifier: string, target: string | null][] = []): TextFile {
  const code = imports.map(([specifier]) => `import '${specifier}';\n`).join('');
  let at = 0;
  const found = imports.map(([specifier, target], index) => {
    const start = code.indexOf(`'${specifier}'`, at);
    at = start + specifier.length + 2;
    return { specifier, target, start, end: at, line: index + 1 };
  });
  const variant = { code, excerpt: '', imports: found };
  const kind = /\.css$/.test(name) ? 'style' : 'module';
  const text = { content: Buffer.from(code), text: code };
  return { file: name, kind, ...text, imports: found, ts: variant, js: variant };
}
const placesOf = (demo: string, ...groups: string[][]) =>
  Object.fromEntries(
    placeFiles(
      demo,
      groups.map((group) => group.map((name) => file(name))),
    ),
  );

describe('the place of a file', () => {
  it('is that in its folder; what lies outside moves in', () => {
    const names = [
      'c/a/one.tsx',
      'c/a/b/part.ts',
      'c/shared.ts',
      'top.css',
      'c/x/y.ts',
      'c/a/d../z.ts',
    ];
    expect(placesOf('c/a/one.tsx', names)).toEqual({
      'c/a/one.tsx': 'demo.tsx',
      'c/a/b/part.ts': 'b/part.ts',
      'c/shared.ts': 'shared.ts',
      'top.css': 'top.css',
      'c/x/y.ts': 'x/y.ts',
      'c/a/d../z.ts': 'd../z.ts',
    });
    expect(placesOf('one.jsx', ['one.jsx', 'a.js'])).toEqual({
      'one.jsx': 'demo.jsx',
      'a.js': 'a.js',
    });
  });

  it('is no other’s, and none of the project’s own', () => {
    const names = ['c/one.tsx', 'c/a.ts', 'a.ts', 'c/demo.tsx', 'c/index.ts', 'c/package.json'];
    const more = [
      'c/vite.config.ts',
      'c/tsconfig.json',
      'c/index-2.ts',
      'c/my-index.ts',
      'c/demos.ts',
    ];
    expect(placesOf('c/one.tsx', [...names, ...more, 'c/b/index.ts', 'b/index.ts'])).toEqual({
      'c/one.tsx': 'demo.tsx',
      'c/a.ts': 'a.ts',
      'a.ts': 'a-2.ts',
      'c/demo.tsx': 'demo-2.tsx',
      'c/index.ts': 'index-2.ts',
      'c/package.json': 'package-2.json',
      'c/vite.config.ts': 'vite.config-2.ts',
      'c/tsconfig.json': 'tsconfig-2.json',
      'c/index-2.ts': 'index-2-2.ts',
      'c/my-index.ts': 'my-index.ts',
      'c/demos.ts': 'demos.ts',
      'c/b/index.ts': 'b/index.ts',
      'b/index.ts': 'b/index-2.ts',
    });
  });

  it('of a group is relative to the folder of its first file; a file has one place', () => {
    expect(
      placesOf('c/one.tsx', ['c/one.tsx', 'c/a.ts'], ['theme/wrap.tsx', 'theme/b/x.ts', 'c/a.ts']),
    ).toEqual({
      'c/one.tsx': 'demo.tsx',
      'c/a.ts': 'a.ts',
      'theme/wrap.tsx': 'wrap.tsx',
      'theme/b/x.ts': 'b/x.ts',
    });
    expect(placesOf('c/one.tsx', ['c/one.tsx'], [])).toEqual({ 'c/one.tsx': 'demo.tsx' });
  });
});

interface Options {
  importer: string;
  language: 'ts' | 'js';
  /** The content of binary files. */
  data: string;
}

describe('an import', () => {
  const move = (
    imports: [string, string | null][],
    places: Record<string, string>,
    { importer = 'c/one.tsx', language = 'ts', data }: Partial<Options> = {},
  ) =>
    moveImports(
      file(importer, imports),
      language,
      new Map(Object.entries(places)),
      () => data ?? null,
    )
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice("import '".length, -"';".length));

  it('stays where its file is as near as before', () => {
    const places = { 'c/one.tsx': 'demo.tsx', 'c/a.ts': 'a.ts', 'c/b/x.ts': 'b/x.ts' };
    expect(
      move(
        [
          ['./a', 'c/a.ts'],
          ['react', null],
          ['./b/x.ts', 'c/b/x.ts'],
        ],
        places,
      ),
    ).toEqual([...['./a', 'react', './b/x.ts']]);
  });

  it('follows its file, with an extension where it had one, and a query', () => {
    const places = { 'c/one.tsx': 'demo.tsx', 'shared/a.ts': 'a-2.ts', 'c/r.json': 'r-2.json' };
    expect(
      move(
        [
          ['../shared/a', 'shared/a.ts'],
          ['../shared/a.ts', 'shared/a.ts'],
          ['../shared/a.js', 'shared/a.ts'],
          ['../shared/a.ts?raw', 'shared/a.ts'],
          ['../shared/a#b', 'shared/a.ts'],
          ['./r.json', 'c/r.json'],
        ],
        places,
      ),
    ).toEqual(['./a-2', './a-2.ts', './a-2.js', './a-2.ts?raw', './a-2#b', './r-2.json']);
    expect(move([['../shared/a.js', 'shared/a.ts']], places, { language: 'js' })).toEqual([
      './a-2.js',
    ]);
  });

  it('keeps the extension that the author wrote for another, whatever the kind of module', () => {
    const places = { 'c/one.tsx': 'demo.tsx', 's/a.mts': 'a-2.mts', 's/jsx.d/b.ts': 'b-2.ts' };
    const shown = move(
      [
        ['../s/a.mjs', 's/a.mts'],
        ['../s/a.mts', 's/a.mts'],
        ['../s/jsx.d/b', 's/jsx.d/b.ts'],
        ['../s/a.mjs?url&v=1#x', 's/a.mts'],
      ],
      places,
    );
    expect(shown).toEqual(['./a-2.mjs', './a-2.mts', './b-2', './a-2.mjs?url&v=1#x']);
    expect(move([['../s/a.mjs', 's/a.mts']], places, { language: 'js' })).toEqual(['./a-2.mjs']);
  });

  it('in JavaScript says the name that its file has there', () => {
    const places = { 'c/one.tsx': 'demo.tsx', 'c/a.ts': 'a.ts', 's/b.tsx': 'b.tsx' };
    const imports: [string, string][] = [
      ['./a.js', 'c/a.ts'],
      ['../s/b.jsx', 's/b.tsx'],
    ];
    expect(move(imports, places, { language: 'js' })).toEqual(['./a.js', './b.jsx']);
  });

  it('of a binary file loses its query, but not what looks like one', () => {
    const places = { 'c/one.tsx': 'demo.tsx', 'img/p.png': 'p.png' };
    const data = 'data:image/png;base64,AA';
    expect(move([['../img/p.png?a=1#b', 'img/p.png']], places, { data })).toEqual(['./p.png']);
  });

  it('leads up where its file is above', () => {
    const places = { 'c/b/x.ts': 'b/x.ts', 'c/one.tsx': 'demo.tsx' };
    expect(move([['../one', 'c/one.tsx']], places, { importer: 'c/b/x.ts' })).toEqual(['../demo']);
  });

  it('of a binary file is that of a module, and in a style sheet its content', () => {
    const places = { 'c/one.tsx': 'demo.tsx', 'img/p.png': 'p.png', 'c/a.css': 'a.css' };
    const data = 'data:image/png;base64,AA';
    expect(move([['../img/p.png?url', 'img/p.png']], places, { data })).toEqual(['./p.png']);
    expect(move([['../img/p.png', 'img/p.png']], places, { data, importer: 'c/a.css' })).toEqual([
      data,
    ]);
  });

  it('is moved whatever stands around it', () => {
    const places = { 'c/one.tsx': 'demo.tsx', 'c/x.css': 'x.css', 'a.png': 'a-2.png' };
    const style = file('c/x.css', []);
    const code = '.a { background: url(../a.png), url("../a.png"), url(../"a.png) }';
    const at = (text: string, from = 0) => {
      const start = code.indexOf(text, from);
      return { specifier: '../a.png', target: 'a.png', start, end: start + text.length, line: 1 };
    };
    const imports = [at('../a.png'), at('"../a.png"'), at('../"a.png')] as TextFile['imports'];
    const ts = { code, excerpt: '', imports };
    expect(moveImports({ ...style, ts }, 'ts', new Map(Object.entries(places)), () => null)).toBe(
      '.a { background: url(./a-2.png), url("./a-2.png"), url(./a-2.png) }',
    );
  });
});

it('is quoted in a style sheet where its name would end it', () => {
  const places = { 'c/x.css': 'x.css', "a 'b.png": "a 'b.png" };
  const move = (code: string, address: string) => {
    const start = code.indexOf(address);
    const end = start + address.length;
    const found = { specifier: "../a 'b.png", target: "a 'b.png", start, end, line: 1 };
    const ts = { code, excerpt: '', imports: [found] as TextFile['imports'] };
    const style = file('c/x.css', []);
    return moveImports({ ...style, ts }, 'ts', new Map(Object.entries(places)), () => null);
  };
  const [bare, quoted] = [String.raw`../a\20\'b.png`, String.raw`'../a \'b.png'`];
  expect(move(`.a{b:url(${bare})}`, bare)).toBe(String.raw`.a{b:url("./a \'b.png")}`);
  expect(move(`.a{b:url(${quoted})}`, quoted)).toBe(String.raw`.a{b:url('./a \'b.png')}`);
});

it.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@kit/core', '@kit/core'],
  ['@kit/core/button', '@kit/core'],
  ['kit?raw', 'kit'],
  ['kit.js', 'kit.js'],
  ['fs', null],
  ['node:fs', null],
  ['virtual:kit', null],
  ['./a', null],
  ['../a', null],
  ['/a', null],
  ['#a', null],
  ['@kit', null],
  ['@/a', null],
  ['https://kit.example/a.js', null],
  ['', null],
])('the package of the import %j is %j', (specifier, name) => {
  expect(packageName(specifier)).toBe(name);
});

it.each([
  ['a/b.PNG', 'image/png'],
  ['b.jpg', 'image/jpeg'],
  ['b.jpeg', 'image/jpeg'],
  ['b.woff2', 'font/woff2'],
  ['b.mp4', 'video/mp4'],
  ['b.wasm', 'application/octet-stream'],
  ['b', 'application/octet-stream'],
])('%s is a resource of type %s', (name, type) => {
  expect(toDataUrl(name, Buffer.from([0, 255]))).toBe(`data:${type};base64,AP8=`);
});
