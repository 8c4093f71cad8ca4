import {
  CONSTRUCTS,
  type MakeText,
} from '../../../packages/vitrine/src/node/content/fixtures/constructs.ts';

/** A text of any length, and what reads it. */
export interface Growing {
  kind: 'markdown' | 'changelog' | 'comment';
  name: string;
  make: MakeText;
}

type Around = [before: string, unit: string, after?: string];

const RELEASE = '## 1.0.0 - 2026-01-01\n\n';

/** Of changelogs, besides what Markdown has. */
const CHANGELOG: Around[] = [
  ...['## 1.0.{i}\n', '## 1.0.{i} - 2026-01-01\n\n- a\n', '## [1.{i}.0](a) (2026-01-01)\n\na\n\n'],
  ...['## Unreleased\n', '##\n', '## 1.0.0\n\n_Oct 9, 2026_\n\n', '## 1.0.0\n\n*a*\n', '<!-- '],
  ...['<!-- a -->\n', '## 1.0.0\n\n### Docs\n\n- a\n', '## 1.0.0\n\n```\n', '```\n~~~\n', '\r'],
].map((unit): Around => ['', unit]);

/** Within one line of a heading, and within one release. */
const HEADING: Around[] = [
  ...['1', '1.', '.', '1.1', ' ', '\t', '- ', '(', ')', '](', '[', 'a ', '-', 'Oct ', 'friday '],
].flatMap((unit): Around[] => [
  ['## ', unit, '((\n'],
  ['## 1.0', unit, '((\n'],
  ['## [1.0.0](', unit, '\n'],
  ['## 1.0.0 - ', unit, '\n'],
  ['## 1.0.0\n\n_', unit, '_\n'],
]);
const SECTION: Around[] = [
  ...['### Docs\n', '### a{i}\n', '#### a\n', '###### a\n', '```\n', '### \n', '- a\n', '> '],
  ...['<!--', '<script>', '[a](b) ', '![a](b) ', '::demo{file=a}\n', '#', '\n'],
].flatMap((unit): Around[] => [[RELEASE, unit]]);
const TITLE: Around[] = [' ', '#', '# ', '\t#', 'a ', 'a # '].map((unit) => [
  `${RELEASE}### `,
  unit,
  'b\n\nc\n',
]);

/** Of documentation comments, besides what Markdown has. */
const COMMENT: Around[] = [
  ...['{@link ', '{@link a', '{@link a}', '{@link a b', '{@linkcode https://a b} ', '{', '}', '{}'],
  ...['\n@param a b', '\n@param {a} b', '\n@param {', '\n@returns {a', '\n@a', '\n@default', '@'],
  ...[
    '\n * ',
    '\n *',
    '\n@deprecated a',
    '[a](/b) ',
    '[a](/',
    '[a]',
    '[](',
    '[[a](/b)]',
    '![a](/b)',
  ],
  ...['\n```', '\n```tsx\na {{\n```', '\n```html\n<a', '\n@see {@link a|', '<b>', '<!--', '\n| a'],
].map((unit): Around => ['', unit]);
const TAG: Around[] = ['a', ' ', '=', '[', ']', '{', '}', '.', '-', '\n', '$'].flatMap(
  (unit): Around[] => [
    ['@param ', unit],
    ['@param {', unit],
    ['@param [a=', unit],
    ['@returns {a} ', unit],
    ['{@link ', unit],
    ['{@link a', unit],
    ['{@link a |', unit, '}'],
    ['@default ', unit],
  ],
);

const name = ([before, unit, after = '']: Around) =>
  [before, unit, after].map((part) => JSON.stringify(part)).join(' ');

function fill([before, unit, after = '']: Around): MakeText {
  return (length) => {
    if (!unit.includes('{i}')) return before + unit.repeat(length / unit.length) + after;
    let text = before;
    for (let i = 0; text.length < length; i += 1) text += unit.replaceAll('{i}', `${i}`);
    return text + after;
  };
}

const list = (kind: Growing['kind'], units: Around[]): Growing[] =>
  units.map((unit) => ({ kind, name: `${kind}: ${name(unit)}`, make: fill(unit) }));

/** Every other construct of Markdown, as it stands in a text from elsewhere. */
const within = (kind: Growing['kind'], before: string): Growing[] =>
  [...CONSTRUCTS]
    .filter((_, index) => index % 2 === 0)
    .map(([construct, make]) => ({
      kind,
      name: `${kind}: ${construct}`,
      make: (length) => before + make(length),
    }));

/** All of them. */
export const GROWING: readonly Growing[] = [
  ...[...CONSTRUCTS].map(([construct, make]) => ({
    kind: 'markdown' as const,
    name: construct,
    make,
  })),
  ...list('changelog', [...CHANGELOG, ...HEADING, ...SECTION, ...TITLE]),
  ...within('changelog', RELEASE),
  ...list('comment', [...COMMENT, ...TAG]),
  ...within('comment', ''),
];
