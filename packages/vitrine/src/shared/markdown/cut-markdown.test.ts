import { expect, it } from 'vitest';
import { cutMarkdown, findPlace, takePiece } from './cut-markdown.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

it('leaves what is short enough', () => {
  expect(cutMarkdown('# A\n\nText.\n', 100)).toEqual(['# A\n\nText.']);
  expect(cutMarkdown('  \n', 100)).toEqual([]);
});

it('cuts before a heading, but for one within code', () => {
  const code = '```md\n# No heading\n```';
  const text = `# A\n\n${words(10)}\n\n${code}\n\n## B\n\n${words(10)}`;
  expect(cutMarkdown(text, 150)).toEqual([
    `# A\n\n${words(10)}\n\n${code}`,
    `## B\n\n${words(10)}`,
  ]);
});

it('cuts between blocks where no heading is near', () => {
  const text = `# A\n\n${words(12)}\n\n${words(12)}\n\n${words(3)}`;
  expect(cutMarkdown(text, 120)).toEqual([`# A\n\n${words(12)}`, `${words(12)}\n\n${words(3)}`]);
  const lines = `${words(12)}\n\n${words(3)}\n${words(9)}`;
  expect(cutMarkdown(lines, 120)).toEqual([words(12), `${words(3)}\n${words(9)}`]);
});

it('closes code that goes on, and opens it again', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `const line${at} = ${at};`);
  const pieces = cutMarkdown(['~~~~ts', ...lines, '~~~~'].join('\n'), 200);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) {
    expect(piece).toMatch(/^~~~~ts\n[^]*\n~~~~$/);
    expect(piece.length).toBeLessThanOrEqual(200);
  }
  expect(pieces.flatMap((piece) => piece.split('\n').slice(1, -1))).toEqual(lines);
});

it.each([
  'a'.repeat(1000),
  '😀'.repeat(500),
  `\`\`\`\n${'x'.repeat(900)}\n\`\`\``,
  '\n\na\n'.repeat(300),
  `\`\`\`${'y'.repeat(300)}\n${'z\n'.repeat(200)}\`\`\``,
  `a${'😀'.repeat(500)}`,
  `${'`'.repeat(21)}\n${'z\n'.repeat(200)}${'`'.repeat(21)}`,
  `${'`'.repeat(60)}\n${'z\n'.repeat(200)}${'`'.repeat(60)}`,
])('keeps to the limit and loses nothing: %.20j', (text) => {
  const pieces = cutMarkdown(text, 90);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(90);
  const bare = (each: string) => each.replace(/\s|```/g, '');
  expect(bare(pieces.join(''))).toBe(bare(text));
  expect(pieces.join('')).not.toContain('\ufffd');
  for (const piece of pieces) expect(() => encodeURIComponent(piece)).not.toThrow();
});

it('opens code again without what stood behind its marks, where that is long', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `const line${at} = ${at};`);
  const pieces = cutMarkdown(['```' + 'y'.repeat(40), ...lines, '```'].join('\n'), 120);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces.slice(1)) expect(piece).toMatch(/^```\nconst/);
});

it('opens code again as it was, where that is a quarter of a piece', () => {
  const open = '```' + 'y'.repeat(27);
  const lines = Array.from({ length: 20 }, (_, at) => `const line${at} = ${at};`);
  const pieces = cutMarkdown([open, ...lines, '```'].join('\n'), 4 * open.length);
  for (const piece of pieces) expect(piece.split('\n')[0]).toBe(open);
});

it('cuts before the last heading that begins within a piece', () => {
  const text = `${'x'.repeat(61)}\n## B\n${'y'.repeat(33)}\n## C\n\n${'z '.repeat(20)}`;
  expect(text.indexOf('## C')).toBe(101);
  expect(cutMarkdown(text, 100)[0]).toBe('x'.repeat(61));
  expect(cutMarkdown(text, 101)[0]).toMatch(/^x{61}\n## B\ny{33}$/);
});

it('takes half a piece for enough', () => {
  const first = `# A\n\n${'a'.repeat(43)}`;
  const second = `## B\n${'b '.repeat(15)}\n${'c '.repeat(20)}`;
  expect(`${first}\n\n`).toHaveLength(50);
  expect(cutMarkdown(`${first}\n\n${second}`, 100)[0]).toBe(first);
});

it('makes no pieces that have no room for the marks that close them', () => {
  expect(() => cutMarkdown('a', 23)).toThrow('Pieces of 23 characters are too small');
  expect(cutMarkdown('a', 24)).toEqual(['a']);
});

it('finds what is open where a piece begins', () => {
  const text = 'a\n```ts\nb\n```\nc';
  const opened = [...text.matchAll(/^/gm)].map(({ index }) => findPlace(text, index).opened);
  expect(opened).toEqual(['', '', '```ts', '```ts', '']);
  expect(findPlace(text, 9)).toEqual({ from: 9, opened: '```ts' });
});

it('cuts long lines where they are, and passes over the spaces between', () => {
  const [a, b] = ['a'.repeat(90), 'b'.repeat(90)];
  expect(cutMarkdown(`${a}   ${b}bbb`, 90)).toEqual([a, b, 'bbb']);
  expect(cutMarkdown(`${a}${' '.repeat(200)}${b}bbb`, 90)).toEqual([a, b, 'bbb']);
});

it('cuts between lines, without an empty one at the end', () => {
  const line = 'a line of some words';
  expect(cutMarkdown(`${line}\n`.repeat(6), 60)).toEqual([
    ...[`${line}\n${line}`, `${line}\n${line}`, `${line}\n${line}`],
  ]);
});

it('keeps the indentation of code that goes on', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `    const line${at} = ${at};`);
  const pieces = cutMarkdown(['```ts', ...lines, '```', '', ''].join('\n'), 120);
  expect(pieces.flatMap((piece) => piece.split('\n').slice(1, -1))).toEqual(lines);
});

it('a piece of the very length is the last one', () => {
  const place = { from: 0, opened: '' };
  expect(takePiece('a'.repeat(24), place, 24)).toEqual({ piece: 'a'.repeat(24), next: null });
  expect(takePiece('a'.repeat(25), place, 24).next).toEqual({ from: 24, opened: '' });
  expect(takePiece('a\n\n', { from: 0, opened: '```' }, 24).piece).toBe('```\na');
});
