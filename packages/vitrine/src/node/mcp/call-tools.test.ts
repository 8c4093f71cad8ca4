import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, connect, openSite, serve } from './fixtures/client.ts';
import { makeKit, writeKit } from './fixtures/kit.ts';
import { findFault } from './read-messages.ts';
import { openFolder } from './sources/folder.ts';

const RED = '\u001b[31m';
const LONG = `${RED}${'k'.repeat(100_000)}`;
/** What steers a terminal, or is longer than anybody reads. */
// oxlint-disable-next-line no-control-regex
const HARMFUL = /\u001b|.{1000}/s;

let dir: string;
let client: Client;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'));
  const kit = makeKit();
  const site = kit.get('/vitrine.json')!.replaceAll('"Dials"', '"\\u001b[31mDials"');
  writeKit(dir, new Map([...kit, ['/vitrine.json', site], ['/dial.md', `# ${RED}Dials`]]));
  client = await connect(serve(openSite(openFolder(dir))));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('a tool', () => {
  it.each([
    ['getComponent', 'There is no tool "getComponent". Did you mean get_component?'],
    ['toString', 'There is no tool "toString". There are search, list_pages'],
    ['__proto__', 'There is no tool "__proto__". '],
    [LONG, 'There is no tool "\\u001b[31mkkk'],
  ])('that is none is named in few words: %.20s', async (name, said) => {
    const { text, isError } = await ask(client, name);
    expect(text).toContain(said);
    expect(text).not.toMatch(HARMFUL);
    expect(isError).toBe(true);
  });

  it.each([
    [{}, 'search was asked wrongly: Invalid input: expected string, received undefined at query'],
    [{ query: 'x', maxTokens: '5' }, 'expected number, received string at maxTokens'],
    [{ query: 'x', [LONG]: 1 }, 'Unrecognized key: "\\u001b[31mkkk'],
  ])('says what is wrong with its input: %.20j', async (input, said) => {
    const { text, isError } = await ask(client, 'search', input);
    expect(text).toContain(said);
    expect(text).not.toMatch(HARMFUL);
    expect(isError).toBe(true);
  });
});

describe('a prompt', () => {
  it.each([
    ['toString', {}, 'There is no prompt "toString". There are use_component, upgrade.'],
    [LONG, {}, 'There is no prompt "\\u001b[31mkkk'],
    ['upgrade', {}, 'upgrade was asked wrongly: Invalid input: expected string'],
    ['upgrade', { from: LONG }, 'Too big: expected string to have <=100 characters at from'],
  ])('that cannot be said is refused: %.20s %.20j', async (name, args, said) => {
    const refused = client.getPrompt({ name, arguments: args }).catch(String);
    expect(await refused).toContain(said);
    expect(await refused).not.toMatch(HARMFUL);
  });

  it('steers no terminal', async () => {
    const prompt = { name: 'upgrade', arguments: { from: RED } };
    expect((await client.getPrompt(prompt)).messages[0]!.content).toMatchObject({
      text: expect.stringContaining('since \\u001b[31m') as string,
    });
  });
});

it('resources steer no terminal, whatever site they are of', async () => {
  const { resources } = await client.listResources();
  const { contents } = await client.readResource({ uri: 'vitrine://page/ui/dial' });
  expect(resources.map(({ name }) => name)).toContain('\\u001b[31mDials');
  expect(contents[0]).toMatchObject({ text: '# \\u001b[31mDials' });
});

it('a parameter of any name is refused in few words', () => {
  const params = { name: 'upgrade', arguments: { [LONG]: 5 } };
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'prompts/get', params });
  const { error } = findFault(text)!;
  expect(error.message).toContain('Invalid params of prompts/get: ');
  expect(error.message).not.toMatch(HARMFUL);
});
