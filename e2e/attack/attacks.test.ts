import { expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { ATTACKS } from './modules.ts';
import { namesError } from './support/site.ts';

/** Some of them build small sites a dozen times. */
const TIMEOUT = 240_000;

test.each(ATTACKS.filter(({ needsBrowser }) => !needsBrowser).map((each) => [each.name, each]))(
  '%s',
  async (_name, attack: Attack) => {
    const { tried, failures } = await attack.run({ seed: 1, count: attack.sample });
    expect(failures).toEqual([]);
    expect(tried).toBe(attack.sample);
  },
  TIMEOUT,
);

test('every module is found, by a name of its own', () => {
  const names = ATTACKS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('growth of time');
});

test('an error is told by its code, also by one with digits', () => {
  expect(namesError('content/a b.md:2 error not-utf8\n  It is not.\n')).toBe(true);
  expect(namesError('error file-refused')).toBe(true);
  expect(namesError('1 error, 0 warnings')).toBe(false);
});
