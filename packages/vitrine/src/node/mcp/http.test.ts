import { mkdtempSync, rmSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, openSite, serve } from './fixtures/client.ts';
import { makeKit, writeKit } from './fixtures/kit.ts';
import { serveHttp } from './http.ts';
import { openFolder } from './sources/folder.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'));
const made: WeakRef<object>[] = [];
let served: Awaited<ReturnType<typeof serveHttp>>;
let url: string;
beforeAll(async () => {
  writeKit(dir, makeKit());
  const source = openSite(openFolder(dir));
  const create = () => {
    const server = serve(source);
    made.push(new WeakRef(server));
    return server;
  };
  served = await serveHttp(create, { host: '127.0.0.1', port: 0 });
  url = `${served.url}mcp`;
});
afterAll(async () => {
  await served.close();
  rmSync(dir, { recursive: true });
});

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/** Sends what `fetch` would not: any host, any method. */
function post(
  body: string | Buffer,
  headers: Record<string, string> = {},
  { method = 'POST', at = url } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(at, { method, headers: { ...HEADERS, ...headers }, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    request.end(body);
  });
}

it.each<[string, number, string | Buffer, Record<string, string>]>([
  ['half a message', 400, '{"jsonrpc":', {}],
  ['nothing', 400, '', {}],
  ['no message', 400, 'null', {}],
  ['several at once', 400, `[${PING},${PING}]`, {}],
  ['an id that is none', 400, '{"jsonrpc":"2.0","id":{},"method":"ping"}', {}],
  ['what is too large', 413, Buffer.alloc(8_000_000, 97), {}],
  ['a form', 415, PING, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', 415, PING, { 'content-type': 'text/plain; a=application/json' }],
  ['a client that takes web pages', 406, PING, { accept: 'text/html' }],
  ['another protocol', 400, PING, { 'mcp-protocol-version': '1999-01-01' }],
  ['a page of another site', 403, PING, { origin: 'https://evil.example' }],
  ['a page without an origin', 403, PING, { origin: 'null' }],
  ['another name', 403, PING, { host: 'evil.example' }],
  ['a name that begins alike', 403, PING, { host: 'localhost.evil.example' }],
  ['a name behind ours', 403, PING, { host: 'localhost@evil.example' }],
  ['a name before ours', 403, PING, { host: 'evil.example@localhost' }],
  ['a name with a path', 403, PING, { host: 'localhost/evil.example' }],
  ['a name with an escape', 403, PING, { host: '%6cocalhost' }],
])('%s is answered with %i, in words', async (_, status, body, headers) => {
  const answer = await post(body, headers);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({
    ...{ jsonrpc: '2.0', id: null },
    error: {
      code: expect.any(Number) as number,
      message: expect.stringMatching(/\w \w/) as string,
    },
  });
});

it.each([
  ['GET', '/mcp', 405],
  ['DELETE', '/mcp', 405],
  ['OPTIONS', '/mcp', 405],
  ['POST', '/', 404],
  ['POST', '/mcp/../x', 404],
  ['POST', '/mcp/', 200],
])('%s %s is answered with %i', async (method, at, status) => {
  expect((await post(PING, {}, { method, at: new URL(at, url).href })).status).toBe(status);
});

it.each(['localhost:1', '[::1]', 'LOCALHOST', 'localhost.'])(
  'this machine may be called %s',
  async (host) => {
    expect((await post(PING, { host, origin: `http://${host}` })).status).toBe(200);
  },
);

it('a server of every address is reached by no name that is none', async () => {
  const open = await serveHttp(() => serve(openSite(openFolder(dir))), { host: '', port: 0 });
  try {
    const at = `http://127.0.0.1:${/:(\d+)\//.exec(open.url)![1]}/mcp`;
    for (const host of ['[', 'a b']) {
      expect((await post(PING, { host }, { at })).status).toBe(403);
      expect((await post(PING, { host: 'localhost', origin: host }, { at })).status).toBe(403);
    }
  } finally {
    await open.close();
  }
});

it('a session that it never began is no obstacle: it has none', async () => {
  expect((await post(PING, { 'mcp-session-id': 'nobody' })).status).toBe(200);
});

it('clients that go away in the middle of a request leave the others alone', async () => {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: 20 }, () => connectSocket(Number(port), hostname));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write('POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"json');
  }
  expect((await post(PING)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await post(PING)).status).toBe(200);
});

it('two clients ask at once, again and again, and nothing of them stays', async () => {
  const open = async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    return client;
  };
  const clients = await Promise.all([open(), open()]);
  for (let round = 0; round < 15; round++) {
    const answers = await Promise.all(
      clients.flatMap((client, number) =>
        Array.from({ length: 10 }, () =>
          number === 0
            ? ask(client, 'get_component', { name: 'Knob' })
            : ask(client, 'get_page', { path: '/nope' }),
        ),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2);
  }
  await Promise.all(clients.map((client) => client.close()));
  expect(made.length).toBeGreaterThan(300);
  expect(await countAlive(made)).toBeLessThan(20);
});

/** How many objects are still held after garbage was collected. */
async function countAlive(refs: readonly WeakRef<object>[]): Promise<number> {
  const { setFlagsFromString } = await import('node:v8');
  const { runInNewContext } = await import('node:vm');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let alive = refs.length;
  for (let tries = 0; tries < 20 && alive > 0; tries++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    alive = refs.filter((ref) => ref.deref() !== undefined).length;
  }
  return alive;
}
