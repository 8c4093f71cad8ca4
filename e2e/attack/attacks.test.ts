import { expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { ATTACKS } from './modules.ts';

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
