/** A committed description of a package, compared with what its types say now. */
import { readFileSync } from 'node:fs';
import { problem, type Problem } from '../../base/errors.ts';
import { count, uniformText } from '../../base/text.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { diffSnapshots } from '../../../shared/api-diff/diff.ts';
import { describeChange, nameSubject } from '../../../shared/api-diff/describe-change.ts';
import { parseApiFile } from '../history/read-side.ts';
import { takeSnapshot } from '../history/snapshot.ts';
import { splitPages } from './split-pages.ts';

/** Differences that are named. */
const NAMED = 12;

/** What is described, and how it would be described anew. */
export interface Described {
  /** Name of the package. */
  name: string;
  docs: ComponentDoc[];
  markdown: () => Promise<string>;
}

/**
 * Compares a file of JSON, or one of Markdown (`.md`), with the package.
 * @returns the drift, as one problem; nothing when there is none
 */
export async function checkFile(file: string, described: Described): Promise<Problem[]> {
  const isMarkdown = /\.(md|markdown)$/i.test(file);
  const differences = isMarkdown
    ? compareMarkdown(readFileSync(file, 'utf8'), await described.markdown())
    : compareData(parseApiFile(file), described);
  if (differences.length === 0) return [];
  const form = isMarkdown ? '--markdown' : '--json';
  const shown = differences.slice(0, NAMED).map((one) => `\n    ${one}`);
  const more = differences.length > NAMED ? `\n    … (${differences.length} in all)` : '';
  const update = `vitrine api ${described.name} ${form} --out ${file}`;
  return [problem('api-drift', [`${shown.join('')}${more}`, update], { file })];
}

/** Version numbers and sizes change without any change of the API. */
const VOLATILE = new Set(['cost', '$schema', 'declaredIn']);

function compareData(committed: ComponentDoc[], { name, docs }: Described): string[] {
  // Stryker disable next-line ObjectLiteral: a comparison does not look at it
  const at = { name, version: '' };
  const { added, changed, deprecated, removed } = diffSnapshots(
    takeSnapshot(committed, at),
    takeSnapshot(docs, at),
  );
  const told = [
    ...removed.map((one) => `${nameSubject(one)}: removed`),
    ...added.map((one) => `${nameSubject(one)}: added`),
    ...changed.map((one) => `${nameSubject(one)}: ${describeChange(one)}`),
    ...deprecated.map((one) => `${nameSubject(one)}: deprecated`),
  ];
  const said = new Set(
    [...removed, ...added, ...changed, ...deprecated].map((one) => one.component),
  );
  const before = new Map(committed.map((doc) => [doc.name, doc]));
  const rest = docs.flatMap((doc) => {
    const was = before.get(doc.name);
    if (was === undefined || said.has(doc.name)) return [];
    const keys = (Object.keys(doc) as (keyof ComponentDoc)[]).filter(
      (key) => !VOLATILE.has(key) && JSON.stringify(was[key]) !== JSON.stringify(doc[key]),
    );
    return keys.length === 0 ? [] : [`${doc.name}: ${keys.join(', ')}`];
  });
  return [...told, ...rest];
}

/** Names pages that differ, with the first line of each. */
function compareMarkdown(committed: string, now: string): string[] {
  const [before, after] = [committed, now].map((text) => splitPages(uniformText(text)));
  const names = new Set([...before!.keys(), ...after!.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [before!.get(name), after!.get(name)];
    if (was === undefined || is === undefined) return [`${name}: ${is ? 'added' : 'removed'}`];
    const lines = is.filter((line, i) => line !== was[i]);
    const number = Math.max(lines.length, Math.abs(is.length - was.length));
    return number === 0 ? [] : [`${name}: ${count(number, 'line')}, such as "${cut(lines[0])}"`];
  });
}

const cut = (line = '') => (line.length > 80 ? `${line.slice(0, 80)}…` : line);
