import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './files.mjs';

/** Modules of the product: no tests, no fixtures, no declarations of what others have written. */
const isSource = (file) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)fixtures\//.test(file);

/**
 * Lengths of the modules and functions below a folder, the longest first.
 * @returns {{ files: Length[], functions: Length[] }}
 * @typedef {{ name: string, lines: number }} Length
 */
export function measureSources(dir) {
  const files = [];
  const functions = [];
  for (const file of listFiles(dir).filter(isSource)) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    files.push({ name: file, lines: countLines(text) });
    for (const { name, lines } of measureFunctions(text, file)) {
      functions.push({ name: `${file} ${name}`, lines });
    }
  }
  return { files: files.sort(longestFirst), functions: functions.sort(longestFirst) };
}

/** Lengths of the functions of a module that have a name, with what is inside them. */
export function measureFunctions(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    const name = functionName(node);
    if (name !== undefined) {
      found.push({ name, lines: lineAt(node.getEnd()) - lineAt(node.getStart()) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The name of a function, its own or that of the variable that it is the value of. */
function functionName(node) {
  if (!ts.isFunctionLike(node) || !node.body) return undefined;
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText();
}

/** The value that `share` of the numbers do not exceed; between two of them, their mean by distance. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place % 1);
}

const longestFirst = (a, b) => b.lines - a.lines || (a.name < b.name ? -1 : 1);
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
