/** Small plugins of bundles: what the bundler asks them, and what they answer. */
import { expect, it } from 'vitest';
import { serverPartsPlugin } from '../server/server-parts.ts';
import { preloadHelperPlugin } from './preload-helper.ts';

interface Hook {
  filter: { id: RegExp };
  handler: (id: string) => unknown;
}

it('parts that are loaded on use wait for their styles by the engine’s function', () => {
  const { filter, handler } = preloadHelperPlugin('/engine').load as unknown as Hook;
  expect(handler('')).toBe(
    'export { loadWithStyles as __vitePreload } from "/engine/browser/core/styles/load-styles.js";',
  );
  expect(filter.id.test('\0vite/preload-helper.js')).toBe(true);
  for (const id of [
    '/site/\0vite/preload-helper.js',
    '\0vite/preload-helper.js?a',
    '\0vite/preload-helper-js',
  ])
    expect(filter.id.test(id), id).toBe(false);
});

it('style sheets are named in scripts whose lines nobody has to find', () => {
  const { handler } = preloadHelperPlugin('/engine').generateBundle as unknown as {
    handler: (options: unknown, bundle: object) => void;
  };
  const list =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.css"])))=>i.map(i=>d[i]);\n';
  const code = `${list}load(__vite__mapDeps([0]))`;
  const bundle = {
    'a.js': { type: 'chunk', code, map: null },
    'b.js': { type: 'chunk', code, map: {} },
    'c.txt': { type: 'asset', code },
  };
  handler({}, bundle);
  expect(Object.values(bundle).map((file) => file.code)).toEqual([
    ...['load(["a.css"])', code, code],
  ]);
});

it('parts of the bundle for Node are imported from where they lie beside it', () => {
  const { resolveId, renderChunk } = serverPartsPlugin as unknown as {
    resolveId: Hook;
    renderChunk: (code: string, chunk: { fileName: string }) => unknown;
  };
  expect(resolveId.handler('virtual:vitrine/site-styles')).toEqual({
    id: 'vitrine-part:site-styles',
    external: true,
  });
  expect(resolveId.handler('virtual:vitrine/adapter')).toBeNull();
  const ids = ['virtual:vitrine/demos', './virtual:vitrine/demos', 'virtual:vitrine'];
  expect(ids.map((id) => resolveId.filter.id.test(id))).toEqual([true, false, false]);
  const code = `import("vitrine-part:demos"); import a from 'vitrine-part:site-styles';`;
  expect(renderChunk(code, { fileName: 'entry.js' })).toEqual({
    code: `import("../parts/demos.js"); import a from '../parts/site-styles.js';`,
    map: null,
  });
  expect(renderChunk(code, { fileName: 'assets/a.js' })).toMatchObject({
    code: expect.stringContaining('"../../parts/demos.js"'),
  });
  expect(renderChunk('import "a"', { fileName: 'entry.js' })).toBeNull();
});
