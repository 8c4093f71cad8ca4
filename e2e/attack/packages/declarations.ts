import { spawn } from 'node:child_process';
import path from 'node:path';
import { createRandom, drawSeeds, pick, tryAll, type Attack } from '../attack.ts';
import {
  build,
  COMMAND,
  looksUnhandled,
  readEnd,
  snapshot,
  withFolder,
  writeFiles,
  type Ended,
} from '../support/site.ts';
import { smallSite } from '../support/small-site.ts';

/** Milliseconds after which something counts as without an end; a small site is built in four seconds. */
const PATIENCE = 120_000;
const LENGTHS = [1, 30, 300, 3000];

/** Names of exports: of objects, of devices, of pages of the site, of any length and of letters that are wide. */
const EXPORTS = [
  ...['Constructor', 'ToString', 'HasOwnProperty', 'ValueOf', 'Then', 'Aux', 'Con', 'Nul', 'Com1'],
  ...['Index', '$', '$$', '_', '__proto__', 'Größe', 'あ', 'Dial', 'DIAL', 'dIAL', 'OtherExports'],
  ...['Changes', 'Sizes', 'Api', 'Assets', 'LlmsTxt', 'constructor', 'toString', 'default_'],
];

/** Names of props and texts of values, as code has them: what terminals obey is written out, and escaped. */
const TEXTS = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'then', 'name', '', ' '],
  ...[
    'a|b',
    'a`b',
    '<script>alert(1)</script>',
    '</td>',
    '${a}',
    '{{a}}',
    ']]>',
    '&amp;',
    '#',
    '*',
  ],
  ...['\u001b[2J', '\u001b]0;a\u0007', '\u009b31m', '\0', '\b\b', '\u202ea', '\u2066a', '\ufeff'],
  ...['\u200b', '\u061c', '\u{e0041}', '\u2028', '\u202da\u2069'],
  ...[
    String.raw`\x1b[31m`,
    String.raw`\u0000`,
    String.raw`a\nb`,
    String.raw`\u2028`,
    String.raw`\'`,
  ],
];

/** Types, most of which end. */
const TYPES: ((random: () => number) => string)[] = [
  (random) => `'${pick(random, TEXTS)}' | 'a'`,
  (random) => union(pick(random, LENGTHS)),
  (random) => `'${'z'.repeat(pick(random, LENGTHS))}'`,
  (random) => `string${'[]'.repeat(pick(random, LENGTHS))}`,
  (random) => `${'{ a?: '.repeat(pick(random, LENGTHS))}string`,
  (random) =>
    `(${Array.from({ length: pick(random, LENGTHS) }, (_, i) => `a${i}: string`).join()}) => void`,
  () => 'Loop<"a">',
  () => 'Deep<string>',
  () => 'Json',
  () => 'Nest<{ a?: string }>',
  () => 'Circle',
  () => 'typeof import("./index.js")',
];
const DECLARED = `import type { ReactElement } from 'react';
export type Loop<T> = T extends string ? Loop<\`\${T}x\`> : never;
export type Deep<T> = { value?: T; next?: Deep<T[]> };
export type Json = string | Json[] | { [key: string]: Json };
export type Nest<T> = { [Key in keyof T]: Nest<{ a: T[Key]; b: T }> };
export type Circle = { a?: Circle } & Other;
export type Other = { b?: string } & Circle;
`;
const union = (length: number) => Array.from({ length }, (_, i) => `'s${i}'`).join(' | ');

/** Declarations of an installed package: all is described, with an end, and steers no terminal. */
export const declarations: Attack = {
  name: 'declarations of packages',
  sample: 1,
  full: 100,
  run: (options) =>
    tryAll(drawSeeds(options), (seed) => withFolder((root) => tryDeclarations(root, seed))),
};

async function tryDeclarations(root: string, seed: number): Promise<string | null> {
  const random = createRandom(seed);
  const site = smallSite();
  const names = new Set(['Dial', ...drawNames(random)]);
  const types = [...names].map((name) => `${declare(random, name)}\n`).join('');
  const exported = [...names].filter((name) => name !== 'Dial');
  writeFiles(root, {
    ...site,
    'node_modules/dials/index.d.ts': `${DECLARED}${types}`,
    'node_modules/dials/index.js': `${site['node_modules/dials/index.js']}${exported.map((name) => `export const ${name} = Dial;\n`).join('')}`,
  });
  for (const [what, run] of [
    ['build', () => build(root)],
    ['api', () => describe(root)],
    ['api --markdown', () => describe(root, '--markdown')],
    ['api --json', () => describe(root, '--json')],
  ] as const) {
    const ended = await within(run());
    const fault = ended === null ? 'does not end' : judge(ended);
    if (fault !== null) return `seed ${seed}, ${what}: ${fault}`;
  }
  const steering = [...snapshot(path.join(root, 'dist'))].find(
    ([file, bytes]) => /\.(?:md|txt|html)$/.test(file) && STEERING.test(bytes.toString()),
  );
  return steering ? `seed ${seed}: ${steering[0]} steers its reader` : null;
}

/** What no terminal is to be sent, and no reader: control characters but line ends and tabs, and what turns a text. */
const STEERING = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u{e0020}-\u{e007f}]/u;

const describe = (root: string, ...form: string[]) =>
  readEnd(spawn(process.execPath, [COMMAND, 'api', 'dials', '--root', root, ...form]));

/** A library whose types nobody can follow may be refused, in words. */
function judge({ code, output }: Ended): string | null {
  const isTold = code === 0 || / error types-too-deep$/m.test(output);
  return isTold && !looksUnhandled(output) && !STEERING.test(output)
    ? null
    : `code ${code} ${JSON.stringify(output.slice(0, 600))}`;
}

function within(work: Promise<Ended>): Promise<Ended | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function drawNames(random: () => number): string[] {
  return Array.from({ length: 8 }, () =>
    random() < 0.8
      ? pick(random, EXPORTS)
      : pick(random, ['N', 'あ', 'ß']).repeat(pick(random, LENGTHS)),
  );
}

function declare(random: () => number, name: string): string {
  const props = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
    const key = random() < 0.7 ? pick(random, TEXTS) : 'p'.repeat(pick(random, LENGTHS));
    const text = pick(random, TEXTS);
    return [
      key,
      `/** ${text} @default '${text}' */ '${key}'?: ${close(pick(random, TYPES)(random))};`,
    ];
  });
  return `/** ${pick(random, TEXTS)} */\nexport declare function ${name}(props: { label?: string; large?: boolean; ${Object.values(Object.fromEntries(props)).join('\n')} }): ReactElement;`;
}

/** Closes what a type has opened. */
const close = (type: string) =>
  type + ' }'.repeat((type.match(/\{ a\?: /g) ?? []).length - (type.match(/ \}/g) ?? []).length);
