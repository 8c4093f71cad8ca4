import { expect, it } from 'vitest';
import { deprecatedReason, deprecatedTitle } from './deprecation.ts';

it.each([
  ['since 3.1.0 – use `root`.', '3.1.0', 'Use `root`.'],
  ['since v6: removed', '6', 'Removed'],
  ['5.2 use `Knob`', '5.2', 'Use `Knob`'],
  ['As of version 7.1.0, see below', '7.1.0', 'See below'],
  ['since 4.0.0-beta.1', '4.0.0-beta.1', ''],
  ['since 3.1.0. `root` has taken its place', '3.1.0', '`root` has taken its place'],
  ['Use `root` since 3.1.0', '3.1.0', 'Use `root` since 3.1.0'],
  ['3 props have taken its place', null, '3 props have taken its place'],
  ['in 3.1.0-style code, use `root`', '3.1.0', 'in 3.1.0-style code, use `root`'],
  ['', null, ''],
])('the title says the version of "%s" already', (deprecated, deprecatedSince, reason) => {
  expect(deprecatedReason({ deprecated, deprecatedSince })).toBe(reason);
});

it('a title names the version where it is known', () => {
  expect(['3.1.0', null].map(deprecatedTitle)).toEqual(['Deprecated since 3.1.0', 'Deprecated']);
});
