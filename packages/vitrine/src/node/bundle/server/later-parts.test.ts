import path from 'node:path';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { withoutLaterParts } from './later-parts.ts';

/** What a bundle of a module does without. */
async function imports(code: string, importer: string) {
  const bundle = await rolldown({
    input: importer,
    plugins: [
      { name: 'source', load: (id) => (id === importer ? code : 'export const part = 1;') },
      withoutLaterParts('/engine/dist') as never,
      { name: 'resolve', resolveId: (id) => path.resolve('/', id) },
    ],
  });
  const { output } = await bundle.generate();
  await bundle.close();
  return output.flatMap((chunk) =>
    'imports' in chunk ? [chunk.imports, chunk.dynamicImports] : [],
  )[1];
}

it('leaves out what the engine loads later, and nothing of the site', async () => {
  const code = "import { part } from './part.ts'; console.log(part, () => import('./editor.ts'));";
  expect(await imports(code, '/engine/dist/browser/app.tsx')).toEqual(['./editor.ts']);
  const beside = '/engine/dist-of-mine/app.tsx';
  expect(await imports(code, beside)).toEqual([expect.stringContaining('editor')]);
  expect(await imports(code, '/site/adapter.tsx')).toEqual([expect.stringContaining('editor')]);
});
