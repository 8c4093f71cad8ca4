import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { libraryChunks } from './library-chunks.ts';

/** Modules by what they import; `later` with `import()`. */
const MODULES: Record<string, { now?: string[]; later?: string[]; code?: string }> = {
  '/engine/entry.tsx': { now: ['/n/react.js'], later: ['/engine/dialog.js'] },
  '/engine/dialog.js': { now: ['/n/both.js'] },
  '\0adapter': { now: ['/site/theme.ts'] },
  '/site/theme.ts': { now: ['/n/theme.js', '/n/reset.js'] },
  '/n/reset.js': { now: ['/n/styled.js', '/n/theme.js'] },
  '/n/styled.js': { now: ['/n/styled.css'] },
  '/site/one.tsx': { now: ['/n/react.js', '/n/button.js', '/n/both.js', '/n/only.js'] },
  '/site/two.tsx': { now: ['/n/button.js', '/n/both.js', '/site/two.css', '\0runtime.js'] },
  '/site/three.tsx': { now: ['/site/two.tsx', '/site/two.css', '\0runtime.js'] },
  '/n/button.js': { now: ['/n/theme.js', '/n/index.js'], code: 'x'.repeat(100) },
};

const graphOf = (modules: typeof MODULES) =>
  ({
    // As the bundler does for what is not in the bundle.
    getModuleInfo: (id: string) =>
      id in modules
        ? {
            importedIds: modules[id]!.now ?? [],
            dynamicallyImportedIds: modules[id]!.later ?? [],
            code: modules[id]!.code ?? null,
          }
        : null,
  }) as unknown as Rolldown.ChunkingContext;
const graph = graphOf(MODULES);

const group = libraryChunks({
  demos: ['/site/one.tsx', '/site/two.tsx', '/site/three.tsx'],
  adapter: '\0adapter',
  client: '/engine/entry.tsx',
});
const nameOf = (id: string) => (group.name as (id: string, graph: unknown) => unknown)(id, graph);

test('what demos share is put together, and named after a module', () => {
  expect(nameOf('/n/button.js')).toBe('theme');
  expect(nameOf('/n/index.js')).toBe('theme');
});

test('what the adapter needs, every demo needs', () => {
  expect(nameOf('/n/theme.js')).toBe('theme');
});

test('what the shell loads, now or later, is left out', () => {
  expect(nameOf('/n/react.js')).toBeNull();
  expect(nameOf('/n/both.js')).toBeNull();
});

test('what one demo alone needs stays with it, and a demo that another imports is itself', () => {
  expect(nameOf('/n/only.js')).toBeNull();
  expect(nameOf('/site/two.tsx')).toBeNull();
});

test('what needs a style sheet, near or far, stays with it', () => {
  for (const id of ['/n/styled.css', '/n/styled.js', '/n/reset.js', '/site/theme.ts'])
    expect(nameOf(id), id).toBeNull();
});

test('style sheets and what plugins make up are left out', () => {
  expect(nameOf('/site/two.css')).toBeNull();
  expect(nameOf('\0runtime.js')).toBeNull();
});

test('files of one name are numbered', () => {
  const large = 'x'.repeat(1_000_000);
  const modules: typeof MODULES = {
    '/site/one.tsx': { now: ['/n/a/part.js', '/n/c/part.js'] },
    '/site/two.tsx': { now: ['/n/a/part.js', '/n/b/part.js'] },
    '/site/three.tsx': { now: ['/n/b/part.js', '/n/c/part.js'] },
    ...Object.fromEntries(['a', 'b', 'c'].map((dir) => [`/n/${dir}/part.js`, { code: large }])),
  };
  const { name } = libraryChunks({
    demos: ['/site/one.tsx', '/site/two.tsx', '/site/three.tsx'],
    adapter: '\0adapter',
    client: '/engine/entry.tsx',
  });
  const of = (id: string) =>
    (name as (id: string, graph: unknown) => unknown)(id, graphOf(modules));
  expect(['a', 'b', 'c'].map((dir) => of(`/n/${dir}/part.js`)).sort()).toEqual([
    ...['part', 'part-2', 'part-3'],
  ]);
});

test('two demos share as well, and no file is called index where there is another name', () => {
  const modules: typeof MODULES = {
    '/site/one.tsx': { now: ['/n/a/index.js', '/n/only.js'] },
    '/site/two.tsx': { now: ['/n/a/index.js'] },
    '/n/a/index.js': { now: ['/n/a/part.js'] },
  };
  const { name } = libraryChunks({
    demos: ['/site/one.tsx', '/site/two.tsx'],
    adapter: '\0adapter',
    client: '/engine/entry.tsx',
  });
  const of = (id: string) =>
    (name as (id: string, graph: unknown) => unknown)(id, graphOf(modules));
  expect(['/n/a/index.js', '/n/a/part.js', '/n/only.js'].map(of)).toEqual(['part', 'part', null]);
});
