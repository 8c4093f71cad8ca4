import { expect, it } from 'vitest';
import { createStarIndex } from './star-exports.ts';

/** Modules by their names, which are also what imports say. */
function open(modules: Record<string, { exports?: string[]; stars?: string[] }>) {
  const asked: string[] = [];
  const load = (file: string) => {
    asked.push(file);
    const found = modules[file];
    const exports = new Map((found?.exports ?? []).map((name) => [name, name]));
    return found ? { file, exports, stars: found.stars ?? [] } : null;
  };
  const resolve = (_from: string, specifier: string) => (specifier in modules ? specifier : null);
  const find = createStarIndex({ load, resolve });
  return { asked, find: (name: string, file = 'index') => find(load(file)!, name) };
}

it('finds the modules that may give a name, in the order in which they are passed on', () => {
  const { find } = open({
    index: { exports: ['own'], stars: ['missing', 'a', 'b', 'a'] },
    a: { exports: ['both', 'default'], stars: ['deep'] },
    b: { exports: ['both', 'one'] },
    deep: { exports: ['below'] },
  });
  expect(find('both')).toEqual(['a', 'b']);
  expect(find('one')).toEqual(['b']);
  expect(find('below')).toEqual(['a']);
  expect(find('none')).toEqual([]);
  expect(find('own')).toEqual([]);
});

it('passes over modules that cannot be read', () => {
  const load = (file: string) =>
    file === 'b' ? { file, exports: new Map([['one', 'one']]), stars: [] } : null;
  const find = createStarIndex({ load, resolve: (_from, specifier) => specifier });
  expect(find({ file: 'index', exports: new Map(), stars: ['a', 'b'] }, 'one')).toEqual(['b']);
});

it('knows that a default export is not passed on', () => {
  const { find } = open({ index: { stars: ['a'] }, a: { exports: ['default'] } });
  expect(find('default')).toEqual([]);
});

it('ends where modules pass on each other', () => {
  const { find } = open({
    index: { stars: ['a'] },
    a: { stars: ['b'] },
    b: { exports: ['one'], stars: ['a', 'index'] },
  });
  expect(find('one')).toEqual(['a']);
  expect(find('one', 'a')).toEqual(['b']);
});

it('looks into each module of a library once, however many names are wanted', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Part${index}`);
  const parts = names.map((name) => [name, { exports: [name] }] as const);
  const { asked, find } = open({ index: { stars: names }, ...Object.fromEntries(parts) });
  for (const name of names) expect(find(name)).toEqual([name]);
  expect(asked.filter((file) => file !== 'index')).toEqual(names);
});
