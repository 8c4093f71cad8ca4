import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listFiles } from '../base/files/list-files.ts';
import { configSchema } from '../config/schema.ts';
import type { LoadedSite } from '../model/site.ts';
import { bundleSite, type Bundle } from './bundle.ts';

const DEMOS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(
  (name) => `content/${name}.tsx`,
);
const FILES = {
  'package.json': '{"type":"module"}',
  'package-lock.json': '{}',
  'node_modules/old/package.json': '{"name":"old","main":"index.js"}',
  'node_modules/old/index.js': `exports.__esModule = true; exports.default = 'inner'; exports.word = 'old word';`,
  'node_modules/kit/package.json':
    '{"name":"kit","type":"module","exports":{".":"./index.js","./set-up":"./set-up.js","./more":"./more.js"}}',
  'node_modules/kit/index.js': `export const used = 'used-text'; export const unused = 'unused-text';`,
  'theme/site.css': '.site { color: red }',
  'theme/adapter.tsx': 'export const Provider = ({ children }: any) => children;',
  'content/shared.ts': `export const shared = { count: 0 };`,
  'content/one.tsx': `import { useState } from 'react'; import { used } from 'kit'; import { shared } from './shared';
    export default () => { const [count] = useState(1); return <p>{used}{count}{shared.count}</p>; };`,
  'content/two.tsx': `import { shared } from './shared'; import old, { word } from 'old';
    export default () => <p>{typeof old}{word}{shared.count}</p>;`,
  'content/three.tsx': `import Two from './two'; import * as React from 'react';
    export default () => React.createElement('div', null, <Two />);`,
  'content/four.tsx': `const load = () => import('./shared'); export default () => <b>{typeof load}</b>;`,
  'content/words.tsx': `export const words = { list: ['in-words'] };
    export const Word = () => <i>{words.list}</i>;`,
  'content/alone.ts': `export const alone = 'in-alone';`,
  'content/six.tsx': `import { Word, words } from './words'; import { alone } from './alone'; import data from './data.json';
    words.list.push(alone, data.text); export default () => <Word />;`,
  'content/data.json': '{ "text": "in-data" }',
  'node_modules/kit/more.js': `export const text = 'more-text'; export const other = 'unused-text';`,
  'node_modules/kit/set-up.js': `globalThis.setUp = ['by-kit'];`,
  'content/set-up.ts': `Object.assign(globalThis, { setUp: [...(globalThis as any).setUp, 'by-site'] });`,
  'content/seven.css': '.seven-own { color: red }',
  'content/seven.module.css': '.named { color: blue }',
  'content/seven.tsx': `import * as words from './words'; import * as more from 'kit/more';
    import './seven.css'; import './set-up'; import 'kit/set-up';
    import own from './seven.module.css'; Object.assign(globalThis, { named: own.named });
    export default () => <words.Word title={more.text} />;`,
  'content/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/b.txt': 'b',
  'content/worker.ts': 'postMessage(1);',
  'content/eight.tsx': `import picture from './a.svg'; const text = new URL('./b.txt', import.meta.url);
    export const start = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    export default () => <p title={text.href}>{picture}{String(text)}</p>;`,
  'content/five.tsx': 'export default () => { throw new Error(\n"in line 2"); };',
};

let home: string;
beforeAll(() => {
  // As the command does: React is loaded by it, and its parts have to be of one kind.
  vi.stubEnv('NODE_ENV', 'production');
  home = mkdtempSync(path.join(tmpdir(), 'vitrine-bundle-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

const MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

function createSite(name: string, files: Record<string, string> = {}): string {
  const root = path.join(home, name);
  write(root, { ...FILES, ...files });
  for (const each of ['react', 'react-dom', 'scheduler']) {
    symlinkSync(path.join(MODULES, each), path.join(root, 'node_modules', each));
  }
  return root;
}

function bundle(root: string, changes: Partial<LoadedSite['config']> = {}): Promise<Bundle> {
  const config = configSchema.parse({
    ...{
      title: 'Kit',
      description: 'A kit.',
      url: 'https://kit.example',
      pages: [{ pathname: '/' }],
    },
    ...{ adapter: './theme/adapter.tsx', styles: './theme/site.css' },
  });
  const cacheDir = path.join(root, '.vitrine');
  const site = { root, cacheDir, config: { ...config, ...changes }, engineId: 'engine' };
  return bundleSite(site as LoadedSite, DEMOS);
}

/** All that readers get, and what demos are rendered by. */
function readBundle(made: Bundle) {
  const names = listFiles(made.clientDir, (name) => name === 'manifest.json');
  const files = names.map((file): [string, string] => [
    file,
    readFileSync(path.join(made.clientDir, file), 'utf8'),
  ]);
  const { buildId, demos, client } = made;
  const keys = DEMOS.map((file) => made.renderKeyOf(file));
  const styles = readFileSync(path.join(made.serverEntry, '../../parts/site-styles.js'), 'utf8');
  return { buildId, demos, client, keys, styles, files: [...files, ...made.clientFiles] };
}

/** The files that are not as they were. */
const changed = (before: ReturnType<typeof readBundle>, after: ReturnType<typeof readBundle>) => {
  const known = new Map(before.files);
  const found = [...new Map(after.files)].filter(([file, text]) => known.get(file) !== text);
  return found.map(([file]) => file.replace(/-[\w-]+\.js$/, '.js'));
};

// One site in all tests, because a bundle from nothing takes seconds.
let root: string;
let made: Bundle;
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  root = createSite('site');
  made = await bundle(root);
}, 120_000);

it('demos are rendered, each by what it imports', async () => {
  const { prerenderDemo } = await made.loadServer();
  const render = async (name: string) => (await prerenderDemo(`content/${name}.tsx`, 'id')).html;
  expect(await render('one')).toContain('used-text');
  // Node itself would take all that it exports for the default, in a package of modules.
  expect(await render('two')).toBe('<p>string<!-- -->old word<!-- -->0</p>');
  expect(await render('three')).toBe('<div><p>string<!-- -->old word<!-- -->0</p></div>');
  expect(await render('four')).toBe('<b>function</b>');
  await expect(render('five')).rejects.toThrow('in line 2');
  expect(await render('six')).toBe('<i>in-words<!-- -->in-alone<!-- -->in-data</i>');
  expect(await render('seven'), 'there is one module for both').toBe(await render('six'));
  // `four` loads something later, and `alone` is inside `six`.
  const names = [...made.clientFiles.keys()].map((file) => file.replace(/-.*/, '').slice(7)).sort();
  expect(names).toEqual(['five', 'one', 'seven', 'six', 'three', 'two', 'words']);
  // What it alone imports is in it, and nothing else of that package.
  const code = [...made.clientFiles.values()].join();
  const { styles } = made.demos['content/seven.tsx']!;
  const css = styles.map((file) => readFileSync(path.join(made.clientDir, file), 'utf8')).join();
  expect(css).toContain('.seven-own');
  expect((globalThis as { setUp?: string[] }).setUp).toEqual(['by-kit', 'by-site']);
  expect(css).toContain(`.${(globalThis as { named?: string }).named}{`);
  expect(code).toContain('used-text');
  expect(code).toContain('more-text');
  expect(code).not.toContain('unused-text');
});

it('files beside demos have one address, in the page and in its scripts', async () => {
  const { prerenderDemo } = await made.loadServer();
  const { html } = await prerenderDemo('content/eight.tsx', 'id');
  const addresses = html.match(/\/assets\/[\w.-]+/g)!;
  expect(html).toMatch(
    /^<p title="\/assets\/b-\S+\.txt">\/assets\/a-\S+\.svg<!-- -->\/assets\/b-\S+\.txt<\/p>$/,
  );
  for (const file of addresses)
    expect(existsSync(path.join(made.clientDir, file)), file).toBe(true);
});

it('a part that is damaged is made again', async () => {
  const parts = path.join(made.serverEntry, '../../parts');
  const file = listFiles(parts).find((each) => each.includes('one'))!;
  const text = readFileSync(path.join(parts, file), 'utf8');
  writeFileSync(path.join(parts, file), text.slice(0, 40));
  await bundle(root);
  expect(readFileSync(path.join(parts, file), 'utf8')).toBe(text);
});

it('the cache of another folder is used there', async () => {
  const there = createSite('there');
  cpSync(path.join(root, '.vitrine'), path.join(there, '.vitrine'), { recursive: true });
  const times = () => statSync(path.join(there, '.vitrine/bundles')).mtimeMs;
  const before = times();
  expect(readBundle(await bundle(there))).toEqual(readBundle(made));
  expect(times()).toBe(before);
});

it('of other bundles the one that was used last is kept, whatever their names', async () => {
  const bundles = path.join(root, '.vitrine/bundles');
  const [current] = readdirSync(bundles);
  // In the order of names both are before and after the current one.
  for (const [name, used] of [
    ['0-older', 1000],
    ['0-used', 3000],
    ['~-older', 2000],
  ] as const) {
    const record = path.join(bundles, name, 'bundle.json');
    write(bundles, { [`${name}/bundle.json`]: '{}' });
    utimesSync(record, used, used);
  }
  write(bundles, { 'unfinished/client/half.js': '' });
  await bundle(root);
  expect(readdirSync(bundles).sort()).toEqual(['0-used', current].sort());
  rmSync(path.join(bundles, '0-used'), { recursive: true });
});

it('after an edit only what it concerns is another, and all is as if made from nothing', async () => {
  const before = readBundle(made);
  const one = FILES['content/one.tsx'].replace('{count}', '{count + 1}');
  write(root, { 'content/one.tsx': one });
  const edited = readBundle(await bundle(root));
  expect(changed(before, edited)).toEqual(['assets/one.js']);
  expect(edited.buildId).toBe(before.buildId);
  expect(edited.keys.map((key, index) => key !== before.keys[index])).toEqual([
    ...[true, false, false, false, false, false, false, false],
  ]);

  const words = FILES['content/words.tsx'].replace('in-words', 'in-other-words');
  const bundles = () => readdirSync(path.join(root, '.vitrine/bundles'));
  const kept = bundles();
  write(root, { 'content/words.tsx': words });
  const beside = readBundle(await bundle(root));
  expect(bundles(), 'the libraries are bundled once').toEqual(kept);
  expect(changed(edited, beside).sort()).toEqual(
    ['seven', 'six', 'words'].map((name) => `assets/${name}.js`),
  );
  expect(beside.buildId).toBe(before.buildId);
  expect(beside.keys.map((key, index) => key !== edited.keys[index])).toEqual([
    ...[false, false, false, false, false, true, true, false],
  ]);
  const file = [...beside.files].map(([name]) => name).find((name) => name.includes('words'));
  for (const name of ['six', 'seven'])
    expect(beside.demos[`content/${name}.tsx`]!.preload).toContain(`/${file}`);

  // Style sheets of libraries have rules that no browser reads.
  const styles = { 'theme/site.css': '.tip:after .inner { color: red } .site { color: blue }' };
  write(root, styles);
  const styled = readBundle(await bundle(root));
  expect(styled.styles).not.toContain('inner');
  expect(changed(beside, styled)).toEqual([]);
  expect(styled.styles).toContain('.site{color:#00f}');
  expect(styled.keys).toEqual(beside.keys);
  expect(styled.buildId).not.toBe(beside.buildId);

  const edits = { 'content/one.tsx': one, 'content/words.tsx': words };
  const clean = createSite('clean', { ...edits, ...styles });
  expect(styled).toEqual(readBundle(await bundle(clean)));

  rmSync(path.join(clean, 'theme/site.css'));
  await expect(bundle(clean)).rejects.toMatchObject({
    problems: [
      {
        code: 'bundle-failed',
        message: "Bundling failed: Could not resolve 'theme/site.css'",
      },
    ],
  });
}, 120_000);

it('what demos share, import anew or style themselves with comes with them', async () => {
  const files = {
    'content/shared.ts': `export const shared = { count: 'another' };`,
    'content/one.tsx': `import { unused } from 'kit'; export default () => <p>{unused}</p>;`,
    'content/four.tsx': `import '../theme/site.css'; export default () => <b />;`,
  };
  write(root, files);
  const before = readBundle(await bundle(root));
  expect(JSON.stringify(before.files)).toContain('unused-text');
  expect(JSON.stringify(before.files)).toContain('another');
  write(root, { 'theme/site.css': '.site { color: green }' });
  const after = await bundle(root);
  const stylesOf = (demos: Bundle['demos']) => demos['content/four.tsx']!.styles;
  expect(stylesOf(after.demos)).not.toEqual(stylesOf(before.demos));
}, 120_000);

it('of a bundle that the system refused nothing stays', async () => {
  const full = createSite('full');
  const bundles = path.join(full, '.vitrine/bundles');
  const text = 'Failed to write file in "/disk/a.js": No space left on device (os error 28)';
  const plugin = {
    name: 'full',
    generateBundle: () => {
      if (existsSync(bundles)) throw new Error(text);
    },
  };
  const vite = { options: {}, plugins: [plugin], key: 'full' };
  await expect(bundle(full, { vite })).rejects.toMatchObject({
    ...{ code: 'ENOSPC', path: '/disk/a.js' },
  });
  expect(readdirSync(bundles)).toEqual([]);
}, 120_000);

it('a mistake in a demo is told of the demo, and its mending is noticed', async () => {
  const before = readBundle(await bundle(root));
  const text = readFileSync(path.join(root, 'content/one.tsx'), 'utf8');
  write(root, { 'content/one.tsx': `import { none } from 'kit';\nexport default () => none;` });
  await expect(bundle(root)).rejects.toMatchObject({
    problems: [expect.objectContaining({ code: 'bundle-failed', file: 'content/one.tsx' })],
  });
  write(root, { 'content/one.tsx': text });
  expect(readBundle(await bundle(root))).toEqual(before);
}, 120_000);
