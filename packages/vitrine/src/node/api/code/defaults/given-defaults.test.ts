import { expect, test } from 'vitest';
import { readDefaults } from '../../fixtures/read-defaults.ts';

const MERGE = `export const filled = (given, ...lists) => given;
  export function fill(given, first, other = {}) { const all = { ...other, ...first, ...given }; return all; }
  export const swapped = (defaults, props) => ({ ...defaults, ...props });
  export const overriding = (props, more) => ({ ...props, ...more });
  export class Fill {}`;

const read = (text: string) =>
  readDefaults({
    'knobs/merge.js': MERGE,
    'knobs/values.js': `import { GAP } from './gap.js'; export const VALUES = { gap: GAP, size: 'md' };`,
    'knobs/gap.js': 'export const GAP = 4;',
    'knobs/index.js': `import * as merge from './merge.js'; import { fill, swapped, overriding, Fill } from './merge.js';
      import { VALUES } from './values.js'; const DEFAULTS = { size: 'sm' };
      export function Knob(given) { ${text} }`,
  });

test('what a function merges before the props that it gets are defaults, by whatever name', () => {
  expect(read(`const props = fill(given, { size: 'lg', tone: null });`)).toEqual({
    ...{ size: "'lg'", tone: 'null' },
  });
  expect(read(`const { tone } = merge.fill(given, VALUES);`)).toEqual({ gap: '4', size: "'md'" });
  expect(read(`const props = swapped({ size: 1 }, given); const x = props.tone ?? 2;`)).toEqual({
    ...{ size: '1', tone: '2' },
  });
});

test('what overrides them are none, nor what a function gets that does something else', () => {
  for (const none of ['overriding(given, { size: 1 })', 'merge.filled(given, { size: 1 })'])
    expect(read(`const props = ${none};`), none).toEqual({});
  for (const none of ['lost(given, VALUES)', 'fill(other, VALUES)', 'new Fill(given, VALUES)'])
    expect(read(`const props = ${none};`), none).toEqual({});
});

test('a constant that is called so is one, whatever is done with it', () => {
  expect(read(`const props = lost('Knob', DEFAULTS, given);`)).toEqual({ size: "'sm'" });
});

test('what such an object is made of counts, the last of a name', () => {
  const made = `const BASE = { size: 'sm', gap: 2 };
    const defaultProps = _objectSpread(_objectSpread({}, BASE), {}, { size: 'md', tone: 'calm' });
    export function Knob(given) { const props = lost(defaultProps, given); }`;
  expect(readDefaults({ 'knobs/index.js': made })).toEqual({
    ...{ size: "'md'", gap: '2', tone: "'calm'" },
  });
  expect(read(`const props = lost({ props: given, defaults: { ...DEFAULTS, gap: 1 } });`)).toEqual({
    ...{ size: "'sm'", gap: '1' },
  });
});

test('so is what an object has under such a name that is given beside the props', () => {
  expect(read(`const props = lost({ props: given, defaultProps: VALUES });`)).toEqual({
    ...{ gap: '4', size: "'md'" },
  });
  expect(read(`const props = lost({ props: given, more: VALUES });`)).toEqual({});
  expect(read(`const props = lost({ defaultProps: VALUES });`)).toEqual({});
});

test('what a component is wrapped with comes before what it takes itself', () => {
  const wrapped = (call: string) =>
    readDefaults({
      'knobs/index.js': `import { withDefaults, withProps } from 'lost'; const VALUES = { tone: 'calm' };
        const Own = ({ size = 'sm', step = 1 }) => null;
        export const Knob = ${call};`,
    });
  expect(wrapped(`withDefaults(Own, { size: 'lg', ...rest })`)).toEqual({
    size: "'lg'",
    step: '1',
  });
  expect(wrapped('withDefaults(Own, VALUES)')).toEqual({ tone: "'calm'", size: "'sm'", step: '1' });
  expect(wrapped('withProps(Own, VALUES)')).toEqual({ size: "'sm'", step: '1' });
});

test('what state starts with is the default of the prop that says what it starts with', () => {
  expect(
    read(`const { defaultOpen, open } = given;
    const [isOpen] = control({ prop: open ?? null, defaultProp: defaultOpen ?? false });
    const [value] = state(given.initialValue ?? '');`),
  ).toEqual({ defaultOpen: 'false', initialValue: "''" });
  expect(read(`const shown = text(given.label ?? 'None', { of: given.title ?? 'None' });`)).toEqual(
    {},
  );
});
