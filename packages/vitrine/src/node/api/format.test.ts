import { expect, test } from 'vitest';
import { formatDocs } from './format.ts';
import type { ComponentDoc } from '../model/component-doc.ts';

test('prints a component for people', () => {
  const base = {
    resolved: null,
    values: [],
    augmentable: null,
    required: false,
    default: null,
    description: '',
    deprecated: null,
  };
  const doc: ComponentDoc = {
    name: 'Knob',
    package: 'dials',
    importPaths: ["import { Knob } from 'dials';"],
    description: '',
    deprecated: 'Use Dial.',
    props: [
      {
        ...base,
        name: 'size',
        type: 'Size',
        values: ["'s'", "'m'"],
        default: "'m'",
        inherited: false,
        from: null,
      },
      {
        ...base,
        name: 'onTurn',
        type: '(by: number) => void',
        required: true,
        inherited: false,
        from: null,
      },
      {
        ...base,
        name: 'old',
        type: 'boolean',
        deprecated: '',
        default: '{\n  a: 1\n}',
        inherited: true,
        from: 'Dial',
      },
    ],
    slots: [{ name: 'root', description: '', default: null }],
    classes: [{ name: 'root', className: 'XKnob-root', description: '' }],
    themeName: 'XKnob',
    inherits: { name: 'Dial', url: 'https://x.example' },
    polymorphic: true,
    rootElement: 'div',
    generics: [{ name: 'V', constraint: 'number', default: '1' }],
    declaredIn: { package: 'dials', version: '1.0.0' },
    file: 'Knob.d.ts',
    unresolved: ['the type of x'],
  };
  expect(formatDocs([doc])).toBe(`Knob (deprecated: Use Dial.)
  import { Knob } from 'dials';
  root element: div (replaceable)
  builds on: Dial (https://x.example)
  theme key: XKnob
  type parameters: <V extends number = 1>

  Props
    size     's' | 'm' = 'm'
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
