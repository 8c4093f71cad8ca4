import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AskedAddress } from './asked-address.ts';

/** Asks Vite for a module of a file, not for the file. */
const OF_MODULE =
  /^(?:raw|url|inline|no-inline|direct|worker|sharedworker|worker_file|html-proxy|init|commonjs-\w+)(?:=|$)/;

/** Whether `public/` holds a file of exactly this name: some file systems take another for it. */
export function isPublicFile(publicDir: string, { pathname, query }: AskedAddress): boolean {
  if (publicDir === '' || query.some((part) => OF_MODULE.test(part))) return false;
  const names = pathname.slice(1).split('/');
  if (names.some((name) => name === '' || name === '.' || name === '..')) return false;
  try {
    if (!statSync(path.join(publicDir, ...names)).isFile()) return false;
    return names.every((name, index) =>
      readdirSync(path.join(publicDir, ...names.slice(0, index))).includes(name),
    );
  } catch {
    return false;
  }
}
