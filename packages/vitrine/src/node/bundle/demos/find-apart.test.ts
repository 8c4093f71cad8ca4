import { expect, it } from 'vitest';
import { findApart } from './find-apart.ts';
import type { LinkedModule } from './read/read-modules.ts';

/** Modules that each export `a` and import names of others, by `./` and their names. */
function link(modules: Record<string, [file: string, name?: string][] | null>) {
  return new Map(
    Object.entries(modules).map(([file, wanted]): [string, LinkedModule] => {
      const imports =
        wanted && wanted.map(([other, name = 'a']): [string, string[]] => [`./${other}`, [name]]);
      const locals = Object.fromEntries((wanted ?? []).map(([other]) => [`./${other}`, other]));
      return [file, { digest: '', imports, requests: [], exports: ['a'], locals }];
    }),
  );
}
const apart = (modules: Map<string, LinkedModule>, needing: string[] = []) =>
  [...findApart(modules, needing)].sort();

it('takes all that import nothing but names', () => {
  const modules = link({ demo: [['row'], ['base']], row: [['base']], base: [] });
  expect(apart(modules)).toEqual(['base', 'demo', 'row']);
});

it('leaves to the bundler what it has to see, and all that this imports', () => {
  const modules = link({ demo: [['row']], row: [['base']], base: [], other: [] });
  expect(apart(modules, ['row'])).toEqual(['demo', 'other']);
  const unread = link({ demo: null, row: [['base']], base: [], other: [['row']] });
  unread.get('demo')!.locals = { './row': 'row' };
  expect(apart(unread)).toEqual(['other']);
});

it('leaves to the bundler what names an export that is not there, so that it tells of it', () => {
  const modules = link({ demo: [['row', 'none']], row: [], other: [['row']] });
  expect(apart(modules)).toEqual(['other']);
  // What an unread module exports is not known.
  expect(apart(link({ demo: [['row', 'none']], row: null }))).toEqual(['demo']);
});

it('leaves modules to the bundler that import each other', () => {
  const modules = link({ demo: [['a']], a: [['b']], b: [['c']], c: [['a']], self: [['self']] });
  expect(apart(modules)).toEqual(['demo']);
});
