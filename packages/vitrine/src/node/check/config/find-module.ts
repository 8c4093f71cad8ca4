import path from 'node:path';
import { isFile } from '../../base/files.ts';

/** Endings that the bundler adds to the name of a module (Vite's `resolve.extensions`). */
const ENDINGS = ['', '.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx'];

/** The file that a module's name stands for, written with or without its ending, or a folder's index. */
export function findModule(name: string): string | null {
  const names = [name, path.join(name, 'index')];
  return (
    names.flatMap((each) => ENDINGS.map((ending) => each + ending)).find((file) => isFile(file)) ??
    null
  );
}
