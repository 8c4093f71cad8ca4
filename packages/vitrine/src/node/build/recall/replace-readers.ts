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

/** What is told while functions are replaced. */
interface Listener {
  read: (file: string, question: Question) => void;
  /** A folder for temporary files was made. */
  made: (dir: string) => void;
}

/** Whom functions tell: packages may keep one that they took while it was replaced. */
let told: Listener | null = null;

/**
 * Puts functions in the place of all that read files, which tell of it and then do the same.
 * @returns puts back what was there
 */
export function replaceReaders(module: typeof fs, listener: Listener): () => void {
  told = listener;
  const replaced: [Functions, string, unknown][] = [];
  const { mkdtempSync, promises } = module;
  const { mkdtemp } = promises;
  for (const functions of [module, module.promises] as unknown as Functions[]) {
    for (const [name, question] of READERS) {
      for (const form of [name, `${name}Sync`]) {
        const original = functions[form];
        if (typeof original !== 'function') continue;
        replaced.push([functions, form, original]);
        functions[form] = telling(original as Reader, question);
      }
    }
  }
  const tell = (dir: string) => (told?.made(dir), dir);
  module.mkdtempSync = ((...args: Parameters<typeof mkdtempSync>) =>
    tell(String(mkdtempSync(...args)))) as typeof mkdtempSync;
  promises.mkdtemp = (async (...args: Parameters<typeof mkdtemp>) =>
    tell(String(await mkdtemp(...args)))) as typeof mkdtemp;
  syncBuiltinESMExports();
  return () => {
    told = null;
    for (const [functions, form, original] of replaced) functions[form] = original;
    Object.assign(module, { mkdtempSync });
    Object.assign(promises, { mkdtemp });
    syncBuiltinESMExports();
  };
}

type Reader = (...args: unknown[]) => unknown;

function telling(original: Reader, question: Question): Reader {
  const reader: Reader = (...args) => {
    const file = pathOf(args[0]);
    const isDeep = (args[1] as { recursive?: boolean } | undefined)?.recursive === true;
    if (file !== null) told?.read(file, question === 'list' && isDeep ? 'tree' : question);
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
