import { expect, it } from 'vitest';
import { formatProblem, type VitrineError } from '../../base/errors.ts';
import { locateKey } from '../places/locate-key.ts';
import { readVite } from './read-vite.ts';

const SOURCE = `export default {
  vite: {
    plugins: [
      one,
      two,
    ],
    build: {},
    resolve: {
      alias: {
        react: 'preact/compat',
      },
    },
    define: {
      window: '1',
    },
  },
};
`;
const read = (value: unknown) =>
  readVite(value, {
    file: 'vitrine.config.ts',
    lineOf: (path) => locateKey(SOURCE, path),
    key: 'key',
  });

const CIRCLE: Record<string, unknown> = {};
CIRCLE.self = CIRCLE;

async function refuse(value: unknown): Promise<string[]> {
  try {
    await read(value);
    return [];
  } catch (error) {
    return (error as VitrineError).problems.map((each) =>
      formatProblem(each).split('\n  ').slice(0, 2).join(' '),
    );
  }
}

it('takes what the bundler may be told, with the plugins in one list', async () => {
  expect(await read(undefined)).toBeUndefined();
  expect(await read({})).toEqual({ options: {}, plugins: [], key: 'key' });
  const one = { name: 'one' };
  const options = {
    resolve: { alias: { '~': '/src' }, conditions: ['source'], extensions: ['.ts'] },
    css: { modules: { localsConvention: 'camelCase' } },
    define: { __VERSION__: '"1"', 'kit.mode': 1 },
    optimizeDeps: { include: ['kit'] },
  };
  const others = ['my-vite:react', 'vite:reactive', 'my-vitrine:x'].map((name) => ({ name }));
  const plugins = [one, [Promise.resolve([{ name: 'two' }]), null], false, ...others];
  expect(await read({ ...options, plugins })).toEqual({
    options,
    plugins: [one, { name: 'two' }, ...others],
    key: 'key',
  });
  const list = [{ find: /^~(.*)/, replacement: '/src$1' }];
  expect(await refuse({ resolve: { alias: list } })).toEqual([]);
});

it.each([
  [{ build: {} }, ':7 error vite-refused vite.build cannot be set: Vitrine makes the bundles'],
  [
    { base: '/ui/' },
    ':2 error vite-refused vite.base cannot be set: the path that the site lies at follows from `url`',
  ],
  [
    { pluginz: [] },
    ':2 error vite-refused vite.pluginz cannot be set: Vitrine passes on plugins, resolve,',
  ],
  [
    { resolve: { external: [] } },
    ':8 error vite-refused vite.resolve.external cannot be set: bundles have',
  ],
  [
    { optimizeDeps: { entries: [] } },
    'vite.optimizeDeps.entries cannot be set: the dev server begins',
  ],
  [
    { resolve: { alias: { react: 'preact/compat' } } },
    ':10 error vite-refused The alias react cannot be set: it would replace "react"',
  ],
  [{ resolve: { alias: [{ find: /^react/, replacement: 'x' }] } }, 'it would replace "react"'],
  [{ resolve: { alias: { 'react/': '/src/' } } }, 'it would replace'],
  [
    { plugins: [{ name: '' }] },
    'vite.plugins[0]: expected a plugin, which is an object with a name',
  ],
  [{ plugins: [{}] }, 'vite.plugins[0]: expected a plugin, which is an object with a name'],
  [
    { plugins: [{ name: 1 }] },
    'vite.plugins[0]: expected a plugin, which is an object with a name',
  ],
  [{ resolve: { alias: { '.': '/src' } } }, 'it would catch imports of the engine'],
  [{ resolve: { alias: { '': '/src' } } }, 'it would catch imports of the engine'],
  [{ resolve: { alias: [{ find: 1, replacement: 'x' }] } }, 'expected a text or a pattern to find'],
  [{ resolve: { alias: 'x' } }, 'expected an object, or a list of { find, replacement }'],
  [
    { define: { window: '1' } },
    ':14 error vite-refused vite.define.window cannot be set: it is a name',
  ],
  [{ define: { 'process.env.NODE_ENV': '1' } }, '`vitrine build` and `vitrine dev` set it'],
  [{ define: { 'import.meta.env.A': '1' } }, 'Vite has it'],
  [{ define: { 'a-b': '1' } }, 'a constant is a name'],
  [{ define: { A: () => 1 } }, 'vite.define.A: expected data as JSON has it, received a function'],
  [
    { plugins: {} },
    ':3 error invalid-config vite.plugins: expected a list of plugins, received an object',
  ],
  [
    { plugins: [1, () => null] },
    ':5 error invalid-config vite.plugins[1]: expected a plugin, which is an object with a name (has its function been called?), received a function',
  ],
  [
    { plugins: [{ name: 'vite:react-babel' }] },
    ':4 error vite-refused The plugin "vite:react-babel" cannot be set: Vitrine has the plugin of React itself',
  ],
  [{ plugins: [{ name: 'vite:react' }] }, 'Vitrine has the plugin of React itself'],
  [{ define: { 'a.1b': '1' } }, 'a constant is a name'],
  [{ define: { 'a.': '1' } }, 'a constant is a name'],
  [{ define: { ' a': '1' } }, 'a constant is a name'],
  [{ define: { history: '1' } }, 'it is a name of the language or of browsers'],
  [{ define: { Array: '1' } }, 'it is a name of the language or of browsers'],
  [{ plugins: [{ name: 'vitrine:x' }] }, 'names that begin with "vitrine:" are the engine’s'],
  [[], 'vite: expected an object, received a list'],
  [null, 'vite: expected an object, received null'],
  [{ css: [] }, 'vite.css: expected an object, received a list'],
  [{ define: 'a' }, 'vite.define: expected an object, received "a"'],
  [{ resolve: null }, ':8 error invalid-config vite.resolve: expected an object, received null'],
  [{ optimizeDeps: () => 1 }, 'vite.optimizeDeps: expected an object, received a function'],
  [{ define: { A: undefined } }, 'vite.define.A: expected data as JSON has it, received nothing'],
  [{ define: { A: CIRCLE } }, 'vite.define.A: expected data as JSON has it, received an object'],
  [{ define: { 'a b': '1' } }, 'a constant is a name'],
  [{ define: { 'a..b': '1' } }, 'a constant is a name'],
  [{ define: { 'a.b-c': '1' } }, 'a constant is a name'],
  [{ define: { '1a': '1' } }, 'a constant is a name'],
  [{ define: { '': '1' } }, 'a constant is a name'],
  [{ define: { 'import.meta': '1' } }, 'Vite has it'],
  [{ resolve: { alias: { a: 1 } } }, 'vite.resolve.alias.a: expected a text or a pattern to find'],
  [{ resolve: { alias: [null] } }, 'vite.resolve.alias[0]: expected a text or a pattern to find'],
  [{ resolve: { alias: [{ find: 'a' }] } }, 'and a text as its replacement, received nothing'],
  [{ resolve: { alias: { '': '/src' } } }, 'The alias "" cannot be set'],
  [{ resolve: { alias: { vitrine: '/src' } } }, 'it would replace "vitrine/adapter"'],
  [{ resolve: { alias: [{ find: /^REACT$/i, replacement: 'x' }] } }, 'it would replace "react"'],
  [{ resolve: { alias: [{ find: /-dom/gy, replacement: 'x' }] } }, 'it would replace "react-dom"'],
  [{ css: 1 }, 'vite.css: expected an object, received 1'],
])('refuses %j', async (value, message) => {
  const found = await refuse(value);
  expect(found.at(-1)).toContain(message);
});

it('takes names that only look like those of the engine', async () => {
  const define = { 'Größe_1.$a': 1, 'window.kit': 1, 'kit.history': 1, importMeta: 1 };
  expect(await refuse({ define })).toEqual([]);
  const alias = {
    reactive: '/a',
    'react-d': '/b',
    'my/react': '/c',
    'vitrine/a': '/d',
    page: '/e',
  };
  expect(await refuse({ resolve: { alias } })).toEqual([]);
});

it('tells of all that is wrong', async () => {
  const value = { root: '.', resolve: { a: 1, alias: { react: 'x', '.': 'y' } }, plugins: [1, 2] };
  expect(await refuse(value)).toHaveLength(6);
});

it('tells of a plugin that could not be loaded', async () => {
  const failing = Promise.reject(new Error('no network'));
  expect(await refuse({ plugins: [failing] })).toEqual([
    'vitrine.config.ts:4 error config-threw The configuration could not be loaded: no network',
  ]);
});
