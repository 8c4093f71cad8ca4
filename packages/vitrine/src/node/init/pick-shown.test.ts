import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pickShown } from './pick-shown.ts';
import type { Candidate } from './components/choose-components.ts';
import { probe } from './components/probe.ts';

const MODULES = path.resolve(import.meta.dirname, '../../../../../node_modules');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pick-shown-'));
  mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', 'scheduler', '@types/react', 'csstype'])
    symlinkSync(path.join(MODULES, name), path.join(root, 'node_modules', name));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(code: string, types: string) {
  const dir = path.join(root, 'node_modules/kit');
  mkdirSync(dir);
  const head =
    "const { createElement: h, useEffect, useContext, createContext } = require('react');\n";
  writeFileSync(path.join(dir, 'package.json'), '{"main":"index.js","types":"index.d.ts"}');
  writeFileSync(path.join(dir, 'index.js'), head + code);
  writeFileSync(path.join(dir, 'index.d.ts'), `import type { ReactNode } from 'react';\n${types}`);
}

const candidate = (name: string): Candidate => ({
  ...{ name, specifier: 'kit', isDefault: false, title: name },
  attempts: [
    { hasChildren: true, props: {} },
    { hasChildren: false, props: { label: name } },
  ],
});

const NO_SETTINGS = { conditions: [], paths: {} };

function pick(names: string[], preferred: string[] = [], of = candidate) {
  const trial = { candidates: names.map(of), providers: [], within: [] };
  const probed = probe(root, trial);
  const picked = pickShown(root, 'kit', { trial, probed }, NO_SETTINGS, preferred);
  expect(existsSync(path.join(root, '.vitrine/init'))).toBe(false);
  return picked.map(({ name, hasChildren }) => [name, hasChildren]);
}

it('shows what type-checks and stays in a document', () => {
  install(
    `const show = (tag) => (props) => h(tag, null, props.label ?? props.children);
    exports.Card = show('section');
    exports.Note = show('p');
    exports.Item = (props) => {
      const whole = useContext(createContext());
      useEffect(() => whole.add(), []);
      return h('li', null, props.label ?? props.children);
    };`,
    `export declare function Card(props: { label?: string }): ReactNode;
    export declare function Note(props: { children?: ReactNode }): ReactNode;
    export declare function Item(props: { label?: string; children?: ReactNode }): ReactNode;`,
  );
  expect(pick(['Item', 'Card', 'Note'])).toEqual([
    ['Note', true],
    ['Card', false],
  ]);
});

it('shows what is left to show where the fault may be elsewhere', () => {
  install(
    `exports.Card = (props) => h('section', null, props.children);`,
    `export declare function Card(props: { gone: Missing }): ReactNode;`,
  );
  expect(pick(['Card'])).toEqual([['Card', true]]);
});

it('leaves out what does not type-check however it is tried, where something else does', () => {
  install(
    `exports.Card = (props) => h('section', null, props.label);
    exports.Note = (props) => h('p', null, props.label);`,
    `export declare function Card(props: { label?: string; gone: Missing }): ReactNode;
    export declare function Note(props: { label?: string }): ReactNode;`,
  );
  const sizes = Array.from({ length: 9 }, (_, size) => size);
  const often = (name: string): Candidate => ({
    ...candidate(name),
    attempts: sizes.map((size) => ({
      ...{ hasChildren: false, props: { label: name, ...(name === 'Card' && { size }) } },
    })),
  });
  expect(pick(['Card', 'Note'], [], often)).toEqual([['Note', false]]);
});

it('gives no text to what only browsers can render and what takes none', () => {
  install(
    `throw new Error('window is not defined');`,
    `export declare function Globe(props: { label?: string }): ReactNode;`,
  );
  expect(pick(['Globe'], ['Globe'])).toEqual([['Globe', false]]);
});
