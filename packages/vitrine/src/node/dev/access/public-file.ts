import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AskedAddress } from './asked-address.ts';

/** Asks Vite for a module of a file, not for the file. */
const OF_MODULE =
  /^(?:raw|url|inline|no-inline|direct|worker|sharedworker|worker_file|html-proxy|init|commonjs-\w+)(?:=|$)/;

/** Whether `public/` holds a file of exactly this name: some file systems take another for it. */
export function isPublicFile(publicDir: string, { pathname, query }: AskedAddress): boolean {
  if (publicDir === '' || query.some((part) => OF_MODULE.test(part))) return false;
  return isFileOf(publicDir, pathname.slice(1).split('/'));
}

/** Escapes that `decodeURI` leaves: of what means something in addresses. */
const RESERVED = /%(?:2[346bcf]|3[abdf]|40)/i;

/**
 * The address in `public/` of a file whose name Vite does not read from its own: `/a%3F.txt`.
 * @returns `null` for what Vite serves itself, and what is no such file
 */
export function findReservedName(publicDir: string, url: string): string | null {
  const [pathname = '', query = ''] = url.split('?');
  if (publicDir === '' || !RESERVED.test(pathname)) return null;
  if (query.split('&').some((part) => OF_MODULE.test(part))) return null;
  try {
    const names = pathname.slice(1).split('/').map(decodeURIComponent);
    return isFileOf(publicDir, names) ? pathname : null;
  } catch {
    return null;
  }
}

function isFileOf(publicDir: string, names: readonly string[]): boolean {
  if (names.some((name) => name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name)))
    return false;
  try {
    if (!statSync(path.join(publicDir, ...names)).isFile()) return false;
    return names.every((name, index) =>
      readdirSync(path.join(publicDir, ...names.slice(0, index))).includes(name),
    );
  } catch {
    return false;
  }
}
