import { describe, expect, it } from 'vitest';
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

it('code that has nothing of the question is not told beside prose', () => {
  const prose =
    'Elephants are told of here, in more than one sentence. They live long, and in herds.';
  const code = `\`\`\`ts\n${'useKnob({ wide: true });\n'.repeat(12)}\`\`\``;
  expect(quote(`## A\n\n${prose}\n\n${code}`, 'elephants', 'A')).not.toContain('useKnob');
  expect(quote(`## A\n\n${prose}\n\n${code}`, 'volcano', 'A')).not.toContain('useKnob');
  expect(quote(`## A\n\n${prose}\n\n${code}`, 'wide knob', 'A')).toContain('useKnob');
});

it('code is told from one block, without the indentation that all lines have', () => {
  const deep = ' '.repeat(44);
  const one = `\`\`\`css\n${deep}.a { width: 1px }\n${deep}  .b { height: 1px }\n\`\`\``;
  const other = '```ts\nuseB();\n```';
  expect(quote(`## A\n\n${one}\n${other}`, 'height', 'A')).toBe(
    '```css\n.a { width: 1px }\n  .b { height: 1px }\n```',
  );
});

it('a word that few passages have says more than one that many have', () => {
  const prose = 'Knobs turn left. Knobs turn right. Knobs turn on ice. Knobs turn. Panels freeze.';
  expect(quote(`## A\n\n${prose}`, 'turn freeze', 'A', 20)).toBe('Panels freeze.');
});

it('of code that has no room the lines after the best one stay longest', () => {
  const lines = ['before();', 'middle();', 'useKnob({ wide: true });', 'after();', 'last();'];
  const code = (more: string[]) => `\`\`\`ts\n${[...lines, ...more].join('\n')}\n\`\`\``;
  const filler = Array.from({ length: 20 }, () => 'somethingElse(here);');
  const told = (room: number) => quote(`## A\n\n${code(filler)}`, 'wide knob', 'A', room);
  expect(told(200)).toBe(`\`\`\`ts\n${lines.join('\n')}\n\`\`\``);
  expect(told(50)).toBe('```ts\nuseKnob({ wide: true });\nafter();\nlast();\n```');
  expect(told(36)).toBe('```ts\nuseKnob({ wide: true });\nafter();\n```');
  expect(told(10)).toBe('```ts\nuseKnob({ wide: true });\n```');
});

it.each([20, 100, 400])('keeps to about %i characters, whatever a section has', (room) => {
  const long = `## Long\n\n${'word '.repeat(500)}\n\n${'- item of a list\n'.repeat(300)}`;
  expect(quote(long, 'word', 'Long', room).length).toBeLessThanOrEqual(2 * room + 2);
  expect(quote(long, 'nothing of it', 'Long', room).length).toBeLessThanOrEqual(2 * room + 2);
});

it('a passage that is longer than the room is cut between words, at twice the room', () => {
  const long = (text: string) => quote(`## Long\n\n${text}`, 'word', 'Long', 20);
  expect(long('word '.repeat(500))).toBe(`${'word '.repeat(8)}…`);
  expect(long('word'.repeat(500))).toBe(`${'word'.repeat(5)} …`);
  expect(long('word '.repeat(8))).toBe('word '.repeat(8).trim());
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

it('code that says what the question does is told where the prose leaves room', () => {
  const code = [
    ...['<Tip title="Fill in the address">', '  <span role="group" tabIndex={0}>'],
    ...['    <Button disabled>Send the order to the address that you have filled in</Button>'],
    ...['  </span>', '</Tip>', '<Other />', '<Others that="are more and more and more" />'],
    '<AndMore because="a short piece of code is told whole" />',
  ].join('\n');
  const section = (prose: string) => `## Disabled\n\n${prose}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`;
  const prose =
    'A disabled button has no pointer events, and no focus either. Wrap it in something.';
  const ask = (text: string, query: string) => quote(section(text), query, 'Disabled', 360);
  expect(ask(prose, 'tip on a disabled button')).toContain('<span');
  expect(ask(prose, 'events of the pointer')).not.toContain('<span');
});

describe('with other words', () => {
  const listOthers = (word: string) => (word === 'keyboard' ? ['arrow keys', 'hotkey'] : []);
  const TEXT = 'It has a frame. It turns by the arrow keys. It has an arrow. It has a rim.';
  const quote = (query: string, page?: string) =>
    quoteSection(TEXT, { query, title: 'Use', page, listOthers }, 20);

  it('a section says half of a word, where it says all of another', () => {
    expect(quote('keyboard').coverage).toBe(0.5);
    expect(quote('keyboard').text).toBe('It turns by the arrow keys.');
    expect(
      quoteSection('An arrow.', { query: 'keyboard', title: '', listOthers }, 99).coverage,
    ).toBe(0);
  });

  it('the title of its page says half of one, too', () => {
    expect(quote('dials', 'Dials').coverage).toBe(0.5);
    expect(quote('dials').coverage).toBe(0);
  });

  it('a passage that has the word itself comes first', () => {
    const text = 'It turns by the arrow keys. The keyboard turns it.';
    const asked = { query: 'keyboard', title: 'Use', listOthers };
    expect(quoteSection(text, asked, 20).text).toBe('The keyboard turns it.');
  });
});
