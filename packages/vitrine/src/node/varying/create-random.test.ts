import { expect, it } from 'vitest';
import { createRandom } from './create-random.ts';

const draw = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random());
};

it('draws the same numbers for the same seed, and others for another', () => {
  expect(draw(1, 50)).toEqual(draw(1, 50));
  expect(draw(1, 50).filter((number) => draw(2, 50).includes(number))).toEqual([]);
});

it('spreads them over all from 0 up to 1', () => {
  const numbers = draw(7, 4_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = Array.from({ length: 10 }, (_, at) =>
    numbers.filter((number) => Math.floor(number * 10) === at),
  );
  for (const { length } of tenths) expect(Math.abs(length - 400)).toBeLessThan(80);
});

// Of the generator as it is published: https://github.com/bryc/code/blob/master/jshash/PRNGs.md
it('is the one that it is called after', () => {
  expect(draw(0, 2).map((number) => number * 2 ** 32)).toEqual([1144304738, 1416247]);
});
