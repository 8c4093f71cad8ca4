import { expect, it } from 'vitest';
import { listPassages, plainText, splitSentences } from './list-passages.ts';

const passages = (...lines: string[]) =>
  listPassages(lines.join('\n')).map(({ kind, text }) => `${kind}: ${text}`);

it('prose is its sentences, over lines; a blank line ends them', () => {
  expect(passages('# A', 'One is', '  here. Two', 'is there.', '', 'three', 'four')).toEqual([
    'prose: One is here.',
    'prose: Two is there.',
    'prose: three four',
  ]);
});

it.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  ['It is `a`. `b` is not. <c>. "D". *E*.', ['It is `a`.', '`b` is not.', '<c>.', '"D".', '*E*.']],
  ['About 1.5 times, e.g. Knob or i.e. Dial', ['About 1.5 times, e.g. Knob or i.e. Dial']],
  ['One. two', ['One. two']],
  ['One.  Two', ['One.', 'Two']],
  ['Öl. Ähre', ['Öl.', 'Ähre']],
  [' ', []],
])('the sentences of %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

it.each([
  ['See [the [inner] text](/a).', 'See the [inner] text.'],
  ['See [it](/wiki/a_(long)_b) now', 'See it now'],
  ['![A picture](a.png) and [b](<c>)', 'A picture and b'],
  ['[a] (b) and [c](d e)', '[a] (b) and [c](d e)'],
])('%j is told as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it('items and rows stand alone, and end what was before', () => {
  expect(
    passages(
      'Text',
      '- [One](/a)',
      '  * Two',
      '3) Three',
      '12. Twelve',
      '-none',
      '| A | B |',
      'more',
    ).slice(0),
  ).toEqual([
    'prose: Text',
    'item: - One',
    'item: * Two',
    'item: 3) Three',
    'item: 12. Twelve',
    'prose: -none',
    'prose: more',
  ]);
});

it('rows are told with the names of their columns, each table by its own', () => {
  const table = (...rows: string[]) => passages(...rows);
  expect(
    table('| A |  |', '| :- | --: |', '| 1 | [b](/c) |', '|  | 2 | 3 |', '', '| D |', '| 4 |'),
  ).toEqual(['row: - A: 1; b', 'row: - 2; 3', 'row: - D: 4']);
});

it('code has the line that opened it, and no names of files are told', () => {
  const lines = [
    '**A demo** (`a.tsx`)',
    '```tsx title',
    'a();',
    '',
    '```',
    '`b.ts`',
    'The whole file:',
    '~~~',
    '``` ',
    '~~~',
  ];
  expect(listPassages(['Text', ...lines].join('\n'))).toEqual([
    { kind: 'prose', text: 'Text', open: '' },
    { kind: 'code', text: 'a();', open: '```tsx title' },
    { kind: 'code', text: '', open: '```tsx title' },
    { kind: 'code', text: '``` ', open: '~~~' },
  ]);
});

it('a table may be indented; a line with more than cells is prose', () => {
  expect(passages('  | A | B |  ', '  | - | - |', '  | 1 | 2 |  ')).toEqual(['row: - A: 1; B: 2']);
  for (const line of ['a | b | c |', '| b | c', '| b | c | d', 'a | b'])
    expect(passages('| A |', line)).toEqual([`prose: ${line}`]);
});

it('code and headings end what was before', () => {
  expect(passages('Text', '```', '| a |', '```', 'more', '## B', 'last')).toEqual([
    ...['prose: Text', 'code: | a |', 'prose: more', 'prose: last'],
  ]);
});

it.each([
  ['See **A demo** (`a.tsx`)'],
  ['**A demo** (`a.tsx`) is this'],
  ['see `b.ts`'],
  ['`b.ts` has it'],
  ['Not The whole file:'],
  ['The whole file: all of it'],
])('%j is more than the name of a file', (line) => {
  expect(passages(line)).toEqual([`prose: ${line}`]);
});

it('a note is what it says, without its marks, and the file of a demo that another imports is a name', () => {
  expect(
    passages('> [!TIP]', '> Turn it. Then', '> stop.', '', '`b.ts`:', '', '> > So she said.'),
  ).toEqual([...['prose: Turn it.', 'prose: Then stop.', 'prose: So she said.']]);
});
