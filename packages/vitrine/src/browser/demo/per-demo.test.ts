import { expect, it } from 'vitest';
import { forgetDemos, perDemo } from './per-demo.ts';

it('keeps one state for each demo until the page is left', () => {
  const ended: object[] = [];
  const stateOf = perDemo(
    () => ({}),
    (state) => ended.push(state),
  );
  const first = stateOf('first');
  expect(stateOf('first')).toBe(first);
  expect(stateOf('second')).not.toBe(first);
  forgetDemos();
  expect(ended).toHaveLength(2);
  expect(stateOf('first')).not.toBe(first);
});
