import { describe, expect, it } from 'vitest';
import { quoteSection } from './quote-section.ts';

// Whether a section is told by its code, and by which lines of it.

const quote = (markdown: string, query: string, room = 200, title = 'Other') =>
  quoteSection(markdown, { query, title }, room).text;
const block = (...lines: string[]) => `\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
const ELSE = 'somethingElse();';
/** So many characters of code that has nothing of the question, in two lines. */
const codeOf = (size: number) => block('a'.repeat(size - 1), 'b');
/** So many characters of prose that answers `knob`. */
const proseOf = (size: number) => `Knobs ${'o'.repeat(size - 7)}.`;

it('little prose or little code is told with code that does not have the question', () => {
  const told = (prose: number, code: number) =>
    quote(`${proseOf(prose)}\n\n${codeOf(code)}`, 'knob').includes('```');
  expect(told(59, 221)).toBe(true);
  expect(told(60, 220)).toBe(true);
  expect(told(60, 221)).toBe(false);
});

describe('code that answers less than the prose', () => {
  const lines = ['tip();', ELSE, ELSE, ELSE, ...Array.from({ length: 14 }, () => ELSE)];
  const code = block(...lines, 'wrap();', ELSE, ELSE, ELSE, 'button();');
  const prose = 'A tip shows itself on a disabled button alone if something is wrapped around it.';
  const ask = (query: string, before = '') =>
    quote(`${before}${prose}\n\n${code}`, query, 360).includes('```');
  const query = 'tip disabled button wrapped itself';

  it('is told where the prose leaves room', () => {
    expect(ask(query)).toBe(true);
    expect(ask(query, 'The tip of a disabled button is wrapped by itself. ')).toBe(true);
  });
  it('is not told where it has nothing of the question', () => {
    expect(ask('disabled shows itself')).toBe(false);
  });
  it('is not told where a part of the prose is left out', () => {
    expect(ask(query, 'Elephants. It freezes. ')).toBe(false);
  });
  it('is not told where the prose fills most of the room', () => {
    const long = `A tip wants a disabled button to be wrapped by itself${' and more'.repeat(8)}. `;
    expect(ask(query, long)).toBe(false);
  });
});

it('code that answers as well as the prose is told', () => {
  const prose = 'A knob is what this is about, and it says so in many words. Elephants are not.';
  const code = (line: string) => block(line, ...Array.from({ length: 16 }, () => ELSE));
  expect(quote(`${prose}\n\n${code('turn(knob);')}`, 'knob', 100)).toContain('turn(knob);');
  expect(quote(`${prose}\n\n${code('turn(dial);')}`, 'knob', 100)).not.toContain('```');
});

it('prose and code share the room', () => {
  const sentence = (word: string) => `Knobs ${word.repeat(20)}.`;
  const prose = ['a', 'b', 'c'].map((word) => sentence(word.repeat(4))).join(' ');
  const line = (at: number) => `turn(knob${at}, ${'x'.repeat(40)});`;
  const code = block(...Array.from({ length: 9 }, (_, at) => line(at)));
  // All of the prose would fit without the code, and all of the lines around the best one without the prose.
  const text = quote(`${prose}\n\n${code}`, 'knob1 knobs', 330);
  expect(text.match(/^turn/gm)).toHaveLength(2);
  expect(text.match(/Knobs/g)).toHaveLength(2);
  const few = quote(`${sentence('a')}\n\n${code}`, 'knob1 knobs', 180);
  expect(few.match(/^turn/gm)).toHaveLength(2);
});

const far = (one: string, other: string) => block(one, ELSE, ELSE, ELSE, other);
const lineOf = (code: string, query: string, title?: string) =>
  quote(code, query, 1, title).split('\n')[1];

it('of lines that say the same the first is told, whatever marks it has', () => {
  expect(lineOf(far('useKnob(1);', 'useKnob(2);'), 'knob')).toBe('useKnob(1);');
  expect(lineOf(far('useKnob(1);', 'useKnob(`2`);'), 'knob')).toBe('useKnob(1);');
});

it('a line that says what the section is called is told rather, unless that is asked anyway', () => {
  expect(lineOf(far('useKnob(1);', 'useKnob(width);'), 'knob', 'Width')).toBe('useKnob(width);');
  expect(lineOf(far('color();', 'width();'), 'color width', 'Width')).toBe('color();');
});

it('lines are shown up to the very room, those before the best one left out first', () => {
  const code = block('before();', 'useKnob();', 'after();', ...Array(14).fill(ELSE));
  expect(quote(code, 'knob', 18)).toBe('```ts\nuseKnob();\n```');
  expect(quote(code, 'knob', 19)).toBe('```ts\nuseKnob();\nafter();\n```');
});

it.each([
  ['~~~css title', '~~~', 'css'],
  ['````md', '````', 'md'],
  ['  ```js', '```', 'js'],
  ['```', '```', ''],
])('code that %j opens keeps its marks and its language', (open, mark, language) => {
  const code = `Text\n\n${open}\nuseKnob();\n${mark}\n`;
  expect(quote(code, 'knob')).toBe(`Text\n${mark}${language}\nuseKnob();\n${mark}`);
});

it.each([
  ["import { Knob } from 'kit';"],
  ['export default Knob;'],
  ["} from 'knob';"],
  ["}from 'knob';"],
  ["  from 'knob';"],
  ['    return ('],
  ['return ('],
  ["'use client'; // knob"],
  ['"use client";'],
  [''],
  ['    });'],
  ['},]);'],
])('%j, which says nothing, is not told', (line) => {
  expect(quote(block(line, 'useKnob();'), 'knob')).toBe('```ts\nuseKnob();\n```');
});

it.each([
  ['important();'],
  ['exports.knob = 1;'],
  ['return (knob);'],
  ['fromKnob();'],
  ['use client'],
  ['  });knob'],
])('%j is told', (line) => {
  expect(quote(block(line, 'useKnob();'), 'knob')).toContain(line.trim());
});

it('imports are told to those who ask for them', () => {
  const code = block("import { Knob } from 'kit';", 'turn();', '});');
  expect(quote(code, 'how do I import it')).toBe(
    "```ts\nimport { Knob } from 'kit';\nturn();\n```",
  );
  expect(quote(code, 'how do I turn it')).toBe('```ts\nturn();\n```');
});

it('what code imports of the files beside it is not told to whoever asks for an import', () => {
  const code = block("import { Grid } from './grid.tsx';", "import { Knob } from 'kit';", ELSE);
  const told = quote(code, 'import a knob of the grid');
  expect(told).toContain("from 'kit'");
  expect(told).not.toContain('./grid.tsx');
});
