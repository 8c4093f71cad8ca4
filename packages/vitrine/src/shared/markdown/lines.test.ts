import { expect, it } from 'vitest';
import { listMarkdownLines } from './lines.ts';

const kindsOf = (markdown: string) => [...listMarkdownLines(markdown)].map(({ kind }) => kind);

it('every line has its place, the last one too', () => {
  const text = 'one\n\n  \nlast';
  const lines = [...listMarkdownLines(text)];
  expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual(['one', '', '  ', 'last']);
  expect(lines.map(({ isBlank }) => isBlank)).toEqual([false, true, true, false]);
  expect([...listMarkdownLines('a\n')]).toHaveLength(2);
  expect([...listMarkdownLines('')]).toEqual([
    { start: 0, end: 0, kind: 'text', isBlank: true, open: '' },
  ]);
});

it.each(['# A', '   ###### A', '##', '#\tA', '# '])('%j is a heading', (line) => {
  expect(kindsOf(line)).toEqual(['heading']);
});

it.each(['#A', '####### A', '    # A', 'a # A', '', '`# A`'])('%j is text', (line) => {
  expect(kindsOf(line)).toEqual(['text']);
});

it.each([
  ['```', '```'],
  ['```ts', '   ```  '],
  ['   ````ts title', '`````'],
  ['~~~ `a`', '\t~~~'],
])('%j opens code that %j closes', (open, close) => {
  const lines = [...listMarkdownLines(`${open}\n# a\n\n${close}\nb`)];
  expect(lines.map(({ kind }) => kind)).toEqual(['code', 'code', 'code', 'code', 'text']);
  expect(lines.map((line) => line.open)).toEqual([open, open, open, '', '']);
  expect(lines.some(({ isBlank }) => isBlank)).toBe(false);
});

it.each(['``` `', '``a', '~~', '    ```', 'a ```', '```a`'])('%j opens no code', (line) => {
  expect(kindsOf(`${line}\nb`)).toEqual(['text', 'text']);
});

it.each([
  ['```', '~~~'],
  ['````', '```'],
  ['```', '```a'],
  ['~~~', 'a~~~'],
  ['```', ''],
  ['```', '```~'],
])('code that %j opens is not closed by %j', (open, line) => {
  expect(kindsOf(`${open}\n${line}\nb`)).toEqual(['code', 'code', 'code']);
});
