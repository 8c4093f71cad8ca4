import { describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../../model/component-doc.ts';
import { makeDoc, makeProp } from '../../fixtures/docs.ts';
import { leadOf, leadOfParts, plainText, splitComment } from './lead.ts';

const page = (title: string, description = 'Turn a value.') => ({
  pathname: '/demos/x',
  title,
  description,
});
const lead = (changes: Partial<ComponentDoc>, ...pages: string[]) =>
  plainText(
    leadOf(
      makeDoc(changes),
      pages.map((title) => page(title)),
    ),
  );

test('the author’s first paragraph is the lead, and the rest stays below', () => {
  const description = 'Knobs are *turned*.\n\nMore.';
  expect(lead({ description, rootElement: 'div' }, 'Knobs')).toBe('Knobs are turned.');
  expect(plainText(splitComment(description).rest)).toBe('More.');
});

test.each(['## ARIA\n\nTell.', '- a list', '```js\nx;\n```', 'inherits [Dial](https://a.example)'])(
  'a comment that begins with %j has no lead',
  (description) => {
    expect(splitComment(description).lead).toEqual([]);
    expect(splitComment(description).rest).not.toEqual([]);
  },
);

test.each([
  '**Bold** and more.',
  '`code`',
  '*a*',
  'It inherits [Dial](https://a.example)',
  'Inherits all.',
])('a comment that begins with %j has one', (description) => {
  const { lead, rest } = splitComment(description);
  expect(plainText(lead)).toBe(description.replace(/[*`]|\[|\]\(.*\)/g, ''));
  expect(rest).toEqual([]);
});

test('what follows the lead begins without a line break', () => {
  expect(splitComment('A.\n\nB.').rest).toEqual([['p', ['B.']]]);
  expect(splitComment('- a\n\nB.').rest).toHaveLength(3);
  expect(splitComment('')).toEqual({ lead: [], rest: [] });
});

test('what holds shared props says so, whatever its comment', () => {
  const changes = { kind: 'type', name: 'Shared', description: 'A.' } as const;
  expect(lead({ ...changes, props: [makeProp({})] })).toBe(
    'Shared holds props that many components of dials take.',
  );
  expect(lead(changes)).toBe('A.');
  expect(lead({ props: [makeProp({})], description: 'A.' })).toBe('A.');
});

describe('what is called', () => {
  const parameter = (name: string) => ({
    ...{ name, type: 'x', required: true, default: null, description: '', members: [] },
  });
  const called = (names: string[], type: string) =>
    lead({
      ...{ kind: 'hook', name: 'useDial' },
      signatures: [
        {
          ...{ text: '', description: '', parameters: names.map(parameter) },
          returns: { type, description: '', members: [] },
        },
      ],
    });

  test.each([
    [[], 'void', ''],
    [['a'], 'void', ': it takes a'],
    [['a', 'b', 'c'], 'void', ': it takes a, b and c'],
    [[], 'Dial', ': it gives Dial'],
    [['a', 'b'], 'Dial', ': it takes a and b and gives Dial'],
    [[], 'D'.repeat(59), `: it gives ${'D'.repeat(59)}`],
    [[], 'D'.repeat(60), ''],
  ])('takes %j and gives %s', (names, type, said) => {
    expect(called(names, type)).toBe(`useDial is a hook of dials${said}.`);
  });

  test('is told without its signature as well', () => {
    expect(lead({ kind: 'constant', name: 'grey' })).toBe('grey is a constant of dials.');
    const store = { kind: 'constant', name: 'Store', definition: 'class Store' } as const;
    expect(lead(store)).toBe('Store is a class of dials.');
  });
});

test('without a comment it is what the types tell', () => {
  expect(lead({})).toBe('Knob is a component of dials.');
  expect(lead({ rootElement: 'input' })).toBe('Knob renders <input>.');
  const inherits = { name: 'Dial', url: null };
  expect(lead({ rootElement: 'Dial', inherits })).toBe('Knob renders Dial.');
  expect(lead({ rootElement: 'XPaper' })).toBe('Knob renders XPaper.');
  expect(lead({ inherits })).toBe('Knob builds on Dial.');
  expect(lead({ props: [makeProp({ name: 'free' })] })).toBe('Knob is a component of dials.');
  const props = ['min', 'max'].map((name) => makeProp({ name, required: true }));
  expect(lead({ rootElement: 'div', inherits, props })).toBe(
    'Knob renders <div>, builds on Dial and needs min and max.',
  );
});

test('what a page says that is named after the component goes before it', () => {
  expect(lead({ name: 'TextKnob' }, 'Dials', 'Text knobs')).toBe(
    'Turn a value. TextKnob is a component of dials.',
  );
  expect(lead({ name: 'Switch' }, 'Switches')).toMatch(/^Turn a value\./);
  expect(lead({ name: 'A11yKnob' }, 'Dials', 'A11y – knob!')).toMatch(/^Turn a value\./);
  expect(leadOf(makeDoc(), [page('Knob', '')])).toEqual(leadOf(makeDoc(), []));
  expect(lead({ name: 'KnobBase' }, 'Knobs')).toBe('KnobBase is a component of dials.');
});

test('names that are many are not all named in a sentence', () => {
  const parts = (count: number) =>
    Array.from({ length: count }, (_, i) => makeDoc({ name: `Dial.P${i + 1}` }));
  expect(plainText(leadOfParts('Dial', parts(9)))).toMatch(/^Dial has 9 parts: .* and Dial\.P9\.$/);
  expect(leadOfParts('Dial', parts(1))).toEqual([
    ...[{ code: 'Dial' }, ' holds ', { code: 'Dial.P1' }, '.'],
  ]);
  expect(plainText(leadOfParts('Dial', parts(10)))).toMatch(/ Dial\.P8 and 2 more\.$/);
  expect(plainText(leadOfParts('Dial', parts(29)))).toMatch(
    /^Dial has 29 parts: Dial\.P1, .*, Dial\.P8 and 21 more\.$/,
  );
  const props = parts(12).map(({ name }) => makeProp({ name: name.slice(5), required: true }));
  expect(plainText(leadOf(makeDoc({ props }), []))).toBe(
    'Knob needs P1, P2, P3, P4, P5, P6, P7, P8 and 4 more.',
  );
});

test('plain text has what elements and code say, on one line', () => {
  expect(plainText(['a\n', ['b', ['c ', { code: 'd' }, ['i', [' e']]]]])).toBe('a c d e');
});
