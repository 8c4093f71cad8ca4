import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readIsCommonJs } from './is-common-js.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'common-js-'));
afterAll(() => rmSync(dir, { recursive: true }));

function isCommonJs(code: string, name = 'kit.js'): boolean {
  const file = path.join(dir, name);
  writeFileSync(file, code);
  return readIsCommonJs(file);
}

it('a file that imports or exports anything is a module, wherever it does', () => {
  const modules = [
    'import "./a.js";',
    "'use client';\nimport { a } from './a.js';",
    '/** License **/\n// more\n"use client"; export const a = 1;',
    'import*as a from "./a.js"',
    'import a from "./a.js"',
    'const a = <b />; export { a };',
    'import.meta.url;',
  ];
  for (const code of modules) expect([code, isCommonJs(code)]).toEqual([code, false]);
});

it('any other is in CommonJS, whatever its comments and words say', () => {
  const scripts = [
    'exports.a = 1;',
    "'use strict';\nmodule.exports = require('./a.js');",
    '/* export default a; */ exported();',
    '// import a from "a"\nimportant("a");',
    'import("./a.js");',
    '',
  ];
  for (const code of scripts) expect([code, isCommonJs(code)]).toEqual([code, true]);
});

it('a file that begins with comments beyond number takes no longer', () => {
  expect(isCommonJs(`${'/* a **/'.repeat(20_000)}exports.a = 1;`)).toBe(true);
});

it('what is no JavaScript is no CommonJS', () => {
  expect(isCommonJs('{}', 'kit.json')).toBe(false);
  expect(readIsCommonJs('\0virtual.js')).toBe(false);
});
