import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { upwards } from '../../base/folders.ts';
import type { ServerOptions } from 'vite';
import { ENGINE_DIST } from '../../bundle/entries.ts';

/** A tool of Vite, which reads nothing. */
export const OPENS_EDITOR = /^\/__open-in-editor(?:\?|$)/;

/** Files of people and tools that no page shows, wherever they lie. */
const PRIVATE = ['.env', '.env.*', '.npmrc', '.yarnrc*', '.netrc', '.htpasswd', '**/.git/**'];
const KEYS = ['*.{crt,pem,key,p12,pfx,kdbx,keystore}', 'id_{rsa,dsa,ecdsa,ed25519}*'];

/**
 * The folders in which Vite may read files: those of the site, of the engine and of installed packages; the whole
 * workspace where pages and demos lie in it. Which of their files a browser gets is told by the list (`access-list.ts`).
 * Pages of other origins get none of them, and requests for another host are refused, because any page can send
 * requests to a server on this machine.
 */
export function fileAccess(root: string, workspace = root): Pick<ServerOptions, 'cors' | 'fs'> {
  const packages = [...installedPackages(root), ...installedPackages(ENGINE_DIST)];
  const allow = [...new Set([root, workspace, ENGINE_DIST, ...packages])];
  return { cors: false, fs: { strict: true, allow, deny: [...PRIVATE, ...KEYS] } };
}

/**
 * Whether another site asks for what only the pages of this one may have: a script, which it could run and so read, or
 * a tool of the server, such as the one that opens a file in the editor. What a page shows, such as a picture, it may
 * show anywhere; an isolated document counts as another site. Over a network browsers do not say who asks: the tools
 * are for this machine alone.
 * @param isPage whether an address is that of a page of the site: a page may be called as tools are
 */
export function isFromElsewhere(
  url: string,
  headers: IncomingHttpHeaders,
  isPage: (url: string) => boolean,
): boolean {
  const from = headers['sec-fetch-site'];
  if (from === 'same-origin') return false;
  if (url.startsWith('/__') && (OPENS_EDITOR.test(url) || !isPage(url))) return true;
  return from !== undefined && from !== 'none' && headers['sec-fetch-dest'] === 'script';
}

/** The folders in which packages are looked for, from a folder upwards. */
function installedPackages(from: string): string[] {
  return [...upwards(from)]
    .map((dir) => path.join(dir, 'node_modules'))
    .filter((modules) => existsSync(modules));
}
