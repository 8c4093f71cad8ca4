import { expect, it } from 'vitest';
import type { Plugin } from 'vite';
import { watchPlugins } from './watched-files.ts';

const told: string[] = [];
const context = {
  meta: 'meta',
  addWatchFile(file: string) {
    told.push(file);
  },
  // As methods of the bundler's own, which know no other object.
  resolve(this: object, id: string) {
    return this === context ? `found ${id}` : '';
  },
};
type Called = (this: object, ...args: unknown[]) => unknown;

it('notes what plugins say they have read, and calls them as before', () => {
  const plain: Plugin = {
    name: 'plain',
    transform(code, id) {
      this.addWatchFile(`${id}.md`);
      const own = this as unknown as typeof context;
      return `${code} ${own.meta} ${own.resolve('x')}`;
    },
    buildEnd() {
      this.addWatchFile('unheard');
    },
  };
  const ordered: Plugin = {
    name: 'ordered',
    load: {
      order: 'pre',
      filter: { id: 'x' },
      handler: function load(id) {
        this.addWatchFile(id);
      },
    },
  };
  const { plugins, files } = watchPlugins([plain, ordered, { name: 'none' }]);
  expect(plugins.map(({ name }) => name)).toEqual([
    ...['plain', 'ordered', 'none', 'vitrine:watch-styles'],
  ]);
  expect(plugins[2]).toEqual({ name: 'none' });
  expect((plugins[0]!.transform as unknown as Called).call(context, 'code', '/a')).toBe(
    'code meta found x',
  );
  const { handler, ...rest } = plugins[1]!.load as unknown as { handler: Called };
  expect(rest).toEqual({ order: 'pre', filter: { id: 'x' } });
  handler.call(context, '/b');
  (plugins[0]!.buildEnd as unknown as Called).call(context);
  expect([...files]).toEqual(['/a.md', '/b']);
  expect(told).toEqual(['/a.md', '/b', 'unheard']);
});

it('hears of what style sheets import from the plugin that puts them together', () => {
  const css: Plugin = {
    name: 'vite:css',
    transform(_code, id) {
      this.addWatchFile(`${id}.import`);
    },
  };
  const other: Plugin = { ...css, name: 'vite:css-post' };
  const { plugins, files } = watchPlugins([]);
  const resolve = (found: Plugin[]) =>
    (plugins[0]!.configResolved as unknown as Called).call({}, { plugins: found });
  resolve([other, css]);
  (css.transform as unknown as Called).call(context, '', '/a.css');
  (other.transform as unknown as Called).call(context, '', '/b.css');
  expect([...files]).toEqual(['/a.css.import']);
  expect(css.name).toBe('vite:css');
  expect(() => resolve([other])).not.toThrow();
});
