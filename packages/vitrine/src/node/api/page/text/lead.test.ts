import { expect, test } from 'vitest';
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

test('without a comment it is what the types tell', () => {
  expect(lead({})).toBe('Knob is a component of dials.');
  expect(lead({ rootElement: 'input' })).toBe('Knob renders <input>.');
  const inherits = { name: 'Dial', url: null };
  expect(lead({ rootElement: 'Dial', inherits })).toBe('Knob renders Dial.');
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
  expect(lead({ name: 'KnobBase' }, 'Knobs')).toBe('KnobBase is a component of dials.');
});

test('names that are many are not all named in a sentence', () => {
  const parts = (count: number) =>
    Array.from({ length: count }, (_, i) => makeDoc({ name: `Dial.P${i + 1}` }));
  expect(plainText(leadOfParts('Dial', parts(9)))).toMatch(/^Dial has 9 parts: .* and Dial\.P9\.$/);
  expect(plainText(leadOfParts('Dial', parts(29)))).toMatch(
    /^Dial has 29 parts: Dial\.P1, .*, Dial\.P8 and 21 more\.$/,
  );
  const props = parts(12).map(({ name }) => makeProp({ name: name.slice(5), required: true }));
  expect(plainText(leadOf(makeDoc({ props }), []))).toBe(
    'Knob needs P1, P2, P3, P4, P5, P6, P7, P8 and 4 more.',
  );
});
