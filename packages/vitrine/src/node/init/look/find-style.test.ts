import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPackage } from '../../base/packages/find-package.ts';
import { sheetCoversMost, findCovering, findStyleSheet } from './find-style.ts';
import { findValues, lacksValues } from './find-values.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'style-'))));
afterEach(() => rmSync(root, { recursive: true }));

function install(manifest: object, files: string[]) {
  const dir = path.join(root, 'node_modules/kit');
  for (const file of ['package.json', ...files]) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: 'kit', ...manifest }));
}

it.each([
  [
    { exports: { '.': './a.js', './layers.css': './l.css', './styles.css': './s.css' } },
    ['l.css', 's.css'],
    'kit/styles.css',
  ],
  [{ exports: { '.': './a.js', './*': './*' } }, ['styles.css', 'layout.css'], 'kit/styles.css'],
  [{ exports: { '.': './a.js', './*.css': './*.css' } }, ['index.css'], 'kit/index.css'],
  [{ main: 'a.js' }, ['dist/kit.min.css', 'dist/reset.css'], 'kit/dist/kit.min.css'],
  [{ exports: { '.': './a.js', './layer/index.css': './l.css' } }, ['l.css'], null],
  [
    { exports: { './tokens': './t.css', './other.css': './o.css' } },
    ['t.css', 'o.css'],
    'kit/tokens',
  ],
  [{ main: 'a.js' }, ['tokens/tokens.css', 'main.css'], 'kit/main.css'],
  [{ main: 'a.js' }, ['tokens.css.map', 'tokens.scss.css', 'my-tokens.css'], null],
  [{ main: 'a.js' }, ['design-tokens.min.css'], 'kit/design-tokens.min.css'],
  [{ main: 'a.js' }, ['design-tokens.css'], 'kit/design-tokens.css'],
  [{ main: 'a.js' }, ['a/style.css', 'b/global.css'], 'kit/a/style.css'],
  [{ main: 'a.js' }, ['all.css', 'mystyles.css', 'styles.css.txt'], 'kit/all.css'],
  [{ main: 'a.js' }, ['mystyles.css', 'remain.css', 'styles.cssx.css'], null],
  [{ exports: { './tokens/dark-x.css': './t.css' } }, ['t.css'], null],
  [{ exports: { './design-tokens.min.css': './t.css' } }, ['t.css'], 'kit/design-tokens.min.css'],
  [{ exports: { './mytokens.css': './t.css' } }, ['t.css'], null],
  // Nothing of it can be imported.
  [{ exports: { '.': './a.js' } }, ['styles.css'], null],
  [{ main: 'a.js' }, ['a.js'], null],
])('finds the style sheet of a package like %j', (manifest, files, expected) => {
  install(manifest, files);
  expect(findStyleSheet(root, 'kit')).toBe(expected);
});

it('finds none of a package that is not installed', () => {
  expect(findStyleSheet(root, 'none')).toBe(null);
});

describe('by the classes of its markup', () => {
  /** Installs a package with these style sheets. */
  function installSheets(name: string, sheets: Record<string, string>) {
    const dir = path.join(root, 'node_modules', name);
    for (const [file, text] of Object.entries({
      'package.json': `{"name":"${name}"}`,
      ...sheets,
    })) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    }
  }

  it('tells whether a sheet is made for it', () => {
    installSheets('kit', { 'a.css': '.k-a, .k-b, .k-c {}', 'b.css': '.k-d {}' });
    const covers = (...classes: string[]) => sheetCoversMost([findPackage(root, 'kit')!], classes);
    expect(covers('k-a', 'k-b', 'k-c', 'k-d')).toBe(true);
    expect(covers('k-a', 'k-b', 'k-d', 'k-e')).toBe(false);
    expect(covers()).toBe(false);
  });

  it('takes that which knows most of them, wherever it lies', () => {
    installSheets('kit', {
      'styles.css': '.other { color: red }',
      'themes/dark/theme.css': '.k-button, .k-icon { color: red }',
      'themes/light/theme.css': '.k-button{color:red}.k-icon{color:red}',
      'core.css': '.k-button { color: red }',
    });
    expect(findStyleSheet(root, 'kit', ['k-button', 'k-icon'])).toBe('kit/themes/light/theme.css');
    expect(findStyleSheet(root, 'kit', ['none'])).toBe('kit/styles.css');
    expect(findStyleSheet(root, 'kit')).toBe('kit/styles.css');
  });

  it('takes a whole rather than a part that knows as much', () => {
    const text = '.k-button { color: red }';
    installSheets('kit', { 'kit.rtl.css': text, 'kit-grid.css': text, 'kit-whole.css': text });
    expect(findStyleSheet(root, 'kit', ['k-button'])).toBe('kit/kit-whole.css');
  });

  it('and beside it that which has the values of its variables', () => {
    const names = Array.from({ length: 10 }, (_, at) => `--k-${at}`);
    const uses = names.map((name) => `color: var(${name})`).join(';');
    const gives = (list: string[]) => `:root { ${list.map((name) => `${name}: red`).join(';')} }`;
    const sheet = `.btn { ${uses}; margin: var(--own); padding: var(--k-own, 1px) } :root { --own: 1px }`;
    installSheets('kit', { 'kit.css': sheet, 'few.css': gives(names.slice(6)) });
    installSheets('theme', { 'dark.css': gives(names), 'light.css': gives(names) });
    const packages = ['kit', 'theme'].map((name) => findPackage(root, name)!);
    expect(findValues(packages, sheet)).toBe('theme/light.css');
    expect(findValues(packages, sheet, ['dar', 'dark'])).toBe('theme/dark.css');
    expect([lacksValues(sheet), lacksValues('.a { color: var(--b) }')]).toEqual([true, false]);
    expect(findValues(packages.slice(0, 1), sheet)).toBe(null);
    expect(findValues(packages, `${sheet}${gives(names)}`)).toBe(null);
  });

  it('finds it in other packages', () => {
    installSheets('looks', { 'dist/looks.css': '.btn { color: red }' });
    installSheets('kit', {});
    const packages = ['kit', 'looks'].map((name) => findPackage(root, name)!);
    expect(findCovering(packages, ['btn'])).toBe('looks/dist/looks.css');
    expect(findCovering(packages, ['none'])).toBe(null);
    expect(findCovering(packages, [])).toBe(null);
  });
});
