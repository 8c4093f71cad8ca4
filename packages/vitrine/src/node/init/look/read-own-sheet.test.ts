import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPostCss } from '../repository/find-postcss.ts';
import { findPlugins } from '../repository/find-styling.ts';
import type { RepositoryUse } from '../repository/read-repository.ts';
import { isTailwindSource, readOwnSheet } from './read-own-sheet.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-sheet-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text = '{}') {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const tailwind = findPlugins([{ dependencies: { tailwindcss: '^4.0.0' } }]);
const read = (
  folder: string,
  styles: string[] = [],
  plugins = tailwind,
  postcss: RepositoryUse['postcss'] = null,
) =>
  readOwnSheet(path.join(root, 'docs'), root, path.join(root, folder), {
    plugins,
    postcss,
    storybook: { components: [], styles },
  });
const DARK = { attribute: 'class', value: 'dark' };
const LINE = '@custom-variant dark (&:where(.dark, .dark *));';

it('needs nothing for a library that is installed', () => {
  const use = { plugins: tailwind, postcss: null, storybook: null };
  expect(readOwnSheet(root, root, null, use)).toEqual({ lines: [], darkMark: null });
});

it('imports the sheet that PostCSS writes into, or says what has to be in it', () => {
  const site = path.join(root, 'docs');
  const find = () => findPostCss([], { site, folder: path.join(root, 'ui'), root });
  expect(find()).toBe(null);
  write('ui/panda.config.ts');
  const own = find();
  expect(own).toMatchObject({ version: '>=1.0.0', folder: '../ui' });
  const order = '@layer reset, base, tokens, recipes, utilities;';
  expect(read('ui', [], [], own)).toEqual({ lines: [order], darkMark: null });
  write('ui/src/index.css', order);
  const line = "@import '../ui/src/index.css' layer(library);";
  expect(read('ui', [], [], own).lines).toEqual([line]);
  expect(read('ui', [path.join(root, 'ui/src/index.css')], [], own).lines).toEqual([line]);
});

it('imports what the stories do', () => {
  const styles = [path.join(root, 'ui/theme.css'), 'kit/all.css', 'kit/all.less'];
  expect(read('ui', styles, [])).toEqual({
    lines: ["@import '../ui/theme.css' layer(library);", "@import 'kit/all.css' layer(library);"],
    darkMark: null,
  });
});

it('has what a plugin writes its styles into, behind what the stories import and Tailwind', () => {
  const stylex = { '@stylexjs/stylex': '^0.19.0' };
  const [line] = read('ui', ['kit/all.css'], findPlugins([{ dependencies: stylex }])).lines.slice(
    -1,
  );
  expect(line).toMatch(/\n@layer library;$/);
  const both = findPlugins([{ dependencies: { ...stylex, tailwindcss: '4' } }]);
  expect(read('ui', [], both).lines).toContain(line);
});

it('begins with the style sheet that the library has for Tailwind, and turns its utilities dark', () => {
  write('ui/src/a.css', '.a { color: red; }');
  write('ui/docs/package.json');
  write('ui/docs/a.css', "@import 'tailwindcss';");
  write('ui/src/b.css', "@import 'tailwindcss';");
  expect(read('ui')).toEqual({
    lines: ["@import '../ui/src/b.css';", "@source '../ui';", LINE],
    darkMark: DARK,
  });
});

it('tells a sheet that Tailwind is yet to make styles of from one that is made', () => {
  for (const text of ['@import "tailwindcss";', "@IMPORT 'tailwindcss/theme';", '@tailwind base;'])
    expect([isTailwindSource(text, tailwind), isTailwindSource(text, [])]).toEqual([true, false]);
  expect(isTailwindSource('.flex { display: flex }', tailwind)).toBe(false);
});

it('begins with that of the app whose folder the components are, and with its dark look', () => {
  write('app/package.json');
  write(
    'app/src/index.css',
    '@import "tailwindcss";\n@custom-variant dark (&:is(.night-dark *));\n.night-dark { --primary: white; }',
  );
  write('app/src/other/package.json');
  write('app/src/other/a.css', "@import 'tailwindcss';");
  write('app/src/components/ui/package.json');
  expect(read('app/src/components/ui')).toEqual({
    lines: ["@import '../app/src/index.css';", "@source '../app/src/components/ui';"],
    darkMark: { attribute: 'class', value: 'night-dark' },
  });
});

it('takes Tailwind alone where no package around the library has a style sheet of it', () => {
  write('apps/web/package.json');
  write('apps/web/index.css', "@import 'tailwindcss';");
  write('packages/ui/package.json');
  expect(read('packages/ui')).toEqual({
    lines: ["@import 'tailwindcss';", "@source '../packages/ui';", LINE],
    darkMark: DARK,
  });
});

it('has Tailwind 4 read what is configured for 3, whose directives are no style sheet of 4', () => {
  write('tailwind.config.js', 'module.exports = {}');
  write('ui/src/globals.css', '@tailwind base;\n@tailwind utilities;\n.dark { --a: 1 }');
  const rest = ["@source '../ui';", LINE];
  const entry = "@import '../ui/src/globals.css';";
  const above = "@config '../tailwind.config.js';";
  expect(read('ui').lines).toEqual(["@import 'tailwindcss';", entry, above, ...rest]);
  write('ui/tailwind.config.ts', 'export default {}');
  const own = "@config '../ui/tailwind.config.ts';";
  expect(read('ui').lines).toEqual(["@import 'tailwindcss';", entry, own, ...rest]);
  write('ui/src/globals.css', "@import 'tailwindcss';\n@config '../tailwind.config.ts';");
  expect(read('ui').lines).toEqual([entry, ...rest]);
});

it('installs Tailwind 4 beside the plugin where the library has 3', () => {
  const [plugin] = findPlugins([{ devDependencies: { tailwindcss: '^3.4.0' } }]);
  expect(plugin).toMatchObject({ beside: { tailwindcss: '^4.0.0' } });
  for (const range of ['^4.1.0', 'catalog:', '>=3'])
    expect(findPlugins([{ devDependencies: { tailwindcss: range } }])[0]).not.toHaveProperty(
      'beside',
    );
});
