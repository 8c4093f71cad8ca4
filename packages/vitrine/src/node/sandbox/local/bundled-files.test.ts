import { expect, it } from 'vitest';
import type { SiteVite } from '../../config/vite/options.ts';
import { bundledName, createBundledCheck, linkImports } from './bundled-files.ts';

const file = (name: string, text = '') => ({ file: name, content: Buffer.from(text) });
const site = (plugins: number) =>
  ({
    options: {},
    plugins: Array.from({ length: plugins }, () => ({})),
    key: '',
  }) as unknown as SiteVite;

it.each([
  ['a.scss', '', true, true],
  ['a.less', '', true, true],
  ['a.css.ts', '', true, true],
  ['a.css.mjs', '', true, true],
  ['a.css', '.a { color: red }', false, false],
  ['a.css', '@apply b;', true, true],
  ['a.css', '@IMPORT "b.css";', true, true],
  ['a.css', '.a { composes : b }', true, true],
  ['a.css', '.a { recomposes: b }', false, false],
  ['a.tsx', '@apply b;', false, false],
  ['a.json', '{}', false, false],
  // What a plugin may make a module of.
  ['a.svg', '', false, true],
  ['a.scss.txt', '', false, true],
])('%s with %j is for the bundler alone: %s, with plugins %s', (name, text, without, withSome) => {
  expect(createBundledCheck(undefined)(file(name, text))).toBe(without);
  expect(createBundledCheck(site(0))(file(name, text))).toBe(without);
  expect(createBundledCheck(site(1))(file(name, text))).toBe(withSome);
});

it('calls a bundled file by its path and its query', () => {
  expect(bundledName('src/a.svg', './a.svg')).toBe('/src/a.svg');
  expect(bundledName('src/a.svg', './a.svg?raw&b#c')).toBe('/src/a.svg?raw&b');
});

it('links imports that are no paths of files to be edited', () => {
  const files = new Map(
    [file('src/a.ts'), file('src/b.scss'), file('src/c.ts')].map((each) => [each.file, each]),
  );
  const found = (specifier: string, target: string | null) => ({
    ...{ specifier, target },
    ...{ start: 0, end: 0, line: 1 },
  });
  const imports = [
    found('react', null),
    found('./a', 'src/a.ts'),
    found('~/a', 'src/a.ts'),
    found('./b.scss', 'src/b.scss'),
    found('./c?raw', 'src/c.ts'),
    found('./d', 'src/d.ts'),
  ];
  const link = (importer: string) =>
    linkImports({ file: importer, imports }, files, createBundledCheck(undefined), (name) =>
      name.replace('src/', ''),
    );
  expect(link('src/demo.tsx')).toEqual({
    '~/a': 'a.ts',
    './b.scss': '/src/b.scss',
    './c?raw': '/src/c.ts?raw',
  });
  expect(link('src/demo.css')).toEqual({});
});
