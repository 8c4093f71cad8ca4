import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pick } from '../attack.ts';

type Random = () => number;

/** Changes a site, and says how. */
export type Mutate = (root: string, file: string, random: Random) => string;

/** Pieces that mean something to whoever reads such a file, most of them out of place. */
const PIECES: Record<string, readonly string[]> = {
  md: [
    ...[
      '<!--',
      '-->',
      '<script>',
      '<textarea>',
      '</textarea>',
      '<p>',
      '</p>',
      '<svg>',
      '<a href="',
    ],
    ...[
      '<div>',
      '</div>',
      '<plaintext>',
      '<table><a>',
      '<img src=x id="__proto__">',
      '<b/>',
      '</main>',
    ],
    ...[
      '::demo{',
      '::demo{file=counter.tsx}\n',
      '::demo{file=../../../a.tsx}\n',
      '::demo\n',
      '::pages\n',
    ],
    ...[
      '::playground{component=__proto__}\n',
      '::changelog{name=__proto__}\n',
      '::versions\n',
      '::x{}\n',
    ],
    ...[
      '[a](javascript:alert(1))',
      '[a](/%E0%A4%A)',
      '[a](//host)',
      '![a](/nowhere.png)',
      '[a](#%)',
    ],
    ...[
      '\n---\n',
      '---\n',
      '```',
      '~~~',
      '\n# A\n',
      '\n## __proto__\n',
      '\n## constructor\n',
      '\n###\n',
    ],
    ...[
      '> '.repeat(60),
      '- '.repeat(60),
      '\n| a |\n| - |\n',
      '|',
      '&#0;',
      '&#xD800;',
      '[a]: /b "\n',
      '%',
    ],
    ...[
      'components: 5\n',
      'title: *a\n',
      '&a [*a]',
      '!!js/function a',
      '{a: {b',
      '? [a\n',
      ': a\n',
      '\t',
    ],
    ...[
      'source: .\n',
      'source: ../nowhere.md\n',
      'thumbnail: /etc\n',
      'layout: wide\n',
      'image: :\n',
    ],
    ...['\n\n```tsx no-check\na\n```\n', '\n\n```tsx\nlet a: = 1\n```\n', '[x]\n\n[x]: <', '::'],
  ],
  tsx: [
    ...[
      '\nexport default 1;\n',
      '\nexport { default } from "./counter";\n',
      '\nexport * from "./nowhere";\n',
    ],
    ...[
      '\nthrow new Error("own");\n',
      '\nthrow null;\n',
      '\nimport "nowhere";\n',
      '\nimport "./nowhere";\n',
    ],
    ...[
      '\nimport a from "dials/none";\n',
      '\nimport "./components.md";\n',
      '\nawait 0;\n',
      '<',
      '{',
      '`',
    ],
    ...[
      '/*',
      '*/',
      '"',
      '\nconst a = 1; const a = 2;\n',
      '\nenum A { B }\n',
      '\nnamespace N {}\n',
      '@a ',
    ],
    ...[
      '\nprocess.exit(0);\n',
      '\nawait new Promise(() => {});\n',
      '\nPromise.reject(new Error("own"));\n',
    ],
    ...[
      '\nsetTimeout(() => { throw new Error("own"); });\n',
      '\n// #region excerpt\n',
      '\n// #endregion\n',
    ],
    ...[
      '\u2028',
      '\nexport {};\n',
      '\ndeclare module "x" {}\n',
      '<T,>() => {}',
      'class A { #a }',
      'yield',
    ],
    ...[
      '\nwindow.a = 1;\n',
      '\nimport type A from "./nowhere";\n',
      '\nimport("./" + 1);\n',
      'let \\u{110000}',
    ],
    ...[
      '\nvar undefined = 1;\n',
      '\n"use server";\n',
      '(('.repeat(300),
      '[['.repeat(300),
      '<a>'.repeat(300),
    ],
    ...[
      '\nexport default async function A() {}\n',
      '\nexport default class {}\n',
      '\nmodule.exports = 1;\n',
    ],
  ],
  ts: [
    ...[
      '/** [a](b.md) <script> {@link x',
      '*/',
      '/**',
      'export * from "./index";\n',
      'export * from "./none";\n',
    ],
    ...[
      'export { default } from "react";\n',
      'import X = require("x");\n',
      'export = 1;\n',
      'type A = A;\n',
    ],
    ...[
      'interface DialProps extends DialProps {}\n',
      'export declare const Foo: typeof Foo;\n',
      '[key: string]: any;',
    ],
    ...[
      'as?: any; srcDoc?: string;',
      '/// <reference types="none" />\n',
      '\'\\x41\'?: "\\x41";',
      'large: 1n;',
    ],
    ...[
      'type R<T> = R<[T]>; declare const r: R<1>;\n',
      '?: `${string}${string}`;',
      'export declare class A extends B {}\n',
    ],
    ...[
      'title: {},',
      'pages: 5,',
      'api: [{ package: "none", route: "/x" }],',
      'outDir: "..",',
      'url: "a",',
    ],
    ...[
      'get title() { throw new Error("own"); },',
      'socialCards: { template: () => { throw 1; } },',
      '...null,',
    ],
    ...[
      '__proto__: null,',
      'toJSON() { throw new Error("own"); },',
      'pageStyles: { "/": "none.css" },',
    ],
    ...[
      '\nthrow new Error("own");\n',
      '\nprocess.exit(0);\n',
      '\nawait new Promise(() => {});\n',
      '\nthrow null;\n',
    ],
    ...[
      '\nPromise.reject(new Error("own"));\n',
      '\nexport default class {}\n',
      '\nexport default null;\n',
      'as const',
    ],
    ...[
      '\nimport "./none";\n',
      '\nimport "none";\n',
      '{',
      '(',
      '`',
      'children: pages,',
      'pathname: "//a",',
    ],
  ],
  json: [
    ...[
      ',',
      '{',
      '}',
      '[',
      '"',
      'null',
      '5',
      '\uFEFF',
      '"name": 5,',
      '"exports": null,',
      '"types": "./none.d.ts",',
    ],
    ...[
      '"exports": { ".": "./none.js" },',
      '"exports": 5,',
      '"version": {},',
      '"main": "../..",',
      '/* a */',
    ],
    ...[
      '"extends": "./none",',
      '"compilerOptions": 5,',
      '"homepage": "javascript:a",',
      '"type": "none",',
    ],
  ],
  css: [
    '{',
    '}',
    '/*',
    '--v-progress:;',
    '@import "none.css";',
    'url(none.png)',
    '@media',
    ';',
    '"',
    '\\',
  ],
  svg: [
    '<script>',
    '</svg>',
    '<',
    '"',
    '<!--',
    '<svg>',
    'viewBox=""',
    '&amp',
    '<style>',
    'onload="a"',
    '<image href="x"/>',
  ],
  js: [
    '\nthrow new Error("own");\n',
    '{',
    '`',
    '\nexport * from "./index.js";\n',
    '\nprocess.exit(0);\n',
    '\nmodule.exports = 1;\n',
  ],
};

const ANYWHERE = [
  ...[
    '\0',
    '\u202e',
    '\uFFFF',
    '\u0301'.repeat(30),
    '\r',
    '\r\n',
    '\v',
    '__proto__',
    'constructor',
    '😀',
    '日本',
  ],
];

const extensionOf = (file: string) =>
  /^\..*rc$/.test(file) ? 'json' : path.extname(file).slice(1);

const place = (random: Random, length: number) => Math.floor(random() * (length + 1));

const changeText =
  (name: string, change: (text: string, random: Random, file: string) => string): Mutate =>
  (root, file, random) => {
    const at = path.join(root, file);
    writeFileSync(at, change(readFileSync(at, 'utf8'), random, file));
    return `${name} ${file}`;
  };

const changeBytes =
  (name: string, change: (bytes: Buffer, random: Random) => Buffer): Mutate =>
  (root, file, random) => {
    const at = path.join(root, file);
    writeFileSync(at, change(readFileSync(at), random));
    return `${name} ${file}`;
  };

const replaceBy =
  (name: string, make: (at: string) => void): Mutate =>
  (root, file) => {
    const at = path.join(root, file);
    rmSync(at);
    make(at);
    return `${name} instead of ${file}`;
  };

const addFile =
  (name: string, content: string | Buffer): Mutate =>
  (root) => {
    writeFileSync(path.join(root, name), content);
    return `a file ${JSON.stringify(name)}`;
  };

const insert = changeText('a piece in', (text, random, file) => {
  const at = place(random, text.length);
  const piece = pick(random, [...(PIECES[extensionOf(file)] ?? PIECES.md!), ...ANYWHERE]);
  return text.slice(0, at) + piece + text.slice(at);
});

/** At the end of a line, where most pieces are whole. */
const insertLine = changeText('a line in', (text, random, file) => {
  const lines = text.split('\n');
  const pieces = PIECES[extensionOf(file)] ?? PIECES.md!;
  lines.splice(place(random, lines.length), 0, pick(random, pieces));
  return lines.join('\n');
});

const cut = changeText('less of', (text, random) => {
  const from = place(random, text.length);
  return text.slice(0, from) + text.slice(from + place(random, 40));
});

const repeat = changeText('more of', (text, random) => {
  const from = place(random, text.length);
  const part = text.slice(from, from + 1 + place(random, 40));
  return text.slice(0, from) + part.repeat(1 + place(random, 200)) + text.slice(from);
});

const BYTES = [[0xff], [0xfe, 0xff], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf8], [0], [0xe2, 0x80]];

const damage = changeBytes('bytes in', (bytes, random) => {
  const at = place(random, bytes.length);
  return Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from(pick(random, BYTES)),
    bytes.subarray(at),
  ]);
});

const flip = changeBytes('a bit of', (bytes, random) => {
  if (bytes.length > 0)
    bytes[Math.floor(random() * bytes.length)]! ^= 1 << Math.floor(random() * 8);
  return bytes;
});

const PAGE = '# A\n\nB.\n';

/** Common ones are there more than once. */
export const MUTATIONS: readonly Mutate[] = [
  ...[insert, insert, insert, insert, insertLine, insertLine, insertLine, insertLine],
  ...[cut, cut, repeat, repeat, damage, flip, flip],
  changeText('nothing in', () => ''),
  changeText('a mark before', (text) => `\uFEFF${text}`),
  changeText('line ends of', (text) => text.replaceAll('\n', '\r\n')),
  changeText('old line ends of', (text) => text.replaceAll('\n', '\r')),
  changeText('a long line in', (text) => text + 'a '.repeat(100_000)),
  changeBytes('wide characters in', (bytes) => Buffer.from(bytes.toString(), 'utf16le')),
  replaceBy('nothing', () => undefined),
  replaceBy('a folder', (at) => mkdirSync(at)),
  replaceBy('a link to nowhere', (at) => symlinkSync(`${at}-nowhere`, at)),
  replaceBy('a link to itself', (at) => symlinkSync(at, at)),
  replaceBy('a link to its folder', (at) => symlinkSync(path.dirname(at), at)),
  replaceBy('a pipe', (at) => execFileSync('mkfifo', [at])),
  addFile('content/a%20b.md', PAGE),
  addFile('content/a b#c?d.md', PAGE),
  addFile('content/\\.md', PAGE),
  addFile('content/.md', PAGE),
  addFile('content/GUIDE.md', PAGE),
  addFile('content/日本\u202e\u0301.md', PAGE),
  addFile(`content/${'a'.repeat(250)}.md`, PAGE),
  addFile(`content/${'a'.repeat(245)}.tsx`, 'export default () => null;'),
  addFile('content/<b>"\'&.md', PAGE),
  addFile('content/\n.md', PAGE),
  addFile('content/404.md', PAGE),
  addFile('content/api.md', PAGE),
  addFile('content/__proto__.md', PAGE),
  addFile('public/sw.js', ''),
  addFile('public/index.html', ''),
  addFile('index.html', '<script>'),
  addFile('vite.config.ts', 'throw new Error("own");'),
  addFile('package.json', '{'),
  addFile('postcss.config.js', 'throw new Error("own");'),
  addFile('.env', 'A=${B}\nB=${A}\n'),
  addFile('.gitignore', '*'),
  addFile('node_modules/dials/index.d.mts', '{'),
];
