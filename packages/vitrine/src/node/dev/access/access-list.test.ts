import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessList, type AccessList } from './access-list.ts';

const large = `<svg>${' '.repeat(9000)}</svg>`;
const FILES: Record<string, string> = {
  'entry.ts': `import { b } from './b.ts'; import text from './text.txt?raw'; import lamp from './my lamp.svg';
import './look.css'; import virtual from 'virtual:own'; const later = () => import('./later.ts');
const worker = new Worker(new URL('./work.ts', import.meta.url), { type: 'module' });
const other = new URL('./other.svg', import.meta.url); console.log(b, text, lamp, later, worker, other, virtual);`,
  'b.ts': 'export const b = "/named.ts";',
  'later.ts': `import './deep.ts';`,
  'deep.ts': '',
  'named.ts': '',
  'work.ts': `import './of-worker.ts';`,
  'of-worker.ts': '',
  'text.txt': 'text',
  'my lamp.svg': large,
  'other.svg': large,
  'look.css': `.a { background: url('./look.svg') }`,
  'look.svg': large,
  'server.ts': `import shown from './shown.svg'; import './server-only.ts'; import styles from './server.css?inline'; console.log(shown, styles);`,
  'server-only.ts': '',
  'server.css': `.a { background: url('./server.svg') }`,
  'server.svg': large,
  'shown.svg': large,
  'watched.json': '{}',
  'watched.svg': large,
};

/** Reads files beside what it makes, as many do. */
const plugin: Plugin = {
  name: 'own',
  resolveId: (id) => (id === 'virtual:own' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:own') return undefined;
    this.addWatchFile(path.join(root, 'watched.json'));
    this.addWatchFile(path.join(root, 'watched.svg'));
    return 'export default 1';
  },
};

let root: string;
let vite: ViteDevServer;
let list: AccessList;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-list-')));
  mkdirSync(path.join(root, 'public'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(root, file), text);
  writeFileSync(path.join(root, 'public/logo.svg'), '');
  vite = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'silent', plugins: [plugin] },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  list = createAccessList(vite, { has: (module) => Promise.resolve(module === '/entry.ts') });
});
afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

/** Asks as a browser does: for what the list allows. */
async function load(url: string): Promise<void> {
  expect([url, await list.allows(url)]).toEqual([url, true]);
  const module = decodeURI(url).replace('/@id/__x00__', '\0').replace('?import', '');
  await vite.environments.client.transformRequest(module);
}

const allowed = async (...urls: string[]) => {
  const answers = await Promise.all(urls.map((url) => list.allows(url)));
  return urls.filter((_url, index) => answers[index]);
};

test('what nobody has asked for names nothing yet', async () => {
  expect(await allowed('/entry.ts', '/logo.svg')).toEqual(['/entry.ts', '/logo.svg']);
  expect(await allowed('/b.ts', '/later.ts', '/look.css', '/my%20lamp.svg')).toEqual([]);
});

test('modules are handed out with what they import, and what that names', async () => {
  await load('/entry.ts');
  for (const url of ['/b.ts', '/text.txt?raw', '/look.css', '/@id/__x00__virtual:own']) {
    await load(url);
  }
  await load('/my%20lamp.svg?import');
  expect(await allowed('/deep.ts')).toEqual([]);
  await load('/later.ts');
  await load('/work.ts?worker_file&type=module');
  const named = ['/deep.ts', '/of-worker.ts', '/my%20lamp.svg', '/look.svg', '/other.svg'];
  expect(await allowed(...named)).toEqual(named);
  expect(await allowed('/b.ts?t=1234567890123', '/b.ts.map', '/entry.ts.map')).toHaveLength(3);
});

test('and nothing else', async () => {
  const others = [
    ...['/named.ts', '/text.txt', '/watched.json', '/watched.svg', '/watched.svg?import'],
    ...[
      '/b.ts?raw',
      '/b.ts?import&raw',
      '/b.ts?url',
      '/look.svg?raw',
      '/B.ts',
      '/./b.ts',
      '/b.ts?',
    ],
    ...['/b', `/@fs${root}/b.ts`, `/@fs${root}/named.ts`, `/@id/${root}/b.ts`, '/x/../b.ts', '/%'],
    ...['/work.ts', '/work.ts?worker_file', '/named.ts?worker_file&type=module', '/named.ts.map'],
  ];
  expect(await allowed(...others)).toEqual([]);
});

test('what the server alone loads is for the server, but for the files that documents show', async () => {
  expect(await allowed('/shown.svg', '/server.svg')).toEqual([]);
  const { ssr } = vite.environments;
  for (const url of ['/server.ts', '/shown.svg', '/server.css?inline'])
    await ssr.transformRequest(url);
  expect(await allowed('/shown.svg', '/server.svg')).toEqual(['/shown.svg', '/server.svg']);
  expect(
    await allowed('/server.ts', '/server-only.ts', '/server.css', '/server.css?inline'),
  ).toEqual([]);
});

test('an import that is taken away takes the file with it, and a mistake does not', async () => {
  const { client } = vite.environments;
  const change = (text: string) => {
    writeFileSync(path.join(root, 'later.ts'), text);
    client.moduleGraph.onFileChange(path.join(root, 'later.ts'));
  };
  change(`import './deep.ts'; {`);
  expect(await allowed('/deep.ts')).toEqual(['/deep.ts']);
  change('export {};');
  expect(await allowed('/deep.ts')).toEqual([]);
});
