import { expect, it } from 'vitest';
import { fillAddress, isImageAddress, isSitePath, isWebAddress } from './safe-address.ts';

const BEFORE = ['', ' ', '\t', '\n', '\u0000', '\u0001', '\u00a0', '\ufeff'];
const SCHEMES = [
  'javascript:',
  'JavaScript:',
  'java\nscript:',
  'java\tscript:',
  'vbscript:',
  'data:',
  'file:',
  'blob:',
  'view-source:',
  'about:',
  'ftp:',
  'intent:',
  'x:',
];
const HOSTS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  'https:',
  'https:/',
  'https:\\\\',
  'http:///',
  'https://user@',
  'https://a.example@',
  'https://a.example\\@',
];
const TAILS = ['evil.example', 'alert(1)', '//evil.example', 'text/html,<script>alert(1)</script>'];
const VECTORS = BEFORE.flatMap((before) =>
  [...SCHEMES, ...HOSTS].flatMap((start) => TAILS.map((tail) => before + start + tail)),
);

it('refuses every text that leads elsewhere or runs', () => {
  expect(VECTORS.length).toBeGreaterThan(800);
  const host = (text: string) =>
    URL.canParse(text, 'https://kit.example') && new URL(text, 'https://kit.example').host;
  const passed = VECTORS.filter(
    (text) =>
      (isSitePath(text) && host(text) !== 'kit.example') ||
      (isWebAddress(text) && !/^https?:\/\/[^/]/.test(text)) ||
      isWebAddress(text.replace('evil', 'user@evil')) ||
      (isImageAddress(text) && !isWebAddress(text) && host(text) !== 'kit.example') ||
      fillAddress(text, {}) !== (isWebAddress(text) ? text : ''),
  );
  expect(passed).toEqual([]);
});

it('takes what sites have', () => {
  for (const text of ['/', '/a', '/a/b#c', '/a?b=c', '/größe']) expect(isSitePath(text)).toBe(true);
  for (const text of [
    'https://a.example',
    'http://localhost:4173/a?b#c',
    'HTTPS://A.example/ä',
    'https://[::1]/',
  ])
    expect(isWebAddress(text)).toBe(true);
  for (const text of ['data:,', 'data:image/svg+xml,%3Csvg', '/a.png', 'a.png', 'pictures/a.png'])
    expect(isImageAddress(text)).toBe(true);
  for (const text of ['data:text/html,x', '//a.example/b.png', 'javascript:a'])
    expect(isImageAddress(text)).toBe(false);
});

it('fills in names as parts of an address, whatever they contain', () => {
  const fill = (template: string, file: string) => fillAddress(template, { file });
  expect(fill('https://code.example/edit/{file}', 'content/100% #1?.md')).toBe(
    'https://code.example/edit/content/100%25%20%231%3F.md',
  );
  expect(fill('https://code.example/edit/{file}', 'content/$&.md')).toBe(
    'https://code.example/edit/content/$&.md',
  );
  expect(fill('https://code.example/?path={file}&a=b', 'content/a&b=c+d.md')).toBe(
    'https://code.example/?path=content/a%26b%3Dc%2Bd.md&a=b',
  );
  expect(fill('https://code.example/main/site/{file}', '../ROADMAP.md')).toBe(
    'https://code.example/main/ROADMAP.md',
  );
  expect(fill('{file}', 'javascript:alert(1)')).toBe('');
  expect(fill('/{file}', '/evil.example')).toBe('');
});

it.each([
  ['/a b', false],
  ['/a\\b', false],
  ['a', false],
  ['', false],
  ['/a//b?c#d', true],
  ['/a\u0000', false],
])('%j is a path of the site: %s', (text, is) => {
  expect(isSitePath(text)).toBe(is);
});

it.each([
  ['https://a.example/b c', false],
  ['see https://a.example', false],
  ['https://a.example\\b', false],
  ['https://', false],
  ['https://a.example/\u0007', false],
  ['https://a.example?b', true],
  ['https://a.example#b', true],
])('%j is an address on the web: %s', (text, is) => {
  expect(isWebAddress(text)).toBe(is);
});

it.each([
  ['data:image/png;base64,AA==', true],
  ['DATA:IMAGE/PNG,a', true],
  ['data:image/svg+xml, <svg>', false],
  ['data:,a', false],
  ['xdata:,', false],
  ['data:image/', false],
  ['data:image/png/x', false],
  ['a/b c.png', false],
  ['a:b.png', false],
  ['/a b.png', false],
  ['https://a.example/b.png', true],
  ['a/b:c.png', true],
])('%j is the address of a picture: %s', (text, is) => {
  expect(isImageAddress(text)).toBe(is);
});

it('leaves gaps that no value is given for, and marks of a query where there is none', () => {
  const fill = (template: string | undefined, values: Record<string, string>) =>
    fillAddress(template, values);
  expect(fill(undefined, {})).toBe('');
  expect(fill('https://a.example/{b}', { c: 'd' })).toBe('https://a.example/{b}');
  expect(fill('https://a.example/{toString}', {})).toBe('https://a.example/{toString}');
  expect(fill('https://a.example/{b}/c', { b: 'd&e=f+g;' })).toBe('https://a.example/d&e=f+g;/c');
  expect(fill('https://a.example/{b}?c={b}', { b: 'd&e;' })).toBe(
    'https://a.example/d&e;?c=d%26e%3B',
  );
  expect(fill('https://a.example/#{b}', { b: 'c=d' })).toBe('https://a.example/#c%3Dd');
  // Only what lies above the site's folder is resolved.
  expect(fill('https://a.example/b/../{file}', { file: 'c' })).toBe('https://a.example/b/../c');
});
