import { expect, it } from 'vitest';
import { quoteSection } from './quote-section.ts';

// Which passages of a section are told, and how they are joined.

const quote = (markdown: string, query: string, room: number, title = 'Other') =>
  quoteSection(markdown, { query, title }, room).text;
/** Two sentences that say the same at first sight, so far apart that neither lifts the other. */
const either = (one: string, other: string) => `${one} It freezes. Then it melts. ${other}`;

it('of two sentences with the same words the first is told', () => {
  expect(quote(either('Knobs are round.', 'Knobs are small.'), 'knob', 17)).toBe(
    'Knobs are round.',
  );
});

it('a sentence that names something in code is told rather', () => {
  expect(quote(either('Knobs are round.', 'Knobs are `big`.'), 'knob', 17)).toBe(
    'Knobs are `big`.',
  );
});

it.each([
  ['how wide is the panel'],
  ['How many pixels has the panel?'],
  ['which version of the panel'],
  ['versions of the panel'],
])('a number answers "%s"', (query) => {
  const text = either('The panel is there.', 'The panel is 60.');
  expect(quote(text, query, 20)).toBe('The panel is 60.');
});

it.each([['where is the panel'], ['widest panel'], ['conversion of the panel']])(
  'a number answers "%s" no better than words',
  (query) => {
    const text = either('The panel is there.', 'The panel is 60.');
    expect(quote(text, query, 20)).toBe('The panel is there.');
  },
);

it('a sentence gains by the one after it, and the one after the best is told with it', () => {
  const text = either('Turn it left.', 'Turn it right. A knob.');
  expect(quote(text, 'turn knob', 22)).toBe('Turn it right. A knob.');
  expect(quote(either('It is. Knobs turn. So it goes.', 'Elephants.'), 'knob', 200)).toBe(
    'Knobs turn. So it goes.',
  );
});

it('as much is told as there is room for, to the letter', () => {
  const text = 'Knobs turn. Knobs click.';
  expect(quote(text, 'knobs', text.length)).toBe(text);
  expect(quote(text, 'knobs', text.length - 1)).toBe('Knobs click.');
});

it('sentences stand in one line, items and rows in one each; what is left out shows', () => {
  const markdown = [
    ...['Knobs turn. Knobs click.', '', '- a knob', '- the knob', ''],
    ...['Knobs shine. It freezes. It melts. It boils. Knobs fade.', ''],
    ...['| Knob |', '| --- |', '| big |'],
  ];
  expect(quote(markdown.join('\n'), 'knob', 200)).toBe(
    [
      ...['Knobs turn. Knobs click.', '- a knob', '- the knob'],
      ...['Knobs shine. … Knobs fade.', '- Knob: big'],
    ].join('\n'),
  );
});

it('a row says what its section is called', () => {
  const table = '| Name | From |\n| --- | --- |\n| md | 900 |';
  const markdown = `Nobody needs all.\n\nThey are told here.\n\n${table}`;
  expect(quote(markdown, 'widths', 20, 'Widths')).toBe('- Name: md; From: 900');
  expect(quote(markdown, 'heights', 20, 'Widths')).toBe('Nobody needs all.');
});

it('what is cut ends with a word, whatever lies between words', () => {
  expect(quote('word  '.repeat(20), 'word', 9)).toBe('word  word  word …');
  expect(quote('word'.repeat(9), 'word', 18)).toBe('word'.repeat(9));
  expect(quote('word'.repeat(9), 'word', 17)).toBe(`${'word'.repeat(9).slice(0, 17)} …`);
});
