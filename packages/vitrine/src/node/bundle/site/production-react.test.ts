import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { productionReactPlugin, readChoice } from './production-react.ts';

const require = createRequire(import.meta.url);

it.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])(
  '%s is what it leads to in production',
  (entry) => {
    const chosen = readChoice(require.resolve(entry))!;
    expect(chosen).toMatch(/\.production\.js$/);
    const name = path.basename(chosen);
    expect(require.resolve(entry)).not.toBe(chosen);
    expect(path.join(path.dirname(require.resolve(entry)), 'cjs', name)).toBe(chosen);
  },
);

it.each([
  [
    'requires something else',
    "require('./a.production.js');require('./a.development.js');require('./b.js')",
  ],
  ['chooses between others', "require('./a.production.js');require('./b.development.js')"],
  ['chooses nothing', 'exports.a = 1'],
])('a module that %s stays', (_what, code) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vitrine-')), 'index.js');
  writeFileSync(file, code);
  expect(readChoice(file)).toBeNull();
});

it('a name that is no path of a file chooses nothing', () => {
  for (const id of ['\0virtual:react', 'react', './react.js']) expect(readChoice(id)).toBeNull();
});

/** What the plugin makes of a name that the bundler resolves so. */
async function resolve(isProduction: boolean, found: object | null) {
  const asked: unknown[] = [];
  const context = {
    resolve: (...args: unknown[]) => Promise.resolve((asked.push(args), found)),
  };
  const { configResolved, resolveId } = productionReactPlugin() as unknown as {
    configResolved: (config: { isProduction: boolean }) => void;
    resolveId: { handler: (...args: unknown[]) => Promise<unknown> };
  };
  configResolved({ isProduction });
  const answer = await resolveId.handler.call(context, 'react', '/a.js', { kind: 'import' });
  return { answer, asked };
}

it('in production alone, React is what its entry chooses', async () => {
  const id = require.resolve('react');
  const { answer, asked } = await resolve(true, { id });
  expect(answer).toBe(readChoice(id));
  expect(asked).toEqual([['react', '/a.js', { kind: 'import', skipSelf: true }]]);
  expect(await resolve(false, { id })).toEqual({ answer: null, asked: [] });
});

it('what chooses nothing, is external or is not there stays what the bundler has found', async () => {
  const id = require.resolve('react');
  for (const found of [{ id, external: true }, { id: import.meta.filename }, null])
    expect((await resolve(true, found)).answer).toBe(found);
});

it('is asked for packages of React alone', () => {
  const { filter } = productionReactPlugin().resolveId as unknown as { filter: { id: RegExp } };
  const own = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client', 'scheduler'];
  const others = ['preact', 'react-router', 'react-dom-kit', 'react/', 'react/a/b', './react'];
  expect(own.filter((name) => !filter.id.test(name))).toEqual([]);
  expect([...others, 'scheduler/a', 'my/scheduler'].filter((name) => filter.id.test(name))).toEqual(
    [],
  );
});
