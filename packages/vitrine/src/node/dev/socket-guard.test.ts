import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { LISTENING_EVENT } from '../../shared/contract.ts';
import { guardSockets, isMessage } from './socket-guard.ts';

const custom = (event: unknown, data?: unknown) => JSON.stringify({ type: 'custom', event, data });

test.each([
  custom(LISTENING_EVENT, 3),
  custom('vite:invalidate', { path: '/a.tsx' }),
  custom('vite:invalidate', { path: '/a.tsx', message: 'why', firstInvalidatedBy: '/b.tsx' }),
  custom('plugin:event'),
  custom('plugin:event', null),
])('%s is passed on', (text) => expect(isMessage(text)).toBe(true));

test.each([
  ...['', '{', 'null', '1', '"custom"', '[]', '{}', '{"type":"custom"}', '{"type":"update"}'],
  ...['{"type":"ping"}', custom(1), custom(null), custom({ a: 1 }), custom(['a'])],
  ...[
    custom(LISTENING_EVENT),
    custom(LISTENING_EVENT, '3'),
    custom(LISTENING_EVENT, { valueOf: 1 }),
  ],
  ...[custom('vite:invalidate'), custom('vite:invalidate', null), custom('vite:invalidate', {})],
  custom('vite:invalidate', { path: 1 }),
  custom('vite:invalidate', { path: '/a', message: {} }),
  custom('vite:invalidate', { path: '/a', firstInvalidatedBy: 1 }),
  custom('vite:invoke', null),
  custom('vite:invoke', { id: 'send:1', name: 'fetchModule', data: ['/etc/passwd?raw'] }),
  custom('vite:client:connect', 1),
  custom('connection'),
])('%s is dropped', (text) => expect(isMessage(text)).toBe(false));

describe('a connection', () => {
  const open = () => {
    const [ws, socket, passed] = [new EventEmitter(), new EventEmitter(), [] as unknown[]];
    guardSockets(createServer(), { ws } as unknown as ViteDevServer, '/', 'localhost');
    socket.on('message', (...args) => passed.push(args));
    socket.on('error', () => passed.push('error'));
    ws.emit('connection', socket);
    return { socket, passed };
  };

  it('passes on messages that somebody takes, as they came', () => {
    const { socket, passed } = open();
    const data = Buffer.from(custom('plugin:event', 1));
    socket.emit('message', data, false);
    socket.emit('message', Buffer.from('{'), false);
    expect(passed).toEqual([[data, false]]);
  });

  it('says nothing of what a client has done wrong', () => {
    const { socket, passed } = open();
    socket.emit('error', new Error('no frame'));
    expect(passed).toEqual([]);
  });
});

describe('an upgrade', () => {
  const http = createServer((_request, response) => response.end('as ever'));
  /** What Vite sees of it. */
  let seen: { protocol?: string | undefined; host?: string | undefined }[] = [];
  const ofVite = ({ headers }: IncomingMessage, socket: Socket) => {
    const { host, 'sec-websocket-protocol': protocol } = headers;
    seen.push({ protocol, host });
    if (protocol === 'vite-hmr') socket.end('of Vite');
  };
  beforeEach(async () => {
    seen = [];
    http.removeAllListeners('upgrade').on('upgrade', ofVite);
    const vite = { ws: new EventEmitter() } as unknown as ViteDevServer;
    guardSockets(http, vite, '/ui/', 'localhost');
    await once(http.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => new Promise((resolve) => http.close(resolve)));

  /** All that the server answers until it closes the connection, as Latin letters. */
  async function ask(url: string, headers: Record<string, string>): Promise<string> {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    const lines = Object.entries({ host: 'LocalHost.', connection: 'upgrade', ...headers });
    const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.setEncoding('latin1').write(`GET ${url} HTTP/1.1\r\n${text}\r\n`);
    let answer = '';
    for await (const part of socket) answer += String(part);
    return answer;
  }
  const KEY = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  const protocol = (name: string) => ({ upgrade: 'WebSocket', 'sec-websocket-protocol': name });
  const REFUSED = /^HTTP\/1\.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n$/;

  it('to the messages of Vite is Vite’s', async () => {
    expect(await ask('/ui/?token=a', { ...KEY, ...protocol('vite-hmr') })).toBe('of Vite');
    expect(seen).toEqual([{ protocol: 'vite-hmr', host: 'localhost' }]);
  });

  it('that asks whether the server is back is answered and closed', async () => {
    const answer = await ask('/ui/', { ...KEY, ...protocol('vite-ping') });
    const [head, frames] = answer.split('\r\n\r\n');
    expect(head!.split('\r\n')).toEqual([
      'HTTP/1.1 101 Switching Protocols',
      ...['upgrade: websocket', 'connection: upgrade'],
      // From RFC 6455, 1.3.
      'sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=',
      'sec-websocket-protocol: vite-ping',
    ]);
    expect(Buffer.from(frames!, 'latin1').toString('hex')).toBe('880203e8');
    expect(seen).toEqual([{ protocol: undefined, host: 'LocalHost.' }]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['without a key', '/ui/', protocol('vite-ping')],
    ['elsewhere', '/', { ...KEY, ...protocol('vite-ping') }],
    ['elsewhere, of Vite', '/', { ...KEY, ...protocol('vite-hmr') }],
    ['by a name of another', '/ui/', { ...KEY, ...protocol('vite-hmr'), host: 'a.example' }],
    ['of another protocol', '/ui/', { ...KEY, ...protocol('other') }],
    ['of no protocol', '/ui/', { ...KEY, upgrade: 'websocket' }],
  ])('%s is refused, and no matter of Vite', async (_name, url, headers) => {
    expect(await ask(url, headers)).toMatch(REFUSED);
    expect(seen).toMatchObject([{ protocol: undefined }]);
  });

  it('to another version of HTTP is answered as if it were none', async () => {
    const answer = await ask('/ui/', { upgrade: 'h2c' });
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*as ever/i);
  });
});
