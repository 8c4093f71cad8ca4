import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyHeaders } from '../csp/header-files.ts';
import { preview } from './preview.ts';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-preview-'));
let server: Awaited<ReturnType<typeof preview>>;
const port = () => Number(new URL(server.url).port);

const CONFIG = {
  ...{ title: 'T', description: 'D', url: 'https://kit.example' },
  pages: [{ pathname: '/' }],
  redirects: { '/old': '/guide' },
};

beforeAll(async () => {
  for (const dir of ['guide', 'plain', 'assets', '.well-known/acme/.hidden', 'sub/.well-known']) {
    mkdirSync(path.join(root, 'dist', dir), { recursive: true });
  }
  const write = (file: string, content: string) => writeFileSync(path.join(root, file), content);
  write('dist/index.html', 'home');
  write('dist/404.html', 'not found');
  write('dist/guide/index.html', 'guide');
  write('dist/guide.md', '# guide');
  write('dist/plain/index.html', 'plain');
  write('dist/index.md', '# home');
  write('dist/note.md', '# note');
  write('dist/offline.html', 'offline');
  write('dist/assets/a-1.js', '0123456789');
  write('dist/.secret', 'secret');
  write('dist/data.1', 'data');
  write('dist/.well-known/security.txt', 'contact');
  write('dist/.well-known/.secret', 'secret');
  write('dist/.well-known/acme/a', 'token');
  write('dist/.well-known/acme/.hidden/a', 'secret');
  write('dist/sub/.well-known/a', 'secret');
  write('outside.txt', 'outside');
  symlinkSync('nowhere', path.join(root, 'dist/broken'));
  write('vitrine.config.ts', `export default ${JSON.stringify(CONFIG)};`);
  server = await preview(root, { host: 'localhost', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

interface Got {
  status: number;
  body: string;
  headers: IncomingHttpHeaders;
}

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const options = {
      port: port(),
      path: url,
      headers: { ...headers, connection: 'close' },
      method,
    };
    request(options, (response) => {
      const { statusCode = 0, headers: got } = response;
      text(response).then((body) => resolve({ status: statusCode, body, headers: got }), reject);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 200, 'home'],
  ['/?a=b', 200, 'home'],
  ['/guide', 200, 'guide'],
  ['/guide/', 200, 'guide'],
  ['/offline', 200, 'offline'],
  ['/nowhere', 404, 'not found'],
  ['/broken', 404, 'not found'],
  ['/assets', 404, 'not found'],
  ['/.secret', 404, 'not found'],
  ['/.well-known/security.txt', 200, 'contact'],
  ['/.well-known/.secret', 404, 'not found'],
  ['/.well-known/acme/a', 200, 'token'],
  ['/.well-known/acme/.hidden/a', 404, 'not found'],
  ['/.well-known/', 404, 'not found'],
  ['/sub/.well-known/a', 404, 'not found'],
  ['/.well-known/../.secret', 404, 'not found'],
  ['/.well-known/x/%2e%2e%2f..%2f.secret', 404, 'not found'],
  ['/../outside.txt', 403, '403 Forbidden\n'],
  ['/%2e%2e/outside.txt', 403, '403 Forbidden\n'],
])('%s is %d', async (url, status, body) => {
  expect(await get(url)).toMatchObject({ status, body });
});

test('a site that has no page for what is missing answers in plain text', async () => {
  const page = path.join(root, 'dist/404.html');
  renameSync(page, `${page}.away`);
  try {
    expect(await get('/nowhere')).toMatchObject({ status: 404, body: '404 Not Found\n' });
  } finally {
    renameSync(`${page}.away`, page);
  }
  const { headers } = await get('/nowhere');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

test('documents have the policy that the build wrote, other files none', async () => {
  const file = path.join(root, 'dist/csp.json');
  const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];
  expect(await policyOf('/guide')).toBeUndefined();
  writeFileSync(file, JSON.stringify(policyHeaders("default-src 'self'", false)));
  try {
    for (const url of ['/guide', '/', '/offline', '/nowhere'])
      expect(await policyOf(url), url).toBe("default-src 'self'");
    for (const url of ['/assets/a-1.js', '/guide.md', '/data.1'])
      expect(await policyOf(url), url).toBeUndefined();
  } finally {
    rmSync(file);
  }
});

test('a site below a path is served there alone, one that was not built not at all', async () => {
  const below = mkdtempSync(path.join(tmpdir(), 'vitrine-preview-'));
  const config = { ...CONFIG, url: 'https://kit.example/ui/' };
  writeFileSync(path.join(below, 'vitrine.config.ts'), `export default ${JSON.stringify(config)};`);
  const start = () => preview(below, { host: 'localhost', port: 0 });
  await expect(start()).rejects.toMatchObject({
    problems: [
      { code: 'output-not-found', message: expect.stringContaining(path.join(below, 'dist')) },
    ],
  });
  mkdirSync(path.join(below, 'dist'));
  writeFileSync(path.join(below, 'dist/index.html'), 'home below');
  const { url, close } = await start();
  try {
    expect(new URL(url).pathname).toBe('/ui/');
    const ask = async (address: string) => {
      const response = await fetch(new URL(address, url), { redirect: 'manual' });
      return [response.status, await response.text()];
    };
    expect(await ask('/ui/')).toEqual([200, 'home below']);
    expect((await ask('/index.html'))[0]).toBe(404);
    expect((await ask('/other/'))[0]).toBe(404);
  } finally {
    await close();
    rmSync(below, { recursive: true });
  }
});

const FILE = '/assets/a-1.js';
test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  // More of the end than there is: all of it.
  ['bytes=-99', 200, '0123456789', undefined],
  ['bytes=10-', 416, '416 Range Not Satisfiable\n', 'bytes */10'],
  // Not a range, or several: the whole file, as if nothing had been asked.
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['bytes', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
])('Range: %s is %d', async (range, status, body, content) => {
  const got = await get(FILE, { range });
  expect(got).toMatchObject({ status, body });
  expect(got.headers['content-range']).toBe(content);
});

test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=-0', 'bytes=9999999999999999999-', '-1-5'])(
  'Range: %s does not end the server',
  async (range) => {
    expect([200, 416]).toContain((await get(FILE, { range })).status);
    expect((await get('/')).status).toBe(200);
  },
);

test.each([
  ['a part for HEAD', { range: 'bytes=2-4' }, 200, 'HEAD'],
  ['a part that is none', { range: 'bytes=0-3,9-2' }, 200],
  ['a part with a weak tag', { range: 'bytes=2-4', 'if-range': 'tag' }, 200],
  [
    'a part of another day',
    { range: 'bytes=2-4', 'if-range': 'Fri, 01 Jan 2100 00:00:00 GMT' },
    200,
  ],
  ['a part of the same second', { range: 'bytes=2-4', 'if-range': 'date' }, 206],
  ['a weak tag that must match', { 'if-match': 'tag' }, 412],
  ['any file that is there', { 'if-match': '*' }, 200],
  ['a file of an older day', { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 412],
  ['no day at all', { 'if-unmodified-since': 'x', 'if-modified-since': 'x' }, 200],
  ['any tag', { 'if-none-match': '*' }, 304],
  ['a tag before a day', { 'if-none-match': '"x"', 'if-modified-since': 'date' }, 200],
  ['no host', { host: '[::' }, 400],
  ['another host', { host: 'evil.example' }, 403],
])('%s', async (_name, headers, status, method?: string) => {
  const { etag = '', 'last-modified': date = '' } = (await get(FILE)).headers;
  const known = Object.entries(headers).map(
    ([name, value]) => [name, value === 'tag' ? etag : value === 'date' ? date : value] as const,
  );
  const got = await get(FILE, Object.fromEntries(known), method);
  expect(got.status).toBe(status);
  if (status === 412) expect(got.headers['cache-control']).toBe('no-cache');
});

test('conditions are kept', async () => {
  const { headers } = await get(FILE);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const etag = headers.etag!;
  expect((await get(FILE, { 'if-none-match': `"x", ${etag}` })).status).toBe(304);
  expect((await get(FILE, { 'if-match': '"x"' })).status).toBe(412);
  expect((await get(FILE, { range: 'bytes=2-4', 'if-range': '"x"' })).status).toBe(200);
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

test('a page has two answers, and so has its Markdown; other files have one', async () => {
  const markdown = { accept: 'text/markdown' };
  expect((await get('/guide')).headers.vary).toBe('Accept');
  const asked = await get('/guide', markdown);
  expect([asked.body, asked.headers.vary]).toEqual(['# guide', 'Accept']);
  for (const headers of [{}, markdown])
    expect((await get(FILE, headers)).headers.vary).toBeUndefined();
  expect((await get('/data.1', markdown)).body).toBe('data');
});

test('a file of an unknown kind has no type', async () => {
  const { body, headers } = await get('/data.1');
  expect([body, headers['content-type']]).toEqual(['data', undefined]);
});

test('HEAD has no body, other methods are refused', async () => {
  expect(await get(FILE, {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await get('/nowhere', {}, 'HEAD')).toMatchObject({ status: 404, body: '' });
  const { status, headers } = await get('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a page that has moved leads on, for those who read alone', async () => {
  const { status, headers } = await get('/old');
  expect([status, headers.location, headers['cache-control']]).toEqual([
    ...[301, '/guide', 'no-cache'],
  ]);
  expect((await get('/old', {}, 'POST')).status).toBe(405);
});

test('a malformed address names no page', async () => {
  for (const url of ['/%', '//kit.example/', '/a\\b', '/%00'])
    expect(await get(url)).toMatchObject({ status: 404, body: 'not found' });
});

test('hundreds of connections, clients that hang up and slow ones', async () => {
  const raw = (bytes: string, hangUpAfter: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port(), 'localhost', () => socket.write(bytes));
      socket.on('error', () => undefined).on('close', () => resolve());
      setTimeout(() => socket.destroy(), hangUpAfter);
    });
  const gone = Array.from({ length: 100 }, (_, index) =>
    raw(`GET ${FILE} HTTP/1.1\r\nHost: x\r\n${index % 2 ? '\r\n' : ''}`, index % 20),
  );
  const answered = Array.from({ length: 400 }, () => get(FILE));
  const all = await Promise.all(answered);
  await Promise.all(gone);
  expect(all.every(({ status, body }) => status === 200 && body.length === 10)).toBe(true);
});

test('a page is Markdown to a client that asks for it, and says so to caches', async () => {
  const accept = 'text/markdown, text/html;q=0.9';
  for (const [url, body] of [
    ['/', '# home'],
    ['/guide', '# guide'],
    ['/guide/?q', '# guide'],
  ] as const) {
    const got = await get(url, { accept });
    expect([got.status, got.body, got.headers['content-type'], got.headers.vary]).toEqual([
      ...[200, body, 'text/markdown; charset=utf-8', 'Accept'],
    ]);
    expect(await get(url)).toMatchObject({
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept' },
    });
  }
  expect(await get('/guide.md')).toMatchObject({ status: 200, body: '# guide' });
  // What has no Markdown is what it is.
  expect(await get('/assets/a-1.js', { accept })).toMatchObject({ body: '0123456789' });
  expect(await get('/offline', { accept })).toMatchObject({ body: 'offline' });
  expect(await get('/plain', { accept })).toMatchObject({ body: 'plain' });
  expect(await get('/note', { accept })).toMatchObject({ status: 404, body: 'not found' });
  expect(await get('/note.md', { accept })).toMatchObject({ status: 200, body: '# note' });
  expect(await get('/nowhere', { accept })).toMatchObject({ status: 404, body: 'not found' });
  expect(await get('/..%2Foutside', { accept })).not.toMatchObject({ status: 200 });
});
