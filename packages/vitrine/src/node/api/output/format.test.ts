import { expect, test } from 'vitest';
import { literals, makeDoc, makeProp, makeClass, makeSlot } from '../fixtures/docs.ts';
import { formatDocs } from './format.ts';

test('prints a component for people', () => {
  const doc = makeDoc({
    deprecated: 'Use Dial.',
    props: [
      makeProp({ name: 'size', type: 'Size', values: literals('s', 'm'), default: "'m'" }),
      makeProp({ name: 'onTurn', type: '(by: number) => void', required: true }),
      makeProp({
        name: 'old',
        type: 'boolean',
        deprecated: '',
        default: '{\n  a: 1\n}',
        inherited: true,
        from: 'Dial',
      }),
    ],
    slots: [makeSlot({ name: 'root', description: '', default: null })],
    classes: [makeClass({ name: 'root', className: 'XKnob-root', description: '' })],
    themeName: 'XKnob',
    inherits: { name: 'Dial', url: 'https://x.example' },
    polymorphic: true,
    rootElement: 'div',
    generics: [{ name: 'V', constraint: 'number', default: '1' }],
    unresolved: ['the type of x'],
  });
  expect(formatDocs([doc])).toBe(`Knob (deprecated: Use Dial.)
  import { Knob } from 'dials';
  root element: div (replaceable)
  builds on: Dial (https://x.example)
  theme key: XKnob
  type parameters: <V extends number = 1>

  Props
    size     Size ('s' | 'm') = 'm'
    onTurn*  (by: number) => void

  Props of Dial
    old  boolean = { a: 1 } (deprecated)

  Slots
    root

  CSS classes
    root  .XKnob-root

  Not resolved
    the type of x
`);
});
