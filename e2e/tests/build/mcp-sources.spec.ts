import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ask, startAgentServer, type AgentServer } from '../../attack/support/agent-server.ts';
import { SITE_PORT } from '../../support/ports.ts';
import { SITE } from '../../support/site.ts';

const ROOT = fileURLToPath(SITE);
const markdown = (page: string) =>
  readFileSync(fileURLToPath(new URL(`dist/${page}.md`, SITE)), 'utf8');

test.setTimeout(120_000);

const started: AgentServer[] = [];
test.afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});

/** Starts a server that ends with the test, whatever becomes of it. */
async function start(...args: Parameters<typeof startAgentServer>): Promise<AgentServer> {
  const server = await startAgentServer(...args);
  started.push(server);
  return server;
}

/** All of an answer, as its cursors lead through it. */
async function readAll(
  { client }: AgentServer,
  name: string,
  input: Record<string, unknown>,
  budget: number,
): Promise<{ text: string; pieces: number }> {
  const foot = /\n\n\[About \d+ more tokens: repeat the call with cursor "([^"]+)"\.\]$/;
  const said: string[] = [];
  for (let cursor = ''; ;) {
    const { text } = await ask(client, name, { ...input, cursor });
    expect(text.length / 3.7).toBeLessThanOrEqual(budget);
    said.push(text.replace(foot, ''));
    const [, next] = foot.exec(text) ?? [];
    if (next === undefined) return { text: said.join('\n'), pieces: said.length };
    cursor = next;
  }
}

test('a site at an address, over the standard streams', async () => {
  const site = `http://localhost:${SITE_PORT}/`;
  const server = await start('stdio', '--site', site, '--root', ROOT);
  const text = async (name: string, input = {}) => (await ask(server.client, name, input)).text;
  expect(await text('search', { query: 'which prop makes a button full width' })).toContain(
    '- `fullWidth`: `boolean`, default: `false`',
  );
  expect(await text('list_pages', { group: 'Component demos' })).toContain('(/demos/buttons)');
  expect(await text('get_component', { name: 'Dialog', props: ['maxWidth'] })).toContain("`'sm'`");
  expect(await text('get_demo', { demo: 'FullWidthButton.tsx' })).toContain('```tsx\n');
  // Both versions are recorded in the site's folder: nothing is fetched.
  const changes = await ask(server.client, 'get_changes', { from: '9.4.0', to: '9.5.0' });
  expect(changes).toMatchObject({ isError: false });
  expect(changes.text).toContain('@mui/material@9.5.0');
  for (const [budget, input] of [
    [2000, {}],
    [500, { maxTokens: 500 }],
    [8000, { maxTokens: 8000 }],
  ] as const) {
    const asked = { path: '/demos/autocomplete', ...input };
    const { text: whole, pieces } = await readAll(server, 'get_page', asked, budget);
    expect(pieces).toBeGreaterThan(1);
    // Code that goes on in the next piece is closed and opened again: words are what counts.
    const words = (said: string) => said.replace(/^> .*\n/, '').match(/[^\s`]+/g)!;
    const [read, written] = [words(whole), words(markdown('demos/autocomplete'))];
    expect(read.filter((word) => !/^tsx?$/.test(word))).toEqual(
      written.filter((word) => !/^tsx?$/.test(word)),
    );
  }
});

test('an installed package, over HTTP', async () => {
  const server = await start('http', '--package', '@mui/material', '--root', ROOT);
  const text = async (name: string, input = {}) => (await ask(server.client, name, input)).text;
  expect(await text('search', { query: 'default of Dialog maxWidth' })).toContain(
    "- `maxWidth`: `Breakpoint | false` (`'xs' | 'sm' | 'md' | 'lg' | 'xl' | false`), default: `'sm'`",
  );
  expect(await text('list_pages', { group: 'API' })).toContain('- [Button](/api/button)');
  expect(await text('get_page', { path: '/api/button#props' })).toMatch(/^## Props\n/);
  const whole = await readAll(server, 'get_component', { name: 'Autocomplete' }, 2000);
  for (const part of ['`freeSolo`', '## Slots', '## Classes']) expect(whole.text).toContain(part);
  expect(await text('get_component', { name: 'Buton' })).toContain('Did you mean Button');
  expect(await text('get_demo', { demo: 'x' })).toBe('This documentation has no demos.');
  expect(await text('get_changes', { from: '9.4.0' })).toContain('@mui/material@9.4.0');
  const { resources } = await server.client.listResources();
  expect(resources.length).toBeGreaterThan(100);
  const { contents } = await server.client.readResource({ uri: 'vitrine://page/api/dialog' });
  expect(JSON.stringify(contents)).toContain('maxWidth');
});

test('what the manual tells clients to start answers over the standard streams', async () => {
  const manual = readFileSync(
    new URL('../../../packages/vitrine/docs/agents.md', import.meta.url),
    'utf8',
  );
  const [, block = ''] = /^```json\n([^]*?)^```/m.exec(manual)!;
  const { acme } = (JSON.parse(block) as { mcpServers: Record<string, { args: string[] }> })
    .mcpServers;
  const [command, name, ...args] = acme!.args;
  expect([command, name]).toEqual(['vitrine', 'mcp']);
  const own = args.map((arg) => arg.replace('@acme/ui', '@mui/material'));
  const { client } = await start('stdio', ...own, '--root', ROOT);
  const { text } = await ask(client, 'search', { query: 'default of Dialog maxWidth' });
  expect(text).toContain("default: `'sm'`");
  expect(text.length / 3.7).toBeLessThan(300);
});
