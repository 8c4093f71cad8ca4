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

test.each([
  ['10.20.30', [10, 20, 30], []],
  ['1.0.0-beta-x.11', [1, 0, 0], ['beta-x', '11']],
  ['1.0.0-0+a.b-c', [1, 0, 0], ['0']],
  ['123456789.0.0', [123_456_789, 0, 0], []],
])('%s has numbers, and what stands behind a hyphen', (text, numbers, pre) => {
  expect(parseVersion(text)).toEqual({ numbers, pre });
});

test('numbers come before words, and are read as such only when they are whole', () => {
  const compare = (a: string, b: string) => compareVersions(`1.0.0-${a}`, `1.0.0-${b}`);
  expect(compare('2rc', '10')).toBe(1);
  expect(compare('1rc', '2')).toBe(1);
  expect(compare('2', '1rc')).toBe(-1);
  expect(compare('10', 'rc2')).toBe(-1);
  expect(compare('rc2', '3')).toBe(1);
  expect(compare('9', '10')).toBe(-1);
  expect(compare('a.1', 'a.1')).toBe(0);
  expect(compare('a.1.b', 'a.1')).toBe(1);
  expect(compare('a.1', 'a.1.b')).toBe(-1);
  expect(compare('b', 'a')).toBe(1);
  expect(compare('a', 'b')).toBe(-1);
  expect(compareVersions('2.0.0', '10.0.0')).toBe(-8);
  expect(compareVersions('1.0.3', '1.0.1')).toBe(2);
});

test('what is no version comes last, in the order of its text', () => {
  expect(compareVersions('*', '1.0.0')).toBe(1);
  expect(compareVersions('1.0.0', '*')).toBe(-1);
  expect(['next', 'canary', 'beta'].sort(compareVersions)).toEqual(['beta', 'canary', 'next']);
  expect(compareVersions('next', 'canary')).toBe(1);
});

test.each([
  ...['', '1', '1.2', 'v1.2.3', '1.2.3.4', '1.2.x', '1.2.3-', '1.2.3+', '1.2.3-a b'],
  ...['1234567890.0.0', '0.1234567890.0', '0.0.1234567890', '1.2.3+a b', 'x1.2.3'],
])('%j is no version', (text) => {
  expect(parseVersion(text)).toBeNull();
});
