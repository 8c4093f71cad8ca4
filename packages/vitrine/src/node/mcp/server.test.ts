import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../browser/search/local/engine.ts';
import { countTokens } from '../../shared/tools/tokens.ts';
import { installFixtures } from '../api/fixtures/install.ts';
import { ask, connect, openSite, serve } from './fixtures/client.ts';
import { makeKit, writeKit } from './fixtures/kit.ts';
import { openAddress } from './sources/address.ts';
import { openFolder } from './sources/folder.ts';
import { createPackageSource } from './sources/package.ts';

const KIT = makeKit();
let dir: string;
let host: Server;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'));
  writeKit(dir, KIT);
  host = createServer((request, response) => {
    const text = KIT.get((request.url ?? '').replace(/^\/ui/, ''));
    response.writeHead(text === undefined ? 404 : 200, { etag: '"1"' }).end(text);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  rmSync(dir, { recursive: true });
  host.close();
});

const openHost = () =>
  openAddress(new URL(`http://127.0.0.1:${(host.address() as AddressInfo).port}/ui/`));

describe.each([
  ['a folder', () => openSite(openFolder(dir))],
  ['an address', () => openSite(openHost())],
])('a site in %s', (_, open) => {
  it('is found, read, listed and compared', async () => {
    const client = await connect(serve(open()));
    const text = async (name: string, input = {}) => (await ask(client, name, input)).text;
    expect(await text('search', { query: 'which prop makes a knob full width' })).toContain(
      '- `fullWidth`: `boolean`. Takes all of the width.',
    );
    const output = 'which prop makes a knob full width'.padEnd(20_000, ' at x (y.js:1)');
    expect(await text('search', { query: output })).toContain('`fullWidth`');
    expect(await text('search', { query: 'dials' })).toContain('**Dials** (/ui/dial)\n');
    expect(await text('list_pages')).toContain('- [Dials](/ui/dial)');
    expect(await text('list_pages', { group: 'api' })).not.toContain('/ui/dial');
    expect(await text('get_page', { path: 'dial#long' })).toMatch(/^## Long\n\nDials line 0/);
    expect(await text('get_page', { path: '/ui/dial#basic-knob' })).toContain('BasicKnob()');
    expect(await text('get_page', { path: '/ui/api/knob#prop-size' })).toMatch(/^- `size`: /);
    expect(await text('get_component', { name: 'knob' })).toContain(
      'Knob of Dials: /ui/dial#basic-knob',
    );
    expect(await text('get_component', { name: 'Knob', filter: 'wide' })).toContain('`size`');
    expect(await text('get_demo', { demo: 'knob of dials' })).toMatch(
      /^# Knob of Dials · \/ui\/dial#basic-knob\n\n```tsx\nexport default function BasicKnob\(\)/,
    );
    expect(await text('get_changes', { from: '0.9.0' })).toBe('# dials: 0.9.0 to 1.0.0');
    const { contents } = await client.readResource({ uri: 'vitrine://page/ui/dial' });
    expect(contents[0]).toMatchObject({ text: KIT.get('/dial.md') });
  });

  it('says of an address that is none what one looks like, and of an unknown page which there is', async () => {
    const client = await connect(serve(open()));
    const code = -32602;
    for (const uri of [
      'x',
      '',
      'file:///etc/passwd',
      'vitrine://page',
      'vitrine://pages/ui/dial',
    ]) {
      await expect(client.readResource({ uri })).rejects.toMatchObject({
        code,
        message: expect.stringContaining('an address such as vitrine://page/') as string,
      });
    }
    await expect(client.readResource({ uri: 'vitrine://page/ui/diall' })).rejects.toMatchObject({
      code,
      message: expect.stringContaining('Did you mean /ui/dial?') as string,
    });
  });

  it('is read to its end, piece by piece', async () => {
    const client = await connect(serve(open()));
    for (const budget of [{}, { maxTokens: 300 }]) {
      const said: string[] = [];
      for (let cursor = ''; ;) {
        const { text } = await ask(client, 'get_page', { path: '/ui/dial', cursor, ...budget });
        expect(countTokens(text)).toBeLessThanOrEqual(budget.maxTokens ?? 2000);
        const foot = /\n\n\[About \d+ more tokens: repeat the call with cursor "([^"]+)"\.\]$/;
        const [, next] = foot.exec(text) ?? [];
        said.push(text.replace(foot, ''));
        if (next === undefined) break;
        cursor = next;
      }
      expect(said.length).toBeGreaterThan(1);
      expect(said.join('\n\n').replace(/^> .*\n\n/, '')).toBe(KIT.get('/dial.md')!.trim());
    }
  });

  it('says what a name may mean', async () => {
    const client = await connect(serve(open()));
    for (const [name, input, said] of [
      ['get_component', { name: 'Knub' }, 'There is no component "Knub". Did you mean Knob?'],
      ['get_component', { name: 'Knob', props: ['siz'] }, 'no prop of Knob "siz". Did you mean'],
      ['get_component', { name: 'Knob', package: 'dalis' }, 'There is dials.'],
      ['get_page', { path: '/ui/diall' }, 'There is no page "/ui/diall". Did you mean /ui/dial?'],
      ['get_page', { path: 'dial#lang' }, 'There is no section of /ui/dial "lang". Did you mean'],
      ['get_demo', { demo: 'basic-knop' }, 'There is no demo "basic-knop". Did you mean basic-kno'],
      ['list_pages', { group: 'Dems' }, 'There is no group "Dems". Did you mean Demos?'],
      ['get_changes', { from: '1.0.0', package: 'knobs' }, 'It is about: dials.'],
    ] as const) {
      const { text, isError } = await ask(client, name, input);
      expect(text).toContain(said);
      expect(isError).toBe(true);
    }
  });
});

it('an installed package is enough', async () => {
  const root = installFixtures(['plain-ui']);
  const source = createPackageSource({ root, name: 'plain-ui', cacheDir: root }, engine);
  const client = await connect(serve(source));
  const { pages, components } = await source.describe();
  const [page, component] = [pages[0]!, components[0]!];
  const answers = [
    await ask(client, 'search', { query: component.name }),
    await ask(client, 'list_pages'),
    await ask(client, 'get_page', { path: page.path }),
    await ask(client, 'get_component', { name: component.name }),
    await ask(client, 'get_changes', { from: '1.0.0' }),
  ];
  expect(answers.filter(({ isError }) => isError)).toEqual([]);
  expect(answers[0]!.text).toContain(`# ${component.name} (`);
  expect(answers[1]!.text).toContain(`(${page.path})`);
  expect(answers[2]!.text).toContain(`# ${page.title}`);
  expect(answers[3]!.text).toContain('## Props');
  expect(answers[4]!.text).toBe('# plain-ui: 1.0.0 to 1.2.3');
  expect(await ask(client, 'get_demo', { demo: 'x' })).toEqual({
    text: 'This documentation has no demos.',
    isError: true,
  });
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    pages.map((each) => `vitrine://page${each.path}`),
  );
}, 60_000);

it('says in each tool and prompt what it is for', async () => {
  const client = await connect(serve(openSite(openFolder(dir))));
  const { tools } = await client.listTools();
  for (const { description, inputSchema, annotations } of tools) {
    expect(description).toMatch(/\.$/);
    expect(inputSchema).toMatchObject({ additionalProperties: false });
    expect(inputSchema.properties!['maxTokens']).toMatchObject({ default: 2000, maximum: 8000 });
    expect(annotations).toMatchObject({ readOnlyHint: true });
  }
  const prompt = { name: 'upgrade', arguments: { from: '1.0.0' } };
  expect(JSON.stringify((await client.getPrompt(prompt)).messages)).toContain('since 1.0.0');
});

it('tells no more of a fault than a reader can use', async () => {
  const client = await connect(
    serve(openSite(openFolder(dir)), () => Promise.reject(new Error('/home/someone/x'))),
  );
  expect(await ask(client, 'get_changes', { from: '1.0.0' })).toEqual({
    text: 'The documentation could not be read. Ask again, or for something else.',
    isError: true,
  });
});

it('compares versions that are written out, and nothing else', async () => {
  const client = await connect(serve(openSite(openFolder(dir))));
  const changes = (from: string) =>
    ask(client, 'get_changes', { from, to: '10.0.0' }).then(({ text }) => text, String);
  for (const from of ['9.4.0', '9.4.0-beta.1', '9.4.0-rc_2-x', `1.0.0-${'a'.repeat(60)}`])
    expect(await changes(from)).toBe(`# dials: ${from} to 10.0.0`);
  for (const from of [
    ...['9.4', '9.4.0.1', '9.4.0-', 'v9.4.0', '9.4.0-a b', '9.4.0 --x', '9.4.0-/a', ' 9.4.0'],
    ...['1234567890.0.0', '0.1234567890.0', '0.0.1234567890', `1.0.0-${'a'.repeat(61)}`],
  ])
    expect(await changes(from), from).toContain('expected a version such as 9.4.0');
});
