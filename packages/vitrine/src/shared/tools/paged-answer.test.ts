import { expect, it } from 'vitest';
import { pageAnswer } from './paged-answer.ts';
import { countTokens } from './tokens.ts';

const text = Array.from({ length: 400 }, (_, at) => `Line ${at} says something.`).join('\n\n');

it('answers in pieces of a budget that together say all of it', () => {
  const said: string[] = [];
  for (let cursor = ''; ;) {
    const piece = pageAnswer(text, 300, cursor);
    expect(countTokens(piece)).toBeLessThanOrEqual(300);
    const next = /\n\n\[About \d+ more tokens: repeat the call with cursor "([^"]+)"\.\]$/.exec(
      piece,
    );
    said.push(piece.slice(0, next?.index));
    if (!next) break;
    cursor = next[1]!;
  }
  expect(said.length).toBeGreaterThan(8);
  expect(said.join('\n\n')).toBe(text);
});

it('goes on within code', () => {
  const code = `\`\`\`ts\n${'const a = 1;\n'.repeat(200)}\`\`\``;
  const first = pageAnswer(code, 200, '');
  const cursor = /cursor "(.*)"/.exec(first)![1]!;
  expect(first).toMatch(/^```ts\n[^]*\n```\n\n\[About/);
  expect(pageAnswer(code, 200, cursor)).toMatch(/^```ts\nconst a = 1;\n/);
});

it('counts letters of other scripts as what they cost', () => {
  expect(countTokens('記事'.repeat(50))).toBe(100);
  const piece = pageAnswer('記事を読む。\n\n'.repeat(300), 200, '');
  expect(countTokens(piece)).toBeLessThanOrEqual(200);
});

const cursorOf = (piece: string) => /cursor "(.*)"/.exec(piece)![1]!;

it('what just fits is told at once, and one letter more is not', () => {
  const most = 'a'.repeat(370);
  expect(pageAnswer(most, 100, '')).toBe(most);
  expect(pageAnswer(`${most}a`, 100, '')).toContain('repeat the call');
});

it('says how much more there is, from the piece on', () => {
  const left = (piece: string) => Number(/About (\d+) more/.exec(piece)![1]);
  const first = pageAnswer(text, 300, '');
  const second = pageAnswer(text, 300, cursorOf(first));
  expect(Math.abs(left(first) - (countTokens(text) - 255))).toBeLessThan(15);
  expect(Math.abs(left(first) - left(second) - 255)).toBeLessThan(15);
});

it('the last piece may take the whole budget, which the line below it has of the others', () => {
  const rest = 'b'.repeat(360);
  const long = `${'a '.repeat(250)}\n\n${rest}`;
  const first = pageAnswer(long, 200, '');
  expect(pageAnswer(long, 100, cursorOf(first).replace(/^\d+/, '502'))).toBe(rest);
});

it('a piece has a hundred characters at least, whatever they cost', () => {
  expect(pageAnswer('記'.repeat(300), 46, '').split('\n')[0]).toHaveLength(100);
});

it('a cursor tells answers of one length apart', () => {
  const other = text.replaceAll('something', 'nothing at');
  const cursor = cursorOf(pageAnswer(text, 300, ''));
  expect(() => pageAnswer(`${text.slice(0, -1)}!`, 300, cursor)).toThrow('belongs to another');
  expect(() => pageAnswer(other, 300, cursor)).toThrow('belongs to another');
  for (const offset of [text.length, text.length + 1])
    expect(() => pageAnswer(text, 300, cursor.replace(/^\d+/, String(offset)))).toThrow(
      'belongs to another',
    );
  expect(pageAnswer(text, 300, cursor.replace(/^\d+/, String(text.length - 1)))).toBe('.');
  expect(() => pageAnswer(text, 300, `${cursor}0`)).toThrow('is none that an answer gave');
});

it.each([
  ['x', 'The cursor is none that an answer gave. Leave it out to begin anew.'],
  ['-1-abcdef', 'The cursor is none that an answer gave. Leave it out to begin anew.'],
  [
    '10-000000',
    'The cursor belongs to another answer, or the documentation has changed. Leave it out to begin anew.',
  ],
])('refuses the cursor %j', (cursor, message) => {
  expect(() => pageAnswer(text, 300, cursor)).toThrow(message);
});

it('the mark of a text is its FNV-1a, wherever it is told', () => {
  expect(pageAnswer('a', 100, '0-e40c29')).toBe('a');
});
