import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run.mjs';

const manual = readFileSync(path.join(ROOT, 'packages/vitrine/docs/agents.md'), 'utf8');
const blocks = (language: string) =>
  [...manual.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, code]) => code!,
  );

const START = { command: 'npx', args: ['vitrine', 'mcp', '--package', '@acme/ui'] };

it('the lines for clients are what they say', () => {
  const [many, own] = blocks('json').map((code) => JSON.parse(code) as unknown);
  expect(many).toEqual({ mcpServers: { acme: START } });
  expect(own).toEqual({ servers: { acme: START } });
  const [toml = ''] = blocks('toml');
  const [, command, args] = /^mcp_servers\.acme = \{ command = (".*?"), args = (\[.*\]) \}\n$/.exec(
    toml,
  )!;
  expect({ command: JSON.parse(command!) as string, args: JSON.parse(args!) as string[] }).toEqual(
    START,
  );
  const [shell = ''] = blocks('sh');
  expect(shell.trim().split(' -- ')[1]!.split(' ')).toEqual([START.command, ...START.args]);
});

const load = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<
    Record<string, (input: unknown) => unknown>
  >;
const ask = (url: string, accept?: string) =>
  new Request(`https://kit.example${url}`, accept === undefined ? {} : { headers: { accept } });

it('Netlify rewrites to the Markdown of a page for those that take it', async () => {
  const { default: handle } = await load(blocks('js')[0]!);
  const rewritten = (url: string, accept?: string) => {
    const to = handle!(ask(url, accept)) as URL | undefined;
    return to?.href;
  };
  expect(rewritten('/a/', 'text/markdown')).toBe('https://kit.example/a.md');
  expect(rewritten('/', 'text/html, text/markdown')).toBe('https://kit.example/index.md');
  expect(rewritten('/a', 'text/html')).toBeUndefined();
  expect(rewritten('/a')).toBeUndefined();
});

it('Cloudflare answers with the Markdown where there is one', async () => {
  const { onRequest } = await load(blocks('js')[1]!);
  const run = async (url: string, accept: string) => {
    const env = {
      ASSETS: {
        fetch: (to: URL) =>
          new Response(to.pathname, { status: to.pathname === '/b.md' ? 404 : 200 }),
      },
    };
    const next = () => new Response('page');
    const answer = (await onRequest!({ request: ask(url, accept), env, next })) as Response;
    return `${await answer.text()} ${answer.headers.get('vary')}`;
  };
  expect(await run('/a/', 'text/markdown')).toBe('/a.md Accept');
  expect(await run('/', 'text/markdown')).toBe('/index.md Accept');
  expect(await run('/b', 'text/markdown')).toBe('page null');
  expect(await run('/a', 'text/html')).toBe('page null');
  expect(await run('/logo.svg', 'text/markdown')).toBe('page null');
});
