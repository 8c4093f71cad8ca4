import { basePath, placeAddress } from '../base/addresses/base-path.ts';
import { ASSETS_PATH } from '../../shared/contract.ts';
import { CSP_JSON, CSP_NGINX, HEADERS_FILE } from '../csp/header-files.ts';
import type { Config } from '../config/schema.ts';
import { printNginx } from './nginx.ts';

type HostConfig = Pick<Config, 'url' | 'redirects' | 'hosts'>;

/** Names under `assets/` change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REDIRECTS_FILE = '_redirects';
const VERCEL_FILE = 'vercel.json';
const NGINX_FILE = 'nginx.conf';

/** Addresses of all that hosts read, and `vitrine preview`: nothing else can be there. */
export const HOST_FILES: readonly string[] = [
  ...[HEADERS_FILE, REDIRECTS_FILE, VERCEL_FILE, NGINX_FILE, CSP_JSON, CSP_NGINX],
].map((name) => `/${name}`);

/** Files for the hosts that the configuration names, by their names in the output; `_headers` is apart. */
export function printHostFiles(config: HostConfig): Map<string, string> {
  const files = new Map<string, string>();
  const { hosts } = config;
  if (readsRules(config)) files.set(REDIRECTS_FILE, printRedirects(config));
  if (hosts.includes('vercel')) files.set(VERCEL_FILE, printVercel(config));
  if (hosts.includes('nginx')) files.set(NGINX_FILE, printNginx(config));
  return files;
}

/** Whether one of the hosts reads `_headers` and `_redirects`. */
export function readsRules({ hosts }: Pick<Config, 'hosts'>): boolean {
  return hosts.includes('netlify') || hosts.includes('cloudflare');
}

/** Rules of `_headers` for how long browsers keep what; empty when no host reads them. */
export function printCacheRules(config: HostConfig): string {
  if (!readsRules(config)) return '';
  const assets = placeAddress(basePath(config), ASSETS_PATH);
  return `${assets}*\n  Cache-Control: ${IMMUTABLE}\n`;
}

/** From and to, as requests have them. */
function listRedirects(config: Pick<Config, 'url' | 'redirects'>): [string, string][] {
  const base = basePath(config);
  return Object.entries(config.redirects).map(([from, to]) => [
    placeAddress(base, from),
    placeAddress(base, to),
  ]);
}

/**
 * Netlify serves a file that lies at an address, such as the page that leads on, unless a rule insists. Cloudflare always
 * follows rules, and takes none that insists.
 */
function printRedirects(config: HostConfig): string {
  const status = config.hosts.includes('cloudflare') ? '301' : '301!';
  return listRedirects(config)
    .map(([from, to]) => `${from} ${to} ${status}\n`)
    .join('');
}

function printVercel(config: HostConfig): string {
  const assets = placeAddress(basePath(config), ASSETS_PATH);
  const settings = {
    trailingSlash: false,
    redirects: listRedirects(config).map(([source, destination]) => ({
      source: source.replace(/[(){}:*+?\\]/g, '\\$&'),
      destination,
      permanent: true,
    })),
    headers: [{ source: `${assets}(.*)`, headers: [{ key: 'Cache-Control', value: IMMUTABLE }] }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
