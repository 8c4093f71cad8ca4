import type fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Question } from './states.ts';

/** Functions that read, by their names with a callback, and what they ask of the path that comes first. */
const READERS: [name: string, question: Question][] = [
  ...['access', 'exists', 'lstat', 'open', 'readFile', 'readlink', 'realpath', 'stat'].map(
    (name): [string, Question] => [name, 'file'],
  ),
  ['createReadStream', 'file'],
  ['opendir', 'list'],
  ['readdir', 'list'],
];

type Functions = Record<string, unknown>;

/**
 * Puts functions in the place of all that read files, which tell of it and then do the same.
 * @returns puts back what was there
 */
export function replaceReaders(
  module: typeof fs,
  note: (file: string, question: Question) => void,
): () => void {
  const replaced: [Functions, string, unknown][] = [];
  for (const functions of [module, module.promises] as unknown as Functions[]) {
    for (const [name, question] of READERS) {
      for (const form of [name, `${name}Sync`]) {
        const original = functions[form];
        if (typeof original !== 'function') continue;
        replaced.push([functions, form, original]);
        functions[form] = telling(original as Reader, question, note);
      }
    }
  }
  syncBuiltinESMExports();
  return () => {
    for (const [functions, form, original] of replaced) functions[form] = original;
    syncBuiltinESMExports();
  };
}

type Reader = (...args: unknown[]) => unknown;

function telling(
  original: Reader,
  question: Question,
  note: (file: string, question: Question) => void,
): Reader {
  const reader: Reader = (...args) => {
    const file = pathOf(args[0]);
    const isDeep = (args[1] as { recursive?: boolean } | undefined)?.recursive === true;
    if (file !== null) note(file, question === 'list' && isDeep ? 'tree' : question);
    return original(...args);
  };
  // Such as `realpath.native`, and how a function is made one that returns a promise.
  return Object.defineProperties(reader, Object.getOwnPropertyDescriptors(original));
}

/** A path as a program may give it; `null` for an open file. */
function pathOf(given: unknown): string | null {
  if (typeof given === 'string') return path.resolve(given);
  if (given instanceof URL) return given.protocol === 'file:' ? fileURLToPath(given) : null;
  return Buffer.isBuffer(given) ? path.resolve(given.toString()) : null;
}
