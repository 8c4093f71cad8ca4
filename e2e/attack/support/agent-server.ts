import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Client as ClientType } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

const VITRINE = path.resolve(import.meta.dirname, '../../../packages/vitrine');
const require = createRequire(path.join(VITRINE, 'package.json'));
const sdk = '@modelcontextprotocol/sdk/client';
const { Client } = require(`${sdk}/index.js`) as { Client: typeof ClientType };
const { StdioClientTransport } = require(
  `${sdk}/stdio.js`,
) as typeof import('@modelcontextprotocol/sdk/client/stdio.js');
const { StreamableHTTPClientTransport } = require(
  `${sdk}/streamableHttp.js`,
) as typeof import('@modelcontextprotocol/sdk/client/streamableHttp.js');

/** On a signal the server collects its garbage and says what is left. */
const PROBE =
  "process.on('SIGUSR2', () => { gc(); gc(); const { heapUsed, rss } = process.memoryUsage(); console.error(`memory ${heapUsed} ${rss}`); })";
const NODE = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(PROBE)}`];

/** Bytes in use once garbage is collected, and those that the system has given. */
interface Memory {
  heap: number;
  rss: number;
}

/** A running `vitrine mcp` with a client of the protocol's SDK. */
export interface AgentServer {
  client: ClientType;
  /** Address, when it serves over HTTP. */
  url: string;
  /** Another client: the SDK's own collects what belongs to its requests. */
  renew: () => Promise<void>;
  readMemory: () => Promise<Memory>;
  stop: () => Promise<void>;
}

/** Starts the compiled command and connects to it. */
export function startAgentServer(kind: 'stdio' | 'http', ...args: string[]): Promise<AgentServer> {
  const line = [...NODE, path.join(VITRINE, 'bin/vitrine.mjs'), 'mcp', ...args];
  return kind === 'stdio' ? startStdio(line) : startHttp(line);
}

async function startStdio(args: string[]): Promise<AgentServer> {
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
  const client = await open(transport);
  const readMemory = () => probe(transport.stderr!, () => process.kill(transport.pid!, 'SIGUSR2'));
  const renew = () => Promise.resolve();
  return { client, url: '', renew, readMemory, stop: () => client.close() };
}

async function startHttp(args: string[]): Promise<AgentServer> {
  const child = spawn(process.execPath, [...args, '--http', '--port', '0']);
  const url = await readUrl(child);
  const begin = () => open(new StreamableHTTPClientTransport(new URL(url)));
  const server: AgentServer = {
    client: await begin(),
    url,
    renew: async () => {
      await server.client.close();
      server.client = await begin();
    },
    readMemory: () => probe(child.stderr, () => child.kill('SIGUSR2')),
    stop: async () => {
      await server.client.close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
  return server;
}

async function open(transport: unknown): Promise<ClientType> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport as Transport);
  return client;
}

function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /Serving at (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr!.on('data', (data: Buffer) => (said += data.toString()));
    child.once('exit', () => reject(new Error(said)));
  });
}

function probe(
  stderr: Pick<NodeJS.EventEmitter, 'on' | 'off'>,
  signal: () => void,
): Promise<Memory> {
  return new Promise((resolve) => {
    let said = '';
    const read = (data: Buffer) => {
      said += data.toString();
      const [, heap, rss] = /memory (\d+) (\d+)\n/.exec(said) ?? [];
      if (heap === undefined) return;
      stderr.off('data', read);
      resolve({ heap: Number(heap), rss: Number(rss) });
    };
    stderr.on('data', read);
    signal();
  });
}

/** The text that a tool answers with, and whether it is an error. */
export async function ask(client: ClientType, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return { text, isError: isError === true };
}
