import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Client as ClientType } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { SITE } from '../../support/site.ts';

const require = createRequire(new URL('../../../packages/vitrine/package.json', import.meta.url));
const { Client } = require('@modelcontextprotocol/sdk/client/index.js') as {
  Client: typeof ClientType;
};
const { StdioClientTransport } =
  require('@modelcontextprotocol/sdk/client/stdio.js') as typeof import('@modelcontextprotocol/sdk/client/stdio.js');
const { StreamableHTTPClientTransport } =
  require('@modelcontextprotocol/sdk/client/streamableHttp.js') as typeof import('@modelcontextprotocol/sdk/client/streamableHttp.js');

const DIST = fileURLToPath(new URL('dist/', SITE));
const COMMAND = fileURLToPath(
  new URL('../../../packages/vitrine/bin/vitrine.mjs', import.meta.url),
);
const ARGS = [COMMAND, 'mcp', '--site', DIST];

async function connect(transport: unknown): Promise<ClientType> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport as Transport);
  return client;
}

async function call(client: ClientType, name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input });
  const [{ text }] = result.content as [{ text: string }];
  return { isError: result.isError === true, text };
}

/** Starts a server over HTTP. */
async function serve(...args: string[]) {
  const child = spawn(process.execPath, [...ARGS, '--http', '--port', '0', ...args]);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /Serving at (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  return { url, child };
}

test('a client finds, reads and lists over the standard streams', async () => {
  const transport = new StdioClientTransport({ command: process.execPath, args: ARGS });
  const client = await connect(transport);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search', 'list_pages', 'get_page', 'get_component', 'get_demo', 'get_changes'],
  ]);

  await test.step('what each tool answers', async () => {
    const found = await call(client, 'search', { query: 'which prop makes a button full width' });
    expect(found.text).toContain('# Button (/api/button) `import Button from');
    expect(found.text).toContain('- `fullWidth`: `boolean`, default: `false`');
    const { text: list } = await call(client, 'list_pages', { group: 'component demos' });
    expect(list).toContain('- [Buttons](/demos/buttons): ');
    const page = await call(client, 'get_page', { path: '/demos/buttons' });
    expect(page.text).toMatch(/^> \/demos\/buttons has the sections .*\n\n# Buttons\n/);
    const section = await call(client, 'get_page', { path: 'demos/buttons.md#full-width' });
    expect(section.text).toMatch(/^### Full width\n/);
    const one = await call(client, 'get_component', { name: 'dialog', props: ['max width'] });
    expect(one.text).toMatch(/^# Dialog · \/api\/dialog\n[^]*\n- `maxWidth`: .*default: `'sm'`/);
    const filtered = await call(client, 'get_component', { name: 'Dialog', filter: 'scroll' });
    expect(filtered.text).toContain('`disableScrollLock`');
    expect(filtered.text).not.toContain('`fullWidth`');
    const demo = await call(client, 'get_demo', { demo: '/demos/buttons#full-width-button' });
    expect(demo.text).toContain('export default function FullWidthButton()');
    expect(demo.text).not.toContain('## Customized');
  });

  await test.step('a whole component, piece by piece', async () => {
    const said: string[] = [];
    for (let cursor = ''; said.length < 50;) {
      const input = { name: 'Autocomplete', maxTokens: 1000, cursor };
      const { text } = await call(client, 'get_component', input);
      said.push(text);
      expect(text.length / 3.7).toBeLessThanOrEqual(1000);
      const next = /cursor "([^"]+)"\.\]$/.exec(text)?.[1];
      if (next === undefined) break;
      cursor = next;
    }
    expect(said.length).toBeGreaterThan(2);
    for (const part of ['`freeSolo`', '## Demos', '## Slots', '## Classes'])
      expect(said.join('')).toContain(part);
  });

  await test.step('what is not there, and input that is wrong', async () => {
    const wrong = async (name: string, input: Record<string, unknown>) => {
      const { isError, text } = await call(client, name, input);
      expect(isError, text).toBe(true);
      expect(text).not.toMatch(/\n\s+at |node_modules/);
      return text;
    };
    expect(await wrong('get_component', { name: 'Buton' })).toMatch(
      /^There is no component "Buton"\. Did you mean Button/,
    );
    expect(await wrong('get_page', { path: '/demos/butons' })).toContain('/demos/buttons');
    expect(await wrong('get_page', { path: '/../../../../etc/passwd' })).toContain(
      'There is no page',
    );
    expect(await wrong('get_demo', { demo: 'content/../../package.json' })).toContain('no demo');
    expect(await wrong('get_component', { name: 'Button', props: ['nope'] })).toContain(
      'There is no prop of Button "nope"',
    );
    expect(await wrong('get_changes', { from: '../x' })).toContain('expected a version such as');
    expect(await wrong('search', { query: '' })).toContain('query');
    expect(await wrong('search', { query: 'a', more: 1 })).toContain('more');
    expect(await wrong('search', { query: 'a', maxTokens: 9000 })).toContain('8000');
    expect(await wrong('search', { query: 'a', cursor: '7-abcdef' })).toContain('cursor');
    expect(await wrong('format_disk', {})).toContain('format_disk');
  });

  await test.step('resources and prompts', async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(200);
    const { contents } = await client.readResource({ uri: 'vitrine://page/demos/buttons' });
    expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' });
    await expect(client.readResource({ uri: 'vitrine://page/nope' })).rejects.toThrow('no page');
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['use_component', 'upgrade']);
  });
  await client.close();
});

test('what is no message is refused, and the next one answered', async () => {
  test.setTimeout(90_000);
  const child = spawn(process.execPath, ARGS);
  const lines: string[] = [];
  child.stdout.on('data', (data: Buffer) =>
    lines.push(...data.toString().split('\n').filter(Boolean)),
  );
  for (const line of ['{"jsonrpc":', 'null', '[]', '{"id":1}', '\u0000'])
    child.stdin.write(`${line}\n`);
  const ping = { jsonrpc: '2.0', id: 7, method: 'ping' };
  child.stdin.write(`${JSON.stringify(ping)}\n`);
  await expect
    .poll(() => lines.map((line) => JSON.parse(line) as unknown), { timeout: 60_000 })
    .toContainEqual({
      ...{ jsonrpc: '2.0', id: 7, result: {} },
    });
  expect(lines.filter((line) => line.includes('"error":{"code":-32'))).toHaveLength(5);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
});

test('two clients at once over HTTP, from this machine and by its own name alone', async () => {
  const { url, child } = await serve();
  const clients = await Promise.all(
    [0, 1].map(() => connect(new StreamableHTTPClientTransport(new URL(url)))),
  );
  const answers = await Promise.all(
    clients.flatMap((client) => [
      ...Array.from({ length: 20 }, () => call(client, 'search', { query: 'dialog width' })),
    ]),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  await Promise.all(clients.map((client) => client.close()));

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  expect((await post(ping)).status).toBe(200);
  expect((await post('{"jsonrpc":')).status).toBe(400);
  expect((await post(ping, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post('x'.repeat(1_100_000))).status).toBe(413);
  expect((await fetch(url)).status).toBe(405);
  expect((await fetch(new URL('/', url))).status).toBe(404);
  const http = require('node:http') as typeof import('node:http');
  const status = await new Promise((resolve) => {
    const request = http.request(url, { method: 'POST', headers: { host: 'evil.example' } });
    request.on('response', (response) => resolve(response.statusCode));
    request.end(ping);
  });
  expect(status).toBe(403);
  child.kill();
});
