import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomic } from '../base/files.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import type { DevMessages } from './messages.ts';
import { watchSources } from './watch-sources.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');
let root: string;
const at = (file: string) => path.join(root, file);
const source = (file: string) => at(`packages/dials/src/${file}`);
const component = (name: string, about: string, code = '') =>
  `export interface ${name}Props {\n  /** ${about} */\n  size?: number;\n}\nexport function ${name}({ size = 1 }: ${name}Props) {\n${code}  return <div title={String(size)} />;\n}\n`;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-sources-')));
  writeAtomic(
    at('vitrine.config.ts'),
    `export default { title: 'Kit', description: 'A kit.', url: 'https://kit.example', lastUpdated: false,
      pages: [{ pathname: '/' }, { pathname: '/api' }],
      api: [{ package: 'dials', route: '/api', notShown: { '*': 'A test.' } }] };`,
  );
  writeAtomic(at('content/index.md'), '# Home\n\n::playground[Dials]{component=Dial}\n');
  writeAtomic(at('content/api.md'), '# API\n\nAll of it.\n');
  writeAtomic(
    at('packages/dials/package.json'),
    JSON.stringify({ name: 'dials', version: '1.0.0', type: 'module', exports: './src/index.ts' }),
  );
  writeAtomic(source('index.ts'), `export * from './dial.tsx';\nexport * from './knob.tsx';\n`);
  writeAtomic(source('dial.tsx'), component('Dial', 'Width.'));
  writeAtomic(source('knob.tsx'), component('Knob', 'Height.'));
  mkdirSync(at('node_modules'));
  symlinkSync(at('packages/dials'), at('node_modules/dials'));
  for (const name of ['react', '@types'])
    symlinkSync(path.join(MODULES, name), at(`node_modules/${name}`));
});
const sites: DevSite[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.close();
  rmSync(root, { recursive: true });
});

/** What the server would do; `next` waits for the first message after a change. */
async function follow() {
  const site = await createDevSite(root);
  sites.push(site);
  const watcher = new EventEmitter();
  const watched: string[] = [];
  const sent: string[] = [];
  let tell = () => {};
  const say = (message: string) => {
    sent.push(message);
    tell();
  };
  const vite = {
    watcher: Object.assign(watcher, { add: (dirs: string[]) => void watched.push(...dirs) }),
    ws: { send: (_: string, { pathname }: { pathname: string }) => say(pathname) },
  } as unknown as ViteDevServer;
  const messages = {
    reload: () => say('reload'),
    noteChange: () => undefined,
    setSiteError: (message: string | null) => (message === null ? undefined : say(message)),
  } as unknown as DevMessages;
  watchSources(vite, site, messages);
  const save = async (file: string, text: string) => {
    const told = new Promise<void>((resolve) => (tell = resolve));
    const before = readFileSync(source(file), 'utf8');
    writeAtomic(source(file), text);
    watcher.emit('change', source(file));
    await told;
    expect(readFileSync(source(file), 'utf8')).not.toBe(before);
    return sent.splice(0);
  };
  return { site, watched, save };
}

test('a saved comment reaches the page of its component, its playground and search', async () => {
  const { site, watched, save } = await follow();
  expect(watched).toEqual([at('packages/dials')]);
  expect((await save('dial.tsx', component('Dial', 'How wide it is.'))).toSorted()).toEqual([
    '/',
    '/api/dial',
  ]);
  expect(JSON.stringify(await site.loadPage('/api/dial'))).toContain('How wide it is.');
  const [record] = (await site.compileAll()).pages
    .flatMap(({ searchRecords }) => searchRecords)
    .filter(({ kind, href }) => kind === 'prop' && href.startsWith('/api/dial'));
  expect(record!.text).toContain('How wide it is.');
}, 60_000);

test('code alone is left to the bundler; a component that comes makes the site anew', async () => {
  const { site, save } = await follow();
  expect(await site.updateApi('dials', new Map())).toEqual(new Set());
  writeAtomic(source('knob.tsx'), component('Knob', 'Height.', '  console.log(1);\n'));
  const knob = new Map([[source('knob.tsx'), 'change']] as const);
  expect(await site.updateApi('dials', knob)).toEqual(new Set());
  const more = component('Knob', 'Height.') + component('Gauge', 'Range.');
  expect(await save('knob.tsx', more)).toEqual(['reload']);
  expect(site.hasPage('/api/gauge')).toBe(true);
}, 60_000);

test('a package that cannot be read any more is told, and the site stays as it was', async () => {
  const { site, save } = await follow();
  const manifest = readFileSync(source('../package.json'), 'utf8');
  const [message] = await save('../package.json', manifest.slice(0, -1));
  expect(message).toContain('package.json');
  expect(await site.loadPage('/api/dial')).toMatchObject({ title: 'Dial' });
  expect(await save('../package.json', manifest)).toEqual(['reload']);
}, 60_000);
