import { expect, test } from 'vitest';
import { addressOf, readAddress } from './asked-address.ts';

test.each([
  ['/a.tsx', '/a.tsx', '/a.tsx'],
  ['/my%20lamp.svg?import', '/my lamp.svg', '/my lamp.svg'],
  ['/a.tsx?t=1234567890123', '/a.tsx', '/a.tsx'],
  ['/a.txt?import&raw', '/a.txt', '/a.txt?raw'],
  ['/a.txt?raw&import=&t=1234567890123', '/a.txt', '/a.txt?raw'],
  ['/a.js?v=1a2b&t=1234567890123', '/a.js', '/a.js?v=1a2b'],
  ['/a.tsx?', '/a.tsx', '/a.tsx?'],
  ['/a.tsx?t=1', '/a.tsx', '/a.tsx?t=1'],
  ['/a.tsx?imports', '/a.tsx', '/a.tsx?imports'],
  ['/a.tsx?reimport', '/a.tsx', '/a.tsx?reimport'],
  ['/a.tsx?t=12345678901234', '/a.tsx', '/a.tsx?t=12345678901234'],
  ['/a.tsx?at=1234567890123', '/a.tsx', '/a.tsx?at=1234567890123'],
  ['/a%2Fb.tsx', '/a%2Fb.tsx', '/a%2Fb.tsx'],
  ['/a.tsx%3Fraw', '/a.tsx%3Fraw', '/a.tsx%3Fraw'],
  ['/@id/__x00__virtual:a', '/@id/__x00__virtual:a', '\0virtual:a'],
  ['/@id/plugin:a?import', '/@id/plugin:a', 'plugin:a'],
  ['/content/@id/a', '/content/@id/a', '/content/@id/a'],
])('%s is the file %s, the module %s', (url, pathname, module) => {
  expect(readAddress(url)).toMatchObject({ pathname, module });
});

test('the query is what Vite has not added', () => {
  expect(readAddress('/a.txt?import&raw&v=1')!.query).toEqual(['raw', 'v=1']);
  expect(readAddress('/a.txt')!.query).toEqual([]);
});

test.each([
  '/%',
  '/%C3',
  '/a.tsx?import&import',
  '/a.tsx?import&raw&import=',
  '/a.tsx?t=1234567890123&t=1234567890123',
])('%s is none', (url) => expect(readAddress(url)).toBeNull());

test.each([
  ['/a.tsx', '/', '/a.tsx'],
  ['/a.tsx', '/ui/', '/ui/a.tsx'],
  ['\0virtual:a', '/', '/@id/__x00__virtual:a'],
  ['plugin:a', '/ui/', '/ui/@id/plugin:a'],
])('code names the module %j at %s as %s', (module, base, address) => {
  expect(addressOf(module, base)).toBe(address);
});
