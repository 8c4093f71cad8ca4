import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTailwind } from './read-tailwind.ts';

let root: string;
let site: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-tailwind-'));
  site = path.join(root, 'docs');
  mkdirSync(site);
  writeFileSync(path.join(site, 'package.json'), '{ "dependencies": { "kit": "^1.0.0" } }');
  add('tailwindcss', {});
  add('@tailwindcss/vite', {});
});
afterEach(() => rmSync(root, { recursive: true }));

/** Installs a package beside the site's folder. */
function add(name: string, manifest: object, files: Record<string, string> = {}) {
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0', ...manifest }), ...files };
  for (const [file, text] of Object.entries(all)) {
    const place = path.join(root, 'node_modules', name, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

const read = (name = 'kit', isStyled = false) => readTailwind(site, name, () => isStyled);

const DARK = { attribute: 'class', value: 'dark' };
const DARK_LINE = '@custom-variant dark (&:where(.dark, .dark *));';

it('makes the classes of a library that is styled by Tailwind, with what it adds itself', () => {
  const exports = { '.': './index.js', './plugin': './a.js', './plugin/tailwindcss': './b.js' };
  add('kit', { exports, peerDependencies: { tailwindcss: '^3 || ^4' } });
  expect(read()).toMatchObject({
    plugins: [{ specifier: '@tailwindcss/vite', call: 'tailwindcss()' }],
    lines: [
      `@import 'tailwindcss';`,
      `@plugin 'kit/plugin/tailwindcss';`,
      `@source '../node_modules/kit';`,
      DARK_LINE,
    ],
    darkMark: DARK,
  });
  const { dependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({
    '@tailwindcss/vite': '^4.0.0',
    kit: '^1.0.0',
    tailwindcss: '^4.0.0',
  });
});

it('begins with the style sheet that a library has for it, and becomes dark as that says', () => {
  add('kit', {
    dependencies: { 'kit-styles': '1' },
    peerDependencies: { tailwindcss: '>=4.0.0' },
    exports: { '.': './index.js', './tailwind': './plugin.js' },
  });
  const theme = `@custom-variant dark (&:where([data-look='dark'] *));\n[data-look='dark'] { --ink: white }`;
  add(
    'kit-styles',
    { exports: { './css': './all.css', './theme.css': './theme.css' } },
    { 'all.css': `@import "tailwindcss";\n@import "./theme.css";`, 'theme.css': theme },
  );
  expect(read()).toMatchObject({
    lines: [`@import 'kit-styles/css';`, `@source '../node_modules/kit';`],
    darkMark: { attribute: 'data-look', value: 'dark' },
  });
});

it.each([
  ['4', true],
  ['^4.1', true],
  ['>=3.4.0', true],
  ['>= 4', true],
  ['*', true],
  ['x', true],
  ['latest', true],
  ['v4.1.0', true],
  ['=4', true],
  ['>3', true],
  ['>=3.14.10', true],
  [' ^4 ', true],
  ['>=3.4.0 <5', true],
  ['>=4 <=10.0.0', true],
  ['40.0.0', false],
  ['>=10', false],
  ['^14.0.0', false],
  ['^3.0.0 || ~4.0.0', true],
  ['^3.4.0', false],
  ['>=2.0.0 <4', false],
  ['>=5', false],
  ['~3.4', false],
])('takes version 4 for what asks for %s: %s', (range, expected) => {
  add('kit', { peerDependencies: { tailwindcss: range } });
  expect(read() !== null).toBe(expected);
});

it('leaves a library alone that has nothing to do with it', () => {
  add('kit', { devDependencies: { tailwindcss: '^4.0.0' } });
  expect([read(), read('absent')]).toEqual([null, null]);
  expect(readFileSync(path.join(site, 'package.json'), 'utf8')).not.toContain('tailwindcss');
});

it('is for what puts its classes together, too, unless a style sheet has them', () => {
  add('kit', { dependencies: { 'tailwind-merge': '^3.0.0' } });
  expect(read()?.lines).toEqual([
    `@import 'tailwindcss';`,
    `@source '../node_modules/kit';`,
    DARK_LINE,
  ]);
  expect(read('kit', true)).toBe(null);
  add('other', { peerDependencies: { tailwindcss: '4' } });
  expect([read('other') === null, read('other', true)]).toEqual([false, null]);
  // For Tailwind 3, whose colours a file of JavaScript has.
  add('kit', { dependencies: { 'tailwind-merge': '^2.2.0', 'tailwind-variants': '0.3.1' } });
  expect(read()).toBe(null);
});

it('takes what a library adds to it as a style sheet, that for React before others', () => {
  const theme = '@theme { --color-ink: black }';
  add(
    'kit',
    { peerDependencies: { tailwindcss: '4' } },
    { 'vue/theme.css': theme, 'base/react/theme.css': theme, 'plain.css': '.plain {}' },
  );
  expect(read()?.lines.slice(0, 2)).toEqual([
    `@import 'tailwindcss';`,
    `@import 'kit/base/react/theme.css';`,
  ]);
});

it.each([
  ['./tailwind', true],
  ['./tailwindcss', true],
  ['./tailwind/plugin', true],
  ['./tailwindcss-plugin', true],
  ['./tailwind-plugins', false],
  ['./my-tailwind', false],
  ['./tailwind/other', false],
])('a library exports a plugin as %s: %s', (key, isPlugin) => {
  add('kit', { exports: { [key]: './a.js' }, peerDependencies: { tailwindcss: '^4' } });
  const line = `@plugin 'kit/${key.slice(2)}';`;
  expect(read()!.lines.includes(line)).toBe(isPlugin);
});

it('takes no style sheet for a plugin', () => {
  const exports = { './tailwindcss': './tailwind.css', './tailwind': { import: './plugin.mjs' } };
  add('kit', { exports, peerDependencies: { tailwindcss: '^4' } });
  const plugins = read()!.lines.filter((line) => line.startsWith('@plugin'));
  expect(plugins).toEqual([`@plugin 'kit/tailwind';`]);
});

it.each([
  ['tailwind-merge', '3', true],
  ['tailwind-merge', '^3.1.0', true],
  ['tailwind-merge', '~10.0.0', true],
  ['tailwind-merge', '^2.9.0', false],
  ['tailwind-merge', 'workspace:3', false],
  ['tailwind-variants', '^1.0.0', true],
  ['tailwind-variants', '12.0.0', true],
  ['tailwind-variants', '^0.3.1', false],
])('takes %s in %s for what knows the classes of Tailwind 4: %s', (name, range, expected) => {
  add('kit', { dependencies: { [name]: range } });
  expect(read() !== null).toBe(expected);
});
