import { expect, test } from 'vitest';
import { stableVersions, wantedVersions } from './wanted-versions.ts';

const PUBLISHED =
  '1.0.0-rc.1 1.0.0 1.1.0 2.0.1 2.0.0 2.1.0 10.0.0 10.0.1 10.1.0 10.2.0-beta.1'.split(' ');

test.each([
  [{ every: 'major' }, '1.0.0 2.0.0 10.0.0 10.1.0'],
  [{ every: 'minor' }, '1.0.0 1.1.0 2.0.0 2.1.0 10.0.0 10.1.0'],
  [{ every: 'major', from: '2' }, '2.0.0 10.0.0 10.1.0'],
  [{ every: 'minor', from: '2.1' }, '2.1.0 10.0.0 10.1.0'],
  [{ every: 'minor', from: '2.1.1' }, '10.0.0 10.1.0'],
  [{ every: 'minor', from: '11' }, ''],
  [{ every: 'minor', from: '1.0.0.1' }, '1.0.0 1.1.0 2.0.0 2.1.0 10.0.0 10.1.0'],
] as const)('%j takes %s', (wish, versions) => {
  expect(wantedVersions(PUBLISHED, wish).join(' ')).toBe(versions);
});

test('what has never been released has no version', () => {
  expect(wantedVersions(['1.0.0-alpha.1'], { every: 'minor' })).toEqual([]);
});

test('the stable ones are in order, without what is no version', () => {
  expect(stableVersions(['2.0.0', '10.0.0', 'next', '1.0.0', '3.0.0-rc.1'])).toEqual([
    ...['1.0.0', '2.0.0', '10.0.0'],
  ]);
});
