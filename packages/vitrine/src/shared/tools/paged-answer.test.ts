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
