import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeAtomic } from '../../base/files/write.ts';
import { createDevSite, type DevSite } from '../dev-site.ts';
import type { DevMessages } from '../messages.ts';
import { watchSources } from './watch-sources.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../../node_modules');
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
  vi.useRealTimers();
  for (const site of sites.splice(0)) site.close();
  rmSync(root, { recursive: true });
});

/** What the server would do; `next` waits for the first message after a change. */
async function follow() {
  const site = await createDevSite(root);
  sites.push(site);
  await site.whole();
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
    ws: { send: (_: string, told: { pathnames: string[] }) => told.pathnames.forEach(say) },
  } as unknown as ViteDevServer;
  const wrong = new Set<string>();
  const messages = {
    reload: () => say('reload'),
    noteChange: () => undefined,
    setSiteError: (of: string, message: string | null) => {
      if (message === null) return wrong.delete(of) && say(`${of} is right`);
      wrong.add(of);
      return say(message);
    },
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

/** The same of a site that knows no API, and answers what it is told to. */
function watchBare(answers: (Set<string> | null | Error)[] = [], packages = ['dials']) {
  vi.useFakeTimers();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const [told, prepared, asked]: [unknown[], string[], unknown[]] = [[], [], []];
  const page = (pathname: string, kind: string, component: string) => {
    const shown = kind === 'playground' ? [{ component }] : [];
    return { meta: { pathname, kind, components: [component], playgrounds: shown } };
  };
  const pages = [
    ...[page('/api/dial', 'api', 'Dial'), page('/api/knob', 'api', 'Knob')],
    ...[page('/guide', 'markdown', 'Dial'), page('/', 'playground', 'Dial')],
  ];
  const config = (names: string[]) => ({
    ...{ api: names.map((name) => ({ package: name })), url: 'https://kit.example/ui/' },
  });
  let current = config(packages);
  const api = { pathname: '/api', children: [{ pathname: '/api/dial', children: [] }] };
  const site = {
    current: () => ({ root, config: current, tree: [api] }),
    compileAll: () => Promise.resolve({ pages }),
    prepareApi: (name: string) => Promise.resolve(void prepared.push(name)),
    updateApi: (name: string, changes: Map<string, string>) => {
      const files = [...changes].map(([file, change]) => [path.relative(root, file), change]);
      asked.push([name, ...files]);
      const answer =
        answers.length > 0 ? (answers.shift() as Set<string> | null | Error) : new Set<string>();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as unknown as DevSite;
  const messages = {
    reload: () => told.push('reload'),
    noteChange: () => told.push('changed'),
    setSiteError: (...error: [string, string | null]) => told.push(error),
  } as unknown as DevMessages;
  const ws = { send: (type: string, data: object) => told.push([type, data]) };
  const renew = watchSources({ watcher, ws } as unknown as ViteDevServer, site, messages);
  const configure = (names: string[]) => {
    current = config(names);
    renew();
  };
  const emit = (event: string, ...files: string[]) =>
    files.forEach((file) => watcher.emit(event, at(file)));
  const settle = () => vi.advanceTimersByTimeAsync(20);
  return { watcher, told, prepared, asked, emit, settle, configure };
}

test('what types, defaults and styles are read from is followed, and nothing else', async () => {
  const { emit, settle, asked } = watchBare();
  const dir = 'packages/dials';
  const ignored = ['README.md', 'node_modules/a/index.js', 'src/a.tsx.orig', 'src/icon.svg'];
  emit('change', ...ignored.map((file) => `${dir}/${file}`), 'packages/dials-more/a.ts', 'a.ts');
  await settle();
  expect(asked).toEqual([]);
  for (const file of ['src/a.ts', 'src/b.mjs', 'src/c.css', 'package.json']) {
    emit('change', `${dir}/${file}`);
    await settle();
    expect(asked.pop()).toEqual(['dials', [`${dir}/${file}`, 'change']]);
  }
});

test('so are packages of the workspace that one is made of, but for the site', async () => {
  const write = (dir: string, manifest: object) =>
    writeAtomic(at(`${dir}/package.json`), JSON.stringify({ version: '1.0.0', ...manifest }));
  const of = (name: string) => ({ [name]: '*' });
  write('packages/dials', { name: 'dials', dependencies: { ...of('parts'), ...of('react') } });
  write('packages/parts', { name: 'parts', peerDependencies: of('tokens') });
  write('packages/tokens', { name: 'tokens', dependencies: { ...of('dials'), ...of('site') } });
  write('.', { name: 'site' });
  for (const name of ['parts', 'tokens'])
    symlinkSync(at(`packages/${name}`), at(`node_modules/${name}`));
  symlinkSync(root, at('node_modules/site'));
  const { watcher, emit, settle, asked } = watchBare();
  const dirs = ['dials', 'parts', 'tokens'].map((name) => at(`packages/${name}`));
  expect(watcher.add).toHaveBeenCalledWith(dirs);
  emit('change', 'packages/tokens/src/a.ts', 'packages/parts/b.css', 'packages/other/c.ts', 'd.ts');
  await settle();
  expect(asked).toEqual([
    ['dials', ['packages/tokens/src/a.ts', 'change'], ['packages/parts/b.css', 'change']],
  ]);
});

test('a prop whose type another package of the workspace declares follows it', async () => {
  const manifest = { name: 'parts', version: '1.0.0', type: 'module', exports: './index.ts' };
  writeAtomic(at('packages/parts/package.json'), JSON.stringify(manifest));
  writeAtomic(at('packages/parts/index.ts'), "export type Tone = 'soft' | 'loud';");
  symlinkSync(at('packages/parts'), at('node_modules/parts'));
  const dials = { name: 'dials', version: '1.0.0', type: 'module', exports: './src/index.ts' };
  const made = { ...dials, dependencies: { parts: '*' } };
  writeAtomic(at('packages/dials/package.json'), JSON.stringify(made));
  const dial = component('Dial', 'Width.').replace('size?: number', 'size?: number; tone?: Tone');
  writeAtomic(source('dial.tsx'), `import type { Tone } from 'parts';\n${dial}`);
  const { site, save } = await follow();
  expect(await save('../../parts/index.ts', "export type Tone = 'soft' | 'mild';")).toEqual([
    ...['/', '/api/dial', '/api'],
  ]);
  const [api] = site.current().api;
  const tone = api!.docs[0]!.props.find(({ name }) => name === 'tone');
  expect(tone!.values.map(({ text }) => text)).toEqual(["'soft'", "'mild'"]);
}, 20_000);

test('so are settings of the compiler that lie elsewhere, and those that they come to extend', async () => {
  writeAtomic(at('packages/dials/tsconfig.json'), '{ "extends": "../react" }');
  writeAtomic(at('packages/react.json'), '{}');
  writeAtomic(at('packages/strict.json'), '{}');
  const { watcher, emit, settle, asked } = watchBare();
  expect(watcher.add).toHaveBeenCalledWith(expect.arrayContaining([at('packages/react.json')]));
  emit('change', 'packages/strict.json');
  await settle();
  expect(asked).toEqual([]);
  writeAtomic(at('packages/react.json'), '{ "extends": "./strict" }');
  for (const file of ['packages/react.json', 'packages/strict.json']) {
    emit('change', file);
    await settle();
    expect(asked.pop()).toEqual(['dials', [file, 'change']]);
  }
});

test('changes that come together are read together', async () => {
  const { emit, settle, asked } = watchBare();
  emit('add', 'packages/dials/a.ts');
  await vi.advanceTimersByTimeAsync(19);
  emit('unlink', 'packages/dials/b.ts');
  await vi.advanceTimersByTimeAsync(19);
  expect(asked).toEqual([]);
  await settle();
  expect(asked).toEqual([
    ['dials', ['packages/dials/a.ts', 'add'], ['packages/dials/b.ts', 'unlink']],
  ]);
  emit('change', 'packages/dials/c.ts');
  await settle();
  expect(asked[1]).toEqual(['dials', ['packages/dials/c.ts', 'change']]);
});

test('pages of what has changed are sent anew, pages above them, and those with playgrounds of it', async () => {
  const { emit, settle, told } = watchBare([new Set(['Dial']), new Set(), null]);
  const save = async () => {
    emit('change', 'packages/dials/a.ts');
    await settle();
    return told.splice(0);
  };
  const right = ['dials', null];
  expect(await save()).toEqual([
    ...[right, 'changed'],
    ['vitrine:pages', { pathnames: ['/ui/api/dial', '/ui/', '/ui/api'] }],
  ]);
  expect(await save()).toEqual([right]);
  // All of the site has been read again then.
  expect(await save()).toEqual([right, ['site', null], 'reload']);
});

test('once what was wrong is right, that is told, and no page is loaded anew for it', async () => {
  const { emit, settle, told } = watchBare([new Error('cannot be read')]);
  for (const expected of ['cannot be read', null, null]) {
    emit('change', 'packages/dials/a.ts');
    await settle();
    expect(told.splice(0)).toEqual([['dials', expected]]);
  }
});

test('packages that the configuration comes to name are followed, and others no longer', async () => {
  const write = (dir: string, name: string) =>
    writeAtomic(at(`${dir}/package.json`), JSON.stringify({ name, version: '1.0.0' }));
  write('packages/knobs', 'knobs');
  symlinkSync(at('packages/knobs'), at('node_modules/knobs'));
  const { watcher, emit, settle, asked, told, configure } = watchBare([new Error('bad')]);
  emit('change', 'packages/dials/a.ts', 'packages/knobs/a.ts');
  await settle();
  expect(asked.splice(0)).toEqual([['dials', ['packages/dials/a.ts', 'change']]]);
  expect(told.splice(0)).toEqual([['dials', 'bad']]);
  configure(['knobs']);
  expect(watcher.add).toHaveBeenCalledWith([at('packages/knobs')]);
  expect(told).toEqual([['dials', null]]);
  emit('change', 'packages/dials/a.ts', 'packages/knobs/a.ts');
  await settle();
  expect(asked).toEqual([['knobs', ['packages/knobs/a.ts', 'change']]]);
});

test('so is what a manifest comes to name, and what it did while it cannot be read', async () => {
  const manifest = (name: string, dependencies: object) =>
    JSON.stringify({ name, version: '1.0.0', dependencies });
  writeAtomic(at('packages/parts/package.json'), manifest('parts', {}));
  symlinkSync(at('packages/parts'), at('node_modules/parts'));
  const { emit, settle, asked } = watchBare();
  const save = async (file: string, text?: string) => {
    if (text !== undefined) writeAtomic(at(file), text);
    emit('change', file);
    await settle();
    return asked.splice(0);
  };
  const parts = 'packages/parts/package.json';
  expect(await save(parts)).toEqual([]);
  await save('packages/dials/package.json', manifest('dials', { parts: '*' }));
  const told = [['dials', [parts, 'change']]];
  expect(await save(parts, '{')).toEqual(told);
  expect(await save(parts, manifest('parts', {}))).toEqual(told);
  await save('packages/dials/package.json', '{');
  expect(await save(parts)).toEqual(told);
});

test('packages are made ready once the first pages are there, but no installed ones', async () => {
  writeAtomic(at('node_modules/kit/package.json'), '{"name":"kit","version":"1.0.0"}');
  const { watcher, prepared } = watchBare([], ['kit', 'dials', 'none']);
  expect(watcher.add).toHaveBeenCalledWith([at('packages/dials')]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(prepared).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(prepared).toEqual(['dials']);
  expect(watchBare([], ['kit']).watcher.add).not.toHaveBeenCalled();
});

test('a saved comment reaches the page of its component, its playground and search', async () => {
  const { site, watched, save } = await follow();
  const before = await site.compileAll();
  expect(watched).toEqual([at('packages/dials')]);
  expect((await save('dial.tsx', component('Dial', 'How wide it is.'))).toSorted()).toEqual([
    '/',
    '/api',
    '/api/dial',
  ]);
  expect(await site.compileAll()).not.toBe(before);
  expect(JSON.stringify(await site.loadPage('/api/dial'))).toContain('How wide it is.');
  const [record] = (await site.compileAll()).pages
    .flatMap(({ searchRecords }) => searchRecords)
    .filter(({ kind, href }) => kind === 'prop' && href.startsWith('/api/dial'));
  expect(record!.text).toContain('How wide it is.');
}, 60_000);

test('code alone is left to the bundler; a component that comes makes the site anew', async () => {
  const { site, save } = await follow();
  const before = await site.compileAll();
  expect(await site.updateApi('dials', new Map())).toEqual(new Set());
  writeAtomic(source('knob.tsx'), component('Knob', 'Height.', '  console.log(1);\n'));
  const knob = new Map([[source('knob.tsx'), 'change']] as const);
  expect(await site.updateApi('dials', knob)).toEqual(new Set());
  expect(await site.compileAll()).toBe(before);
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
  expect(await save('../package.json', manifest)).toEqual(['dials is right']);
}, 60_000);
