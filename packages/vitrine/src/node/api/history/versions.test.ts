import { expect, test } from 'vitest';
import { compareVersions, parseVersion } from './versions.ts';

test('versions follow each other as in semantic versioning', () => {
  const inOrder = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.2.0',
    '1.10.0',
    '2.0.0',
    'next',
  ];
  expect([...inOrder].reverse().sort(compareVersions)).toEqual(inOrder);
  expect(compareVersions('1.0.0', '1.0.0+build')).toBe(0);
  expect(compareVersions('next', 'next')).toBe(0);
  expect(compareVersions('1.0.0', 'next')).toBeLessThan(0);
  expect(compareVersions('next', '1.0.0')).toBeGreaterThan(0);
  expect(compareVersions('canary', 'next')).toBeLessThan(0);
});

test.each(['', '1', '1.2', 'v1.2.3', '1.2.3.4', '1.2.x'])('%j is no version', (text) => {
  expect(parseVersion(text)).toBeNull();
});
