import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foundAnewPlugin } from './found-anew.ts';
import { createTakenIn } from './taken-in.ts';

let root: string;
let server: ViteDevServer;
const takenIn = createTakenIn();
const taken: string[] = [];
takenIn.on((file) => taken.push(file));

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-found-anew-')));
  taken.length = 0;
});
async function start(): Promise<void> {
  server = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'silent' },
    // With a watcher, which makes the resolver keep what it finds, and that sees nothing.
    server: { middlewareMode: true, watch: { ignored: ['**'] }, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [foundAnewPlugin(), takenIn.plugin],
  });
}
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Lets Vite hear of a file, and waits until it has taken that in. */
async function tell(event: 'add' | 'change', file: string): Promise<void> {
  server.watcher.emit(event, file);
  await expect.poll(() => taken).toContain(file);
}

/** What a module runs, on the server and in the browser. */
async function valuesOf(module: string): Promise<(string | undefined)[]> {
  const { ssr, client } = server.environments;
  const read = (text = '') => /\/(?:words|more)[^'"]*\.\w+/.exec(text)?.[0];
  return [
    read((await ssr.transformRequest(module).catch(() => null))?.code),
    read((await client.transformRequest(module).catch(() => null))?.code),
  ];
}

it.each(['words.mjs', 'words.js'])(
  '%s is imported once it is there, before others',
  async (name) => {
    write('page.ts', "import { word } from './words';\nexport const page = word;\n");
    write('words.ts', "export const word = 'one';\n");
    write('words/index.ts', "export const word = 'folder';\n");
    await start();
    expect(await valuesOf('/page.ts')).toEqual(['/words.ts', '/words.ts']);
    await tell('add', write(name, "export const word = 'two';\n"));
    expect(await valuesOf('/page.ts')).toEqual([`/${name}`, `/${name}`]);
  },
);

it('what a manifest of the workspace leads to is found when that has changed', async () => {
  write('kit/words.ts', "export const word = 'one';\n");
  write('kit/more.ts', "export const word = 'two';\n");
  const manifest = (exports: object) =>
    write('kit/package.json', JSON.stringify({ name: 'kit', type: 'module', exports }));
  manifest({ '.': './words.ts' });
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync('../kit', path.join(root, 'node_modules/kit'));
  write('page.ts', "import { word } from 'kit';\nexport const page = word;\n");
  write('other.ts', "import { word } from 'kit/more';\nexport const page = word;\n");
  await start();
  expect(await valuesOf('/page.ts')).toEqual(['/words.ts', '/words.ts']);
  expect(await valuesOf('/other.ts')).toEqual([undefined, undefined]);
  await tell('change', manifest({ '.': './more.ts', './more': './more.ts' }));
  expect(await valuesOf('/page.ts')).toEqual(['/more.ts', '/more.ts']);
  expect(await valuesOf('/other.ts')).toEqual(['/more.ts', '/more.ts']);
});
