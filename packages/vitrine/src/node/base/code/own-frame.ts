import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFile } from '../files/kinds.ts';
import { CACHE_DIR } from '../folders.ts';
import { createPackageLookup, isInstalled } from '../packages/find-package.ts';

/** Where code that nobody installed has thrown. */
export interface OwnFrame {
  /** Relative to the site's folder, with slashes; its library's source may lie outside. */
  file: string;
  /** From 1. */
  line: number;
}

/** `at make (/site/theme.ts:3:9)`, `at async file:///site/theme.ts:5:1`. */
const FRAME =
  /^ {4}at (?:.*\()?(?:async )?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()]*):(\d+):\d+\)?$/;

/**
 * The topmost frame of a stack in code of the site, or of the library beside it, that is not installed.
 * @param root the site's folder
 */
export function findOwnFrame(error: unknown, root: string): OwnFrame | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const packageOf = createPackageLookup();
  const engine = packageOf(fileURLToPath(import.meta.url))?.dir;
  for (const text of stack.split('\n')) {
    const [, address, line] = FRAME.exec(text) ?? [];
    if (address === undefined) continue;
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    const isMade = file.split(path.sep).includes(CACHE_DIR) || packageOf(file)?.dir === engine;
    if (isInstalled(file) || isMade || !isFile(file)) continue;
    return { file: path.relative(root, file).replaceAll(path.sep, '/'), line: Number(line) };
  }
  return null;
}

/** Whether the bundler has thrown it, whose messages name the place: its trace is of no use. */
export function isOfBundler(error: unknown): boolean {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const first = lines.find((line) => line.startsWith('    at '));
  return first !== undefined && /[\\/]node_modules[\\/]vite[\\/]/.test(first);
}
