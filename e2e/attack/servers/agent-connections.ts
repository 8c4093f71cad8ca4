import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { RECORD_FILE } from '../../../packages/vitrine/src/node/base/folders.ts';
import { LOCK_FILE } from '../../../packages/vitrine/src/node/build/output/record.ts';
import { makeKit, writeKit } from '../../../packages/vitrine/src/node/mcp/fixtures/kit.ts';
import {
  createRandom,
  drawSeeds,
  pick,
  tryAll,
  type Attack,
  type AttackResult,
} from '../attack.ts';
import { ask, startAgentServer, type AgentServer } from '../support/agent-server.ts';
import { hostileValue } from '../support/hostile-values.ts';
import { crowd, postRaw, type RawRequest } from '../support/raw-requests.ts';
import { withFolder } from '../support/site.ts';

/** Tries before the memory is read first. */
const WARM_UP = 300;
/** Bytes by which the heap may move, and by which the system's pages of it may, whatever was sent. */
const NOISE = { heap: 4_000_000, rss: 60_000_000 };
/** Connections at once. */
const AT_ONCE = 16;
/** Milliseconds from one build of the site to the next. */
const REBUILD = 250;
const WORDS = ['Dials', 'Wheels'];
const MB = 1_000_000;

interface Try extends RawRequest {
  name: string;
  /** Answers that are right; 0 where the client does not wait for one. */
  status: readonly number[];
}

const messageOf = (method: string, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const call = (name: string, input: object) => messageOf('tools/call', { name, arguments: input });
const PAGE = call('get_page', { path: '/ui/dial', maxTokens: 500 });
const INITIALIZE = messageOf('initialize', {
  ...{ protocolVersion: '2025-06-18', capabilities: {} },
  clientInfo: { name: 'test', version: '1' },
});
const PLAIN_TYPES = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', ''];

/** One request as no client sends it, with what it has to be answered by. */
function drawTry(seed: number): Try {
  const random = createRandom(seed);
  const cut = Math.floor(random() * (PAGE.length - 1));
  return pick<() => Try>(random, [
    () => ({ name: 'a question', body: PAGE, status: [200] }),
    () => ({ name: 'half a message', body: PAGE.slice(0, cut), status: [400] }),
    () => ({
      name: 'a broken message',
      body: PAGE.replaceAll(pick(random, ['"', '{', ':']), ''),
      status: [400],
    }),
    () => ({ name: 'anything', body: JSON.stringify(hostileValue(random)) ?? '', status: [400] }),
    () => ({
      name: 'bytes',
      body: Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(PAGE)]),
      status: [400],
    }),
    () => ({ name: 'too much', body: 'x'.repeat(MB + 1 + (seed % MB)), status: [413] }),
    () => ({
      name: 'another type',
      body: PAGE,
      headers: { 'content-type': pick(random, PLAIN_TYPES) },
      status: [415],
    }),
    () => ({ name: 'another answer', body: PAGE, headers: { accept: 'text/html' }, status: [406] }),
    () => ({ name: 'a stream', method: 'GET', body: '', status: [405] }),
    () => ({
      name: 'the end of a session',
      method: 'DELETE',
      body: '',
      headers: { 'mcp-session-id': `${seed}` },
      status: [405],
    }),
    () => ({
      name: 'a session that stays',
      body: INITIALIZE,
      headers: { 'mcp-session-id': `${seed}` },
      status: [200],
    }),
    () => ({
      name: 'a long header',
      body: PAGE,
      headers: { 'x-long': 'x'.repeat(20_000) },
      status: [431],
    }),
    () => ({
      name: 'a page of another site',
      body: PAGE,
      headers: { origin: 'https://evil.example' },
      status: [403],
    }),
    () => ({ name: 'a slow client', body: PAGE, pieces: 2 + (seed % 6), status: [200] }),
    () => ({ name: 'a client that goes', body: PAGE, leaves: cut, status: [0] }),
    () => ({ name: 'a client that does not read', body: PAGE, isDeaf: true, status: [0] }),
  ])();
}

export const connections: Attack = {
  name: 'connections to vitrine mcp',
  sample: 200,
  full: 10_000,
  run: ({ seed, count }) =>
    withFolder(async (base) => {
      const dist = path.join(base, 'dist');
      let builds = 0;
      const build = () => {
        const lock = path.join(dist, LOCK_FILE);
        if (builds > 0) writeFileSync(lock, '');
        writeKit(dist, makeKit(WORDS[builds % WORDS.length], 50));
        writeFileSync(path.join(dist, RECORD_FILE), String(builds++));
        rmSync(lock, { force: true });
      };
      build();
      const server = await startAgentServer('http', '--site', dist);
      const building = setInterval(build, REBUILD);
      try {
        return await sendAll(server, drawSeeds({ seed, count }));
      } finally {
        clearInterval(building);
        await server.stop();
      }
    }),
};

async function sendAll(server: AgentServer, seeds: readonly number[]): Promise<AttackResult> {
  const tries = seeds.map(drawTry);
  const attempt = async (each: Try, index: number) => {
    const answer = await postRaw(server.url, each);
    const told = judge(each, answer);
    // A client of the protocol is answered as ever, beside all of them.
    return (
      told ??
      (index % AT_ONCE === 0
        ? judgePage((await ask(server.client, 'get_page', { path: '/ui/dial' })).text)
        : null)
    );
  };
  await tryAll(tries.slice(0, WARM_UP), attempt, AT_ONCE);
  await crowd(server.url);
  await server.renew();
  const before = await server.readMemory();
  const { failures } = await tryAll(tries, attempt, AT_ONCE);
  await crowd(server.url);
  await server.renew();
  const after = await server.readMemory();
  for (const kind of ['heap', 'rss'] as const) {
    const grown = after[kind] - before[kind];
    if (grown > NOISE[kind])
      failures.push(`${tries.length} connections left ${grown} bytes (${kind})`);
  }
  return { tried: tries.length, held: tries.length - failures.length, failures };
}

function judge({ name, status }: Try, answer: { status: number; text: string }): string | null {
  const said = `${name}: ${answer.status} ${answer.text.slice(0, 300)}`;
  if (!status.includes(answer.status)) return said;
  // Without an answer, or with one of the server's own that has no words.
  if (answer.status === 0 || answer.status === 431) return null;
  const { error, result } = JSON.parse(answer.text) as {
    error?: { message: string };
    result?: { content?: [{ text: string }] };
  };
  if (answer.status === 200)
    return result?.content ? judgePage(result.content[0].text) : result ? null : said;
  return error && /\w \w/.test(error.message) && !/\n\s+at |node_modules/.test(answer.text)
    ? null
    : said;
}

/** A page is that of one build. */
function judgePage(text: string): string | null {
  const found = WORDS.filter((word) => text.includes(word));
  return found.length === 1 || /being built/.test(text)
    ? null
    : `of ${found.length} builds: ${text.slice(0, 300)}`;
}
