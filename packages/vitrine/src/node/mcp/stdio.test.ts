import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
import { openSite, serve } from './fixtures/client.ts';
import { makeKit, writeKit } from './fixtures/kit.ts';
import { serveStdio } from './stdio.ts';
import { openFolder } from './sources/folder.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'));
writeKit(dir, makeKit());
afterAll(() => rmSync(dir, { recursive: true }));

/** What a server says to bytes, as messages in their order, until the client has gone. */
async function tell(...pieces: (string | Buffer)[]): Promise<unknown[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const said: Buffer[] = [];
  output.on('data', (data: Buffer) => said.push(data));
  const ended = serveStdio(serve(openSite(openFolder(dir))), input, output);
  for (const piece of pieces) input.write(piece);
  input.end();
  await ended;
  const lines = Buffer.concat(said).toString().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as unknown);
}

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n';
const PONG = { jsonrpc: '2.0', id: 7, result: {} };
const refused = (code: number, message: string, id: unknown = null) => ({
  ...{ jsonrpc: '2.0', id },
  error: { code, message },
});
const NO_RPC = 'The message is none of JSON-RPC 2.0';

it.each([
  ['half a message', '{"jsonrpc":\n', refused(-32700, 'The message is no JSON')],
  ['a null byte', '\u0000\n', refused(-32700, 'The message is no JSON')],
  [
    'bytes that are no text',
    Buffer.from([0xff, 0xfe, 10]),
    refused(-32700, 'The message is no JSON'),
  ],
  ['null', 'null\n', refused(-32600, NO_RPC)],
  ['several at once', `[${PING.trim()}]\n`, refused(-32600, NO_RPC)],
  [
    'a method that is none',
    '{"jsonrpc":"2.0","id":"a","method":1}\n',
    refused(-32600, NO_RPC, 'a'),
  ],
  ['another protocol', '{"id":3}\n', refused(-32600, NO_RPC, 3)],
  ['an id that is none', '{"jsonrpc":"2.0","id":{},"method":"ping"}\n', refused(-32600, NO_RPC)],
])('%s is refused, and the next message answered', async (_, text, answer) => {
  expect(await tell(text, PING)).toEqual([answer, PONG]);
});

it('of a message that is too long nothing is kept, and the next one answered', async () => {
  const piece = Buffer.alloc(500_000, 97);
  const answer = refused(-32600, 'A message has 1000000 bytes at most');
  expect(await tell(...Array.from({ length: 60 }, () => piece), '\n', PING)).toEqual([
    answer,
    PONG,
  ]);
});

it('messages may come in pieces, with the ends of lines of any system', async () => {
  const [one, two] = [PING.slice(0, 9), PING.slice(9, -1)];
  expect(await tell(one, two, '\r\n\n \r\n', PING)).toEqual([PONG, PONG]);
});

it('a method that there is none of is named', async () => {
  const [answer] = await tell('{"jsonrpc":"2.0","id":1,"method":"disk/format"}\n');
  expect(answer).toEqual(refused(-32601, 'Method not found', 1));
});

it.each([
  [
    '"method":"tools/call","params":{"name":"search","arguments":[]}',
    'tools/call: Invalid input: expected record, received array at params.arguments',
  ],
  [
    '"method":"tools/call"',
    'tools/call: Invalid input: expected object, received undefined at params',
  ],
  [
    '"method":"initialize","params":{"capabilities":{},"clientInfo":{"name":"a","version":"1"}}',
    'initialize: Invalid input: expected string, received undefined at params.protocolVersion',
  ],
])('a request without what its method needs is told so: %s', async (request, said) => {
  const [answer] = await tell(`{"jsonrpc":"2.0","id":1,${request}}\n`);
  expect(answer).toEqual(refused(-32602, `Invalid params of ${said}`, 1));
});

it('answers all that was asked before the client has said that it asks no more', async () => {
  const ask = (id: number) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"search","arguments":{"query":"size ${id}"}}}\n`;
  const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}\n';
  const other = cancel.replace('"requestId":1', '"requestId":"none"');
  // The same number twice is two requests.
  const answers = await tell(ask(1), ask(2), ask(3), ask(3), cancel, other);
  // The protocol has no order of answers.
  expect(answers.map((answer) => (answer as { id: number }).id).toSorted()).toEqual([2, 3, 3]);
});

it('ends when nobody reads any more', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = serveStdio(serve(openSite(openFolder(dir))), input, output);
  output.destroy(new Error('EPIPE'));
  await ended;
  input.write(PING);
});

it('a client may ask for much and read later, without a warning', async () => {
  const warned: Error[] = [];
  const note = (warning: Error) => warned.push(warning);
  process.on('warning', note);
  const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 1 })];
  const ended = serveStdio(serve(openSite(openFolder(dir))), input, output);
  input.write(PING.repeat(20));
  await vi.waitFor(() => expect(output.listenerCount('drain')).toBeGreaterThan(10));
  let text = '';
  output.on('data', (data: Buffer) => (text += data.toString()));
  await vi.waitFor(() => expect(text.split('\n')).toHaveLength(21));
  input.end();
  await ended;
  process.off('warning', note);
  expect(warned).toEqual([]);
});
