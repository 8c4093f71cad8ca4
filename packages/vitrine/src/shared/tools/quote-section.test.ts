import { expect, it } from 'vitest';
import { listPassages } from './list-passages.ts';
import { quoteSection } from './quote-section.ts';

const TABLE = `## Widths

The names of widths. See [the layout](/layout.md) for their use. Nobody needs all of them at once.

| Name | From      | Meant for     |
| ---- | --------- | ------------- |
| sm   | 600 px    | small tablets |
| md   | 900 px    | a \\| b        |
| lg   | 1,200 px  |               |
`;
const CODE = `## Motion

How much moves is up to you.

**A theme** (\`motion.tsx\`)

\`\`\`tsx
import { createTheme } from '@acme/kit/styles';
import { Quiet } from './quiet';

export const theme = createTheme({
  palette: { primary: { main: '#006064' } },
  shape: { radius: 4, corners: 'round', more: 'and more' },
  motion: { reduced: 'always' },
  typography: { family: 'Georgia', size: 14, weight: 400 },
  spacing: 8,
});
\`\`\`
`;
const quote = (markdown: string, query: string, title: string, room = 200) =>
  quoteSection(markdown, { query, title }, room).text;

it('a table is told by the row that is asked for', () => {
  const text = quote(TABLE, 'how wide is md', 'Widths', 40);
  expect(text).toBe('- Name: md; From: 900 px; Meant for: a | b');
});

it('prose is told by the sentences that have the words, links by their text', () => {
  expect(quote(TABLE, 'use of the layout', 'Widths', 35)).toBe('See the layout for their use.');
  expect(quote(TABLE, 'nobody', 'Widths', 80)).toMatch(/Nobody needs all of them at once\.$/);
});

it('code is told by the lines around the one that is asked for, without imports', () => {
  const text = quote(CODE, 'less movement', 'Motion');
  expect(text).toContain("motion: { reduced: 'always' }");
  expect(text).not.toMatch(/import|motion\.tsx/);
  expect(text).toMatch(/^How much moves is up to you\.\n```tsx\n[^]*\n```$/);
  expect(text.length).toBeLessThan(CODE.length * 0.6);
});

it.each([20, 100, 400])('keeps to about %i characters, whatever a section has', (room) => {
  const long = `## Long\n\n${'word '.repeat(500)}\n\n${'- item of a list\n'.repeat(300)}`;
  expect(quote(long, 'word', 'Long', room).length).toBeLessThanOrEqual(2 * room + 2);
  expect(quote(long, 'nothing of it', 'Long', room).length).toBeLessThanOrEqual(2 * room + 2);
});

it('says how much of the question it has', () => {
  const coverage = (query: string) => quoteSection(TABLE, { query, title: 'Widths' }, 200).coverage;
  expect(coverage('md widths')).toBe(1);
  expect(coverage('md elephants')).toBe(0.5);
  expect(coverage('of the')).toBe(0);
  expect(quoteSection('', { query: 'md', title: '' }, 100)).toEqual({ text: '', coverage: 0 });
});

it('finds passages of every kind', () => {
  const kinds = listPassages(`${TABLE}\n1. One [a](/a.md)\n- Two\n\n${CODE}`).map(
    ({ kind, text }) => [kind, text],
  );
  expect(kinds.slice(0, 3).map(([kind]) => kind)).toEqual(['prose', 'prose', 'prose']);
  expect(kinds).toContainEqual(['row', '- Name: lg; From: 1,200 px']);
  expect(kinds).toContainEqual(['item', '1. One a']);
  expect(kinds).toContainEqual(['code', '  spacing: 8,']);
  expect(kinds.some(([, text]) => text!.includes('motion.tsx'))).toBe(false);
});

it('a section of more lines than a call takes arguments is quoted all the same', () => {
  const lines = Array.from({ length: 150_000 }, (_, at) => `- ${at}`);
  expect(quote(`- The width is wide.\n${lines.join('\n')}`, 'width', 'Long')).toContain('width');
});
