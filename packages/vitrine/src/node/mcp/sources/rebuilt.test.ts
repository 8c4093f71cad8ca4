import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RECORD_FILE } from '../../base/folders.ts';
import { LOCK_FILE } from '../../build/output/record.ts';
import { ask, connect, openSite, serve } from '../fixtures/client.ts';
import { makeKit, writeKit } from '../fixtures/kit.ts';
import { openFolder } from './folder.ts';

let root: string;
let dir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-mcp-'));
  dir = path.join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
const PATIENCE = { milliseconds: 2, times: 5 };

it('answers are of one build, whenever files are replaced', async () => {
  let builds = 0;
  let begin = false;
  const make = () => {
    const word = `Word${++builds}`;
    writeKit(dir, makeKit(word, 3));
    put(RECORD_FILE, word);
  };
  mkdirSync(dir);
  make();
  const files = openFolder(dir);
  // Builds between the reading of the list of pages and that of a page, the first time.
  const read = async (address: string) => {
    const text = await files.read(address);
    if (begin && address === '/vitrine.json') {
      begin = false;
      make();
    }
    return text;
  };
  const client = await connect(serve(openSite({ ...files, read })));
  for (let round = 0; round < 5; round++) {
    make();
    begin = true;
    const { text } = await ask(client, 'get_demo', { demo: 'basic-knob' });
    expect(new Set(text.match(/Word\d+/g))).toEqual(new Set([`Word${builds}`]));
    make();
    begin = true;
    const list = await ask(client, 'list_pages');
    expect(list.text).toContain(`# Word${builds}:`);
    expect(list.text).toContain(`[Word${builds}](`);
  }
});

it('waits while files are put in their places, and says so when that does not end', async () => {
  mkdirSync(dir);
  writeKit(dir, makeKit('Old', 1));
  put(LOCK_FILE, '');
  const client = await connect(serve(openSite(openFolder(dir, PATIENCE))));
  const { text } = await ask(client, 'list_pages');
  expect(text).toMatch(/^The site is being built just now.* run vitrine build\.$/);
  const patient = await connect(serve(openSite(openFolder(dir))));
  const answer = ask(patient, 'list_pages');
  writeKit(dir, makeKit('New', 1));
  rmSync(path.join(dir, LOCK_FILE));
  expect((await answer).text).toContain('[New](/ui/dial)');
});

it('a folder that vanishes is told, and one that comes back read', async () => {
  mkdirSync(dir);
  writeKit(dir, makeKit());
  const client = await connect(serve(openSite(openFolder(dir))));
  expect((await ask(client, 'list_pages')).isError).toBe(false);
  renameSync(dir, `${dir}-away`);
  for (const [name, input] of [
    ['list_pages', {}],
    ['search', { query: 'dials' }],
    ['get_page', { path: '/ui/dial' }],
  ] as const) {
    expect(await ask(client, name, input)).toEqual({
      text: `There is no vitrine.json at ${dir}. Build the site with this version of Vitrine, or correct the address.`,
      isError: true,
    });
  }
  renameSync(`${dir}-away`, dir);
  expect((await ask(client, 'search', { query: 'dials' })).text).toContain('**Dials** (/ui/dial)');
});
