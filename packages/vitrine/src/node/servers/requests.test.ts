import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { refusalOf, refuse, type Refusal } from './requests.ts';

const refusal = (url: string, method = 'GET') => refusalOf({ method, url })?.status ?? null;

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

test('of an address that is missing nothing is known', () => {
  expect(refusalOf({ method: 'GET' })).toEqual({ status: 400 });
  expect(refusalOf({ method: 'HEAD', url: '/' })).toBeNull();
  expect(refusalOf({ method: 'POST', url: '/' })).toEqual({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

describe('a refusal', () => {
  const answer = (refusal: Refusal, headersSent = false) => {
    const written: unknown[] = [];
    const response = {
      headersSent,
      writeHead: (...args: unknown[]) => written.push(args),
      end: (text: string) => written.push(text),
      destroy: () => written.push('destroyed'),
    };
    refuse(response as unknown as ServerResponse, refusal);
    return written;
  };
  const plain = { 'content-type': 'text/plain; charset=utf-8' };

  test('says what is wrong, in one line', () => {
    expect(answer({ status: 400 })).toEqual([[400, plain], '400 Bad Request\n']);
    expect(answer({ status: 405, headers: { allow: 'GET' } })).toEqual([
      [405, { ...plain, allow: 'GET' }],
      '405 Method Not Allowed\n',
    ]);
    expect(answer({ status: 799 })).toEqual([[799, plain], '799 \n']);
  });

  test('ends an answer that has begun', () => {
    expect(answer({ status: 400 }, true)).toEqual(['destroyed']);
  });
});
