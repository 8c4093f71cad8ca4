import path from 'node:path';
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
import { withFolder } from '../support/site.ts';

/** Requests before the memory is read first: by then caches are filled and code is compiled. */
const WARM_UP = 300;
/** Bytes by which the heap may move, however much is asked: 40,000 requests leave as much as 10,000. */
const NOISE = 4_000_000;
/** Requests of one client. */
const OF_CLIENT = 1000;
/** Requests that wait for an answer at once. */
const AT_ONCE = 8;

type Request = [tool: string, input: Record<string, unknown>];

/** Most are what a client may ask, some are not. */
function drawRequest(seed: number): Request {
  const random = createRandom(seed);
  const [tool, input] = pick<Request>(random, [
    ['search', { query: 'which prop makes a knob full width' }],
    ['search', { query: `dials ${seed}` }],
    ['list_pages', {}],
    ['get_page', { path: '/ui/dial', maxTokens: 100 + (seed % 7900) }],
    ['get_page', { path: `/ui/none-${seed}` }],
    ['get_component', { name: 'Knob' }],
    ['get_component', { name: `Knob${seed}` }],
    ['get_demo', { demo: '/ui/dial#basic-knob' }],
    ['get_changes', { from: 'latest' }],
    [`tool-${seed}`, {}],
  ]);
  if (random() < 0.8) return [tool, input];
  const key = pick(random, ['query', 'path', 'name', 'maxTokens', 'cursor', '__proto__']);
  return [tool, { ...input, [key]: hostileValue(random) }];
}

const attackOf = (kind: 'stdio' | 'http'): Attack => ({
  name: `requests to vitrine mcp: ${kind}`,
  sample: 150,
  full: 10_000,
  run: ({ seed, count }) =>
    withFolder(async (base) => {
      const dist = path.join(base, 'dist');
      writeKit(dist, makeKit());
      const server = await startAgentServer(kind, '--site', dist);
      try {
        return await askAll(server, drawSeeds({ seed, count }));
      } finally {
        await server.stop();
      }
    }),
});

async function askAll(server: AgentServer, seeds: readonly number[]): Promise<AttackResult> {
  const attempt = async ([tool, input]: Request) => {
    const { text, isError } = await ask(server.client, tool, input);
    const told = text.length > 0 && text.length < 40_000 && !/\n\s+at |node_modules/.test(text);
    return told ? null : `${tool} ${JSON.stringify(input)}: ${isError} ${text}`;
  };
  const requests = seeds.map(drawRequest);
  await tryAll(requests.slice(0, WARM_UP), attempt, AT_ONCE);
  const { heap: before } = await server.readMemory();
  const failures: string[] = [];
  for (let from = 0; from < requests.length; from += OF_CLIENT) {
    const found = await tryAll(requests.slice(from, from + OF_CLIENT), attempt, AT_ONCE);
    failures.push(...found.failures);
    await server.renew();
  }
  const grown = (await server.readMemory()).heap - before;
  if (grown > NOISE) failures.push(`${requests.length} requests left ${grown} bytes`);
  return { tried: requests.length, held: requests.length - failures.length, failures };
}

export const [overStreams, overHttp] = (['stdio', 'http'] as const).map(attackOf);
