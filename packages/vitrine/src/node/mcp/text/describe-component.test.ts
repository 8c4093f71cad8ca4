import { expect, it } from 'vitest';
import { literals, makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { cutSentences, firstParagraph, printHead, printProp } from './describe-component.ts';

it('a prop is told by all that is known of it', () => {
  expect(
    printProp(
      makeProp({
        ...{ requiredIn: ['tone="dark"', 'without label'], onlyIn: ['tone="dark"'], default: '1' },
        ...{ since: '2.0.0', from: 'Base', deprecated: 'Use\n`wide`.', description: 'How\nwide.' },
      }),
    ),
  ).toBe(
    '- `size`: `number`, required with `tone="dark"` or without `label`, only with `tone="dark"`, default: `1`, since 2.0.0, from Base. **Deprecated.** Use `wide`. How wide.',
  );
  expect(printProp(makeProp({}))).toBe('- `size`: `number`.');
  expect(printProp(makeProp({ since: '2.0.0' }), { since: false })).toBe('- `size`: `number`.');
});

it('a type is told with what it stands for, unless it says so itself', () => {
  const type = (changes: Parameters<typeof makeProp>[0]) =>
    printProp(makeProp(changes)).replace('- `size`: ', '');
  const values = literals('a', 'b');
  expect(type({ type: "Base['size']", resolved: 'number' })).toBe("`Base['size']` (`number`).");
  expect(type({ type: 'number', resolved: 'number' })).toBe('`number`.');
  expect(type({ type: 'Size', values })).toBe("`Size` (`'a' | 'b'`).");
  expect(type({ type: "Size | 'a'", values })).toBe("`Size | 'a'` (`'a' | 'b'`).");
  expect(type({ type: "'a' | 'b'", values })).toBe("`'a' | 'b'`.");
});

it.each([
  ['One. Two. Three.', 9, 'One. Two.'],
  ['One. Two. Three.', 8, 'One.'],
  ['One. Two. Three.', 16, 'One. Two. Three.'],
  ['One. Two. Three.', 15, 'One. Two.'],
  // A sentence is whole however long it is.
  ['One is long. Two.', 3, 'One is long.'],
  ['one that never ends', 3, 'one that never ends'],
  ['As i.e. This one. Two.', 5, 'As i.e. This one.'],
  ['Really?  Yes! `No`. [A](/a). <b>. - `a`. no. 1', 7, 'Really?'],
  ['Yes! `No`. [A](/a). <b>.', 10, 'Yes! `No`.'],
  ['One. - `a`: b. - c. d', 10, 'One.'],
  ['One. two - c. d', 3, 'One. two - c. d'],
])('%j in %i characters', (line, room, cut) => {
  expect(cutSentences(line, room)).toBe(cut);
});

it('begins with what it is, and how to import it', () => {
  const doc = makeDoc({
    ...{ description: 'Turns.\nAll round.\n \nMore.', since: '1.1', rootElement: 'div' },
    ...{ inherits: { name: 'Base', url: null }, themeName: 'KitKnob', deprecated: 'Use\nDial.' },
    imports: [
      { specifier: 'dials', clause: '{ Knob }' },
      { specifier: 'dials', clause: 'Knob' },
      { specifier: 'dials/Knob', clause: 'Knob' },
    ],
  });
  expect(printHead(doc, '/knob').split('\n')).toEqual([
    '# Knob · /knob',
    "`import { Knob } from 'dials';` or `import Knob from 'dials/Knob';`",
    '**Deprecated.** Use Dial.',
    'Turns. All round. Since 1.1. Takes the props of Base too. Root: `div`. Theme: `KitKnob`.',
  ]);
  expect(printHead(makeDoc({ kind: 'hook', name: 'useKnob' }), '/use-knob').split('\n')).toEqual([
    '# useKnob (hook) · /use-knob',
    "`import { Knob } from 'dials';`",
  ]);
  expect(printHead(makeDoc({ imports: [] }), '/knob')).toBe('# Knob · /knob');
});

it('the first paragraph ends at a blank line', () => {
  expect(firstParagraph(' a\nb \n \t\nc')).toBe('a b');
  expect(firstParagraph('')).toBe('');
});
