import { expect, test } from 'vitest';
import { refusalOfHost, tidyHost } from './hosts.ts';

const statusOf = (listens: string, ...hosts: string[]) =>
  refusalOfHost(
    { headers: { host: hosts[0] }, rawHeaders: hosts.flatMap((host) => ['Host', host]) },
    listens,
  )?.status ?? 200;

test.each([
  ...[
    'localhost',
    'localhost:4173',
    'LOCALHOST:',
    'docs.localhost:1',
    'localhost.',
    '127.0.0.1:80',
  ],
  ...['[::1]:4173', '192.168.1.9:4173', '[fe80::1]'],
])('%s is this machine, or an address of it', (host) => {
  expect(statusOf('localhost', host)).toBe(200);
  expect(statusOf('127.0.0.1', host)).toBe(200);
});

test.each(['evil.example', 'evil.example:4173', 'localhost.evil.example', 'evillocalhost', 'a_b'])(
  '%s is another one',
  (host) => {
    expect(statusOf('localhost', host)).toBe(403);
    expect(statusOf('::1', host)).toBe(403);
    expect(statusOf('docs.localhost', host)).toBe(403);
    expect(statusOf('127.0.0.1', host)).toBe(403);
    expect(statusOf('127.10.200.3', host)).toBe(403);
    expect(statusOf('127.1', host)).toBe(200);
    // Whoever opens it to a network names it there.
    expect(statusOf('0.0.0.0', host)).toBe(200);
    expect(statusOf('docs.example', host)).toBe(200);
  },
);

test.each([
  '',
  '[::',
  '[x]',
  '[:]',
  'a b',
  'a/b',
  'user@localhost',
  'localhost:x',
  'a:1:2',
  'ü',
  'a,b',
])('%j is no host', (host) => {
  expect(statusOf('localhost', host)).toBe(400);
  expect(statusOf('0.0.0.0', host)).toBe(400);
});

test('one host, no more', () => {
  expect(statusOf('localhost', 'localhost', 'localhost')).toBe(400);
  expect(statusOf('localhost')).toBe(200);
  const rawHeaders = ['X-Host', 'Host', 'host', 'localhost'];
  expect(refusalOfHost({ headers: { host: 'localhost' }, rawHeaders }, 'localhost')).toBeNull();
});

test.each([
  ['LOCALHOST.:4173', 'localhost:4173'],
  ['Docs.Localhost.', 'docs.localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]:80', '[::1]:80'],
])('%s is written as %s', (host, tidied) => {
  const headers = { host };
  tidyHost({ headers });
  expect(headers.host).toBe(tidied);
});

test('no host stays none', () => {
  const headers = {};
  tidyHost({ headers });
  expect(headers).toEqual({});
});
