import { expect, test } from 'vitest';
import { readDefaults as read } from '../../fixtures/read-defaults.ts';

const knob = (text: string) => read({ 'knobs/index.js': text });

test('a hook that gets all props has the defaults of those that it takes apart', () => {
  expect(
    knob(`const useKnob = ({ size = 'md', step = 1, open = false, list = [], map = {} }) => 0;
      export function Knob(props) { const { open = true } = props; const state = useKnob(props); }`),
  ).toEqual({ open: 'true', size: "'md'", step: '1' });
});

test('what stands for props that are left out does not hide what is taken apart', () => {
  expect(
    knob(`function useKnob(props = {}) { const { size = 'md' } = props; }
      export const Knob = forwardRef(({ children, ...params } = {}, ref) => { const a = useKnob(params); });`),
  ).toEqual({ size: "'md'" });
});

test('what a hook gets by name counts for the prop that is given, what is computed for none', () => {
  expect(
    knob(`function useKnob({ size = 'md', step = 1, open = false, tone = 'soft', other = 2 }) {}
      export function Knob({ size: given, step, open, tone, ...others }) {
        useKnob({ size: given, step: step + 1, open: others.isOpen, tone: step });
      }`),
  ).toEqual({ size: "'md'", isOpen: 'false', step: "'soft'" });
});

test('beside all props, an entry before them stands for what is missing, one behind them for all', () => {
  expect(
    knob(`function useKnob({ size = 'md', step = 1, open = false }) {}
      export function Knob(props) { const a = useKnob({ size: 'lg', ...props, ref, step: 3 }).state; }`),
  ).toEqual({ size: "'lg'", open: 'false' });
});

test('a hook is followed into other modules, into calls that make it, and into further hooks', () => {
  expect(
    read({
      'knobs/index.js': `import { use as useKnob } from './use.js';
        export const Knob = (props) => { useKnob(props, 1); };`,
      'knobs/use.js': `import * as base from 'base';
        export const use = createHook(function use({ size = 'md', ...rest }) {
          rest = { tone: 'soft', ...rest };
          return base.useDial({ ...rest, side: 'top' });
        });`,
      'base/index.js': `export function useDial({ size = 'lg', step = 1, side = 'left', tone = 'x' }) {}`,
    }),
  ).toEqual({ size: "'md'", tone: "'soft'", step: '1' });
});

test('members of an enumeration go by their names', () => {
  expect(
    knob(`const useKnob = ({ side = Side.Top, size = Side.Small }) => 0;
      export function Knob({ size = 'md', side }) { useKnob({ size, side }); }`),
  ).toEqual({ size: "'md'", side: 'Side.Top' });
});

test('what is no hook says nothing: functions that get props, and calls within other functions', () => {
  expect(
    knob(`function format({ size = 'md' }) {}
      class useDial { constructor({ size = 'md' }) {} }
      function useKnob({ size = 'md' }) {}
      const user = ({ size = 'md' }) => 0;
      export function Knob(props) {
        format(props); useDial(props); user(props); useKnob(); useKnob(other);
        const get = (props) => useKnob(props);
      }`),
  ).toEqual({});
});

test('minified, a hook is known by its export or by the hooks that it calls', () => {
  const from = `import{useMemo as m}from'react';`;
  const calls = `export function Knob(e){var t=u(e)}`;
  const text = `function u(e){var t=e.size,n=void 0===t?'md':t;return M}`;
  expect(knob(from + text.replace('M', 'm(n)') + calls)).toEqual({ size: "'md'" });
  expect(knob(`${from}${text}export{u as useKnob};${calls}`)).toEqual({ size: "'md'" });
  expect(knob(from + text + calls)).toEqual({});
  expect(knob(from + text.replace('M', '()=>m(n)') + calls)).toEqual({});
});

test('hooks that call each other come to an end', () => {
  expect(
    knob(`function useKnob(props) { const { size = 'md' } = props; useDial(props); }
      function useDial(props) { const { step = 1 } = props; useKnob(props); useDial(props); }
      export function Knob(props) { useDial(props); }`),
  ).toEqual({ step: '1', size: "'md'" });
});
