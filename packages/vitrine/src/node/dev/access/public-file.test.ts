import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAddress } from './asked-address.ts';
import { findReservedName, isPublicFile } from './public-file.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-public-'));
  mkdirSync(path.join(root, 'public/.well-known'), { recursive: true });
  mkdirSync(path.join(root, 'public/a b'));
  for (const file of ['logo.svg', '.well-known/x.txt', 'a b/c%d.txt', 'raw', 'a?#%&.txt', 'a,b']) {
    writeFileSync(path.join(root, 'public', file), '');
  }
  writeFileSync(path.join(root, 'package.json'), '');
  symlinkSync('../package.json', path.join(root, 'public/link.json'));
});
afterAll(() => rmSync(root, { recursive: true }));

const holds = (url: string) => {
  const asked = readAddress(url);
  return asked !== null && isPublicFile(path.join(root, 'public'), asked);
};

test.each([
  '/logo.svg',
  '/logo.svg?v=1',
  '/logo.svg?t=1234567890123',
  '/.well-known/x.txt',
  '/a%20b/c%25d.txt',
  '/raw',
  '/link.json',
])('%s is one', (url) => expect(holds(url)).toBe(true));

test.each([
  '/',
  '/logo.svg/',
  '/a%20b',
  '/a%20b/',
  '/LOGO.svg',
  '/./logo.svg',
  '//logo.svg',
  '/a%20b/../logo.svg',
  '/../package.json',
  '/%2e%2e/package.json',
  '/logo.svg?raw',
  '/logo.svg?import&url',
  '/logo.svg?inline',
  '/logo.svg?a&worker_file&type=module',
  '/logo.svg/x',
  `/${'a'.repeat(300)}`,
])('%s is none', (url) => expect(holds(url)).toBe(false));

const reserved = (url: string) => findReservedName(path.join(root, 'public'), url);

test.each(['/a%3F%23%25%26.txt', '/a%3f%23%25&.txt?v=1', '/a%2Cb'])(
  '%s is one whose name Vite does not read',
  (url) => expect(reserved(url)).toBe(url.split('?')[0]),
);

test.each([
  '/logo.svg',
  '/a,b',
  '/a%3F',
  '/a%2Cb?raw',
  '/a%20b%2Fc%25d.txt',
  '/..%2Fpackage.json',
  '/%2e%2e/package.json',
  '/x%2C%E0',
])('%s is none of these', (url) => expect(reserved(url)).toBeNull());

test('without the folder there is none', () => {
  expect(isPublicFile('', readAddress('/package.json')!)).toBe(false);
  expect(isPublicFile(path.join(root, 'no'), readAddress('/logo.svg')!)).toBe(false);
});
