import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { refusalOf } from './requests.ts';

const refusal = (url: string, method = 'GET') =>
  refusalOf({ method, url } as IncomingMessage)?.status ?? null;

test.each(['/', '/demos/buttons', '/a%20b?q=%', '/über', '/@fs//home/x', '/a//b'])(
  'answers %s',
  (url) => expect(refusal(url)).toBeNull(),
);

test.each([
  '',
  '*',
  '//host/a',
  '///',
  'http://host/a',
  '/%',
  '/%e0%a4%a',
  '/a\\b',
  '/%5c..',
  '/%00',
])('refuses the address %j', (url) => expect(refusal(url)).toBe(400));

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('refuses %s', (method) => {
  expect(refusal('/', method)).toBe(405);
});
