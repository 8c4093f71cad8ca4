import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { ServerOptions } from 'vite';
import { CACHE_DIR } from '../base/folders.ts';
import { ENGINE_DIST } from '../bundle/entries.ts';

/** Files of people and tools that no page shows, wherever they lie. */
const PRIVATE = ['.env', '.env.*', '.npmrc', '.yarnrc*', '.netrc', '.htpasswd', '**/.git/**'];
const KEYS = ['*.{crt,pem,key,p12,pfx,kdbx,keystore}', 'id_{rsa,dsa,ecdsa,ed25519}*'];

/**
 * The files that the dev server reads for a browser: those of the site, of the engine and of installed
 * packages; of the whole workspace where pages and demos lie in it. Modules that these import from elsewhere come with
 * them. Pages of other origins get none of them, and requests for another host are refused, because any page can send
 * requests to a server on this machine.
 */
export function fileAccess(root: string, workspace = root): Pick<ServerOptions, 'cors' | 'fs'> {
  const packages = [...installedPackages(root), ...installedPackages(ENGINE_DIST)];
  const allow = [...new Set([root, workspace, ENGINE_DIST, ...packages])];
  return { cors: false, fs: { strict: true, allow, deny: [...PRIVATE, ...KEYS] } };
}

/** Whether an address leads through a hidden folder of the site, or to a hidden file. */
export function isHidden(url: string, root: string, workspace = root): boolean {
  const pathname = decodeURIComponent(url.split('?')[0]!);
  // The folders above the site may have any name.
  const folder = [root, workspace].find((dir) => pathname.startsWith(`/@fs${dir}/`));
  const shown = folder === undefined ? pathname : pathname.slice(`/@fs${folder}`.length);
  const names = shown.split('/');
  return names.some(
    // Package managers keep packages in hidden folders of `node_modules`.
    (name, index) =>
      name.startsWith('.') && name !== CACHE_DIR && names[index - 1] !== 'node_modules',
  );
}

/**
 * Whether another site asks for what only the pages of this one may have: a script, which it could run and so read, or
 * a tool of the server, such as the one that opens a file in the editor. What a page shows, such as a picture, it may
 * show anywhere; an isolated document counts as another site.
 */
export function isFromElsewhere(url: string, headers: IncomingHttpHeaders): boolean {
  const from = headers['sec-fetch-site'];
  if (from === undefined || from === 'same-origin' || from === 'none') return false;
  return headers['sec-fetch-dest'] === 'script' || url.startsWith('/__');
}

/** The folders in which packages are looked for, from a folder upwards. */
function installedPackages(from: string): string[] {
  const folders: string[] = [];
  for (let dir = from; ; dir = path.dirname(dir)) {
    const modules = path.join(dir, 'node_modules');
    if (existsSync(modules)) folders.push(modules);
    if (dir === path.dirname(dir)) return folders;
  }
}
