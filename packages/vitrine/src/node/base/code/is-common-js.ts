import { readFileSync } from 'node:fs';
import { parseSync } from './parse-code.ts';

/** Whether a file of JavaScript, by its absolute path, is no module: nothing in it imports or exports. */
export function readIsCommonJs(file: string): boolean {
  if (!/^[^\0].*\.[cm]?js$/.test(file)) return false;
  const code = readFileSync(file, 'utf8');
  if (BEGINS_AS_MODULE.test(code)) return false;
  return !parseSync(file, code, { lang: 'jsx' }).module.hasModuleSyntax;
}

/** Comments and directives, then a statement that only modules have: of most files that tells enough, and costs little. */
const BEGINS_AS_MODULE =
  /^(?:\s|\/\/.*[\n\r]|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|'use \w+'|"use \w+"|;)*(?:export\b|import\s*["'{*]|import\s+\w)/;
