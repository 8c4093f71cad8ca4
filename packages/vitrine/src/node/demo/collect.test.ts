import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import type { ModuleAnalysis } from './analyse.ts';
import { collectDemoFiles } from './collect.ts';
import { findUnusedDemos, relativeCandidates } from './find-unused.ts';
import { hasDemoFiles } from './has-demo-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-collect-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const collect = (options: { outDir?: string } = {}) =>
  collectDemoFiles({ root, cacheDir: path.join(root, '.vitrine'), engineId: 'test', ...options });

function write(files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
}

it('lists the demos of a site and parses all of its modules', () => {
  write({
    'content/b/b.tsx': 'export default () => null',
    'content/a.jsx': 'export default () => <a />',
    'content/data.ts': 'export const data = 1',
    'content/a.md': '# A',
    'content/types.d.ts': '',
    'vitrine.config.ts': 'export default {}',
    'node_modules/kit/index.tsx': '',
    'dist/assets/shell.js': '',
    '.vitrine/cache.js': '',
    'public/script.js': '',
  });
  const { candidates, analyses } = collect();
  expect(candidates).toEqual(['content/a.jsx', 'content/b/b.tsx']);
  expect([...analyses.keys()]).toEqual([
    'content/a.jsx',
    'content/b/b.tsx',
    'content/data.ts',
    'vitrine.config.ts',
  ]);
});

it('takes what an earlier build has found, of modules that are still the same', () => {
  write({ 'content/a.tsx': 'export default 1', 'content/b.tsx': 'export default 1; import "x"' });
  collect();
  write({ 'content/b.tsx': 'export default 1; import "yy"' });
  // Of another process: this one has the text of `a` as it was parsed last.
  const record = path.join(root, '.vitrine/modules.json');
  const stored = readJson<{ files: Record<string, [string, ModuleAnalysis]> }>(record)!;
  stored.files['content/a.tsx']![1].imports.push({ specifier: 'kept', start: 0, end: 1, line: 1 });
  writeJson(record, stored);
  const importsOf = (name: string) =>
    collect()
      .analyses.get(`content/${name}.tsx`)!
      .imports.map(({ specifier }) => specifier);
  expect([importsOf('a'), importsOf('b')]).toEqual([['kept'], ['yy']]);
});

it('takes nothing of what another engine has found', () => {
  write({ 'content/a.tsx': 'export default 2' });
  collect();
  const record = path.join(root, '.vitrine/modules.json');
  const stored = readJson<{ files: Record<string, [string, ModuleAnalysis]> }>(record)!;
  stored.files['content/a.tsx']![1].imports.push({ specifier: 'kept', start: 0, end: 1, line: 1 });
  writeJson(record, { ...stored, engineId: 'older' });
  expect(collect().analyses.get('content/a.tsx')!.imports).toEqual([]);
});

it('writes what it has found where a module has come, changed or gone, and else not', () => {
  const record = path.join(root, '.vitrine/modules.json');
  const isWritten = () => {
    writeJson(record, { ...readJson<object>(record), untouched: true });
    collect();
    return readJson<{ untouched?: boolean }>(record)!.untouched === undefined;
  };
  write({ 'content/a.tsx': 'export default 3', 'content/b.tsx': 'export default 3' });
  collect();
  expect(isWritten()).toBe(false);
  write({ 'content/c.tsx': 'export default 3' });
  expect(isWritten()).toBe(true);
  write({ 'content/c.tsx': 'export default 4' });
  expect(isWritten()).toBe(true);
  rmSync(path.join(root, 'content/c.tsx'));
  expect(isWritten()).toBe(true);
  expect(isWritten()).toBe(false);
});

it('adds demos that lie elsewhere', () => {
  write({ 'content/a.tsx': 'export default 5', 'kit/b.tsx': 'import "./c"; export default 5' });
  const others = ['../kit/b.tsx'];
  const { candidates, analyses } = collectDemoFiles({
    root: path.join(root, 'content'),
    cacheDir: path.join(root, '.vitrine'),
    engineId: 'test',
    others,
  });
  expect(candidates).toEqual([]);
  expect([...analyses.keys()]).toEqual(['a.tsx', '../kit/b.tsx']);
  expect(analyses.get('../kit/b.tsx')!.imports).toMatchObject([{ specifier: './c' }]);
});

it('leaves the configured output folder out', () => {
  write({ 'build/site/a.js': '', 'build/tool.js': '' });
  expect([...collect({ outDir: './build/site' }).analyses.keys()]).toEqual(['build/tool.js']);
});

it('works for a site without content', () => {
  expect(collect()).toEqual({ candidates: [], analyses: new Map() });
});

it('follows imports from what is shown and from the site, not from what is unused', () => {
  write({
    'content/shown.tsx': `import './parts/direct.js'; import 'react'; import './raw.tsx?raw';`,
    'content/parts/direct.tsx': `import '../transitive';`,
    'content/transitive.tsx': `import './shown';`,
    'content/raw.tsx': '',
    'content/unused.tsx': `import './only-by-unused';`,
    'content/only-by-unused.tsx': '',
    'content/through-data.tsx': '',
    'content/data.ts': `import './through-data';`,
    'theme/provider.tsx': `import '../content/data';`,
  });
  const shown = new Set(['content/shown.tsx']);
  expect(findUnusedDemos(collect(), shown)).toEqual([
    'content/only-by-unused.tsx',
    'content/unused.tsx',
  ]);
});

it('knows modules and demos by their extensions', () => {
  const modules = [
    'a.mjs',
    'b.cts',
    'content/c.mtsx',
    'content/d.d.tsx',
    'content/e.jsx',
    'f.ts',
    'content/h.tsx.ts',
  ];
  const others = ['a.d.mts', 'b.d.cts', 'c.ts.md', 'd.js.map', 'e.xts', 'ts', 'content/f.tsx.html'];
  write(Object.fromEntries([...modules, ...others].map((file) => [file, 'export default 1'])));
  write({ 'theme/content/g.tsx': '', '.hidden/a.ts': '' });
  const { candidates, analyses } = collect();
  expect([...analyses.keys()].sort()).toEqual([...modules, 'theme/content/g.tsx'].sort());
  expect(candidates).toEqual(['content/d.d.tsx', 'content/e.jsx']);
});

it('tells a site with files that may be demos', () => {
  expect(hasDemoFiles(root)).toBe(false);
  write({ 'content/a.ts': '', 'content/b.tsx.md': '', 'theme/c.tsx': '' });
  expect(hasDemoFiles(root)).toBe(false);
  write({ 'content/deep/d.jsx': '' });
  expect(hasDemoFiles(root)).toBe(true);
});

it.each(['kit', '/a', '.hidden/a', '...', 'a/./b', 'a/../b', ''])(
  '%j is not relative',
  (specifier) => {
    expect(relativeCandidates(specifier, 'a/b.tsx')).toEqual([]);
  },
);

it.each([
  ['.', 'a/index.tsx'],
  ['./', 'a/index.tsx'],
  ['..', 'index.js'],
  ['./c', 'a/c'],
  ['./c', 'a/c.mjs'],
  ['../c', 'c/index.ts'],
  ['./c.js', 'a/c.tsx'],
  ['./c.mjs', 'a/c.mts'],
  ['./c.jsx', 'a/c.tsx'],
  ['./c.js.ts', 'a/c.js.ts'],
  ['./c.svg?raw#b', 'a/c.svg'],
  ['./c#?b', 'a/c.ts'],
])('%s may mean %s', (specifier, file) => {
  expect(relativeCandidates(specifier, 'a/b.tsx')).toContain(file);
});

it('an extension within a name is part of it', () => {
  expect(relativeCandidates('./c.js.svg', 'a/b.tsx')).not.toContain('a/c.svg.tsx');
  expect(relativeCandidates('./c.jsonx', 'a/b.tsx')).not.toContain('a/conx.tsx');
});
