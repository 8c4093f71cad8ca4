import { expect, test } from 'vitest';
import { compareFigures, formatComparison } from '../../bench/compare/compare-figures.mjs';

const runs = (name: string, unit: string, values: number[]) =>
  values.map((value) => [{ name, unit, value }]);

test('each figure has its median and the spread of its runs', () => {
  const [row] = compareFigures(runs('CPU', 's', [3, 1, 2]), runs('CPU', 's', [5, 4, 9, 6]));
  expect(row).toEqual({
    name: 'CPU',
    unit: 's',
    before: { median: 2, low: 1, high: 3 },
    after: { median: 5.5, low: 4, high: 9 },
    differs: false,
  });
});

test('a difference counts when it is larger than the spread of either side', () => {
  const differs = (before: number[], after: number[]) =>
    compareFigures(runs('a', 's', before), runs('a', 's', after))[0]!.differs;
  expect(differs([1, 2], [3, 4])).toBe(true);
  expect(differs([1, 2], [2.5, 2.5])).toBe(false);
  expect(differs([1, 1], [3, 5])).toBe(true);
  expect(differs([1, 1], [1, 5])).toBe(false);
  expect(differs([5, 6], [3, 3])).toBe(true);
  // One run has no spread.
  expect(differs([1], [3])).toBe(false);
  expect(differs([1, 1], [3])).toBe(false);
  // Bytes are the same in each run.
  expect(differs([1000, 1000], [1000, 1000])).toBe(false);
  expect(differs([1000, 1000], [1001, 1001])).toBe(true);
});

test('a figure that only one side has, or that could not be measured, is no difference', () => {
  const before = [[{ name: 'old', unit: 's', value: 1 }]];
  const after = [
    [
      { name: 'new', unit: 's', value: 2 },
      { name: 'old', unit: 's', value: null },
    ],
  ];
  expect(compareFigures(before, after)).toEqual([
    {
      ...{ name: 'old', unit: 's', differs: false },
      ...{ before: { median: 1, low: 1, high: 1 }, after: null },
    },
    {
      ...{ name: 'new', unit: 's', differs: false },
      ...{ before: null, after: { median: 2, low: 2, high: 2 } },
    },
  ]);
});

test('the table says what a change did', () => {
  const rows = [
    ...compareFigures(runs('CPU', 's', [2, 2.2]), runs('CPU', 's', [1, 1.1])),
    ...compareFigures(runs('Bytes', 'kB', [1000, 1000]), runs('Bytes', 'kB', [1500, 1500])),
    ...compareFigures(runs('Same', 'kB', [0]), runs('Same', 'kB', [0])),
    ...compareFigures(runs('Gone', 'ms', [20]), []),
  ];
  expect(formatComparison(rows, ['main', 'This'])).toBe(
    `
| Figure | main | This | Change | Beyond the spread |
| --- | --- | --- | --- | --- |
| CPU | 2.10 s (2.00 s to 2.20 s) | 1.05 s (1.00 s to 1.10 s) | −50.0 % | **less** |
| Bytes | 1.0 kB | 1.5 kB | +50.0 % | **more** |
| Same | 0.0 kB | 0.0 kB | 0.0 % |  |
| Gone | 20 ms | – |  |  |
`.trim(),
  );
});
