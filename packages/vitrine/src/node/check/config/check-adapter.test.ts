import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem } from '../../base/errors.ts';
import { checkAdapter } from './check-adapter.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'check-adapter-'))));
afterEach(() => rmSync(root, { recursive: true }));

const check = (source: string, name = './adapter') => {
  writeFileSync(path.join(root, 'adapter.tsx'), source);
  return checkAdapter(root, name).map((each) => formatProblem(each));
};

it.each([
  ['nothing', ''],
  ['another name', 'export default function Provider() { return null; }'],
])('exports %s', (_, source) => {
  expect(check(source)).toEqual([
    `adapter.tsx:1 error adapter-without-provider
  The adapter exports no component Provider
  Export what wraps each demo: export const Provider = ({ children }) => children;`,
  ]);
});

it.each([
  ['itself', 'export const Provider = () => null;'],
  ['under its name', 'function Wrap() { return null; }\nexport { Wrap as Provider };'],
  ['from elsewhere', `export { Provider } from './provider';`],
  ['with all of another', `export * from './provider';`],
  ['as CommonJS', 'module.exports = { Provider: () => null };'],
  ['with a mistake that the bundler tells', 'export const = 1;'],
])('exports it %s', (_, source) => {
  expect(check(source)).toEqual([]);
});

it('leaves a file that is not there to others', () => {
  expect(check('', './other')).toEqual([]);
});
