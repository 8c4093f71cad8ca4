import { createReadStream, existsSync, readFileSync, type Stats } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { trimSlash } from '../../shared/paths.ts';
import { decodePath, markdownPath } from '../base/addresses/page-paths.ts';
import { basePath } from '../base/addresses/base-path.ts';
import { loadConfig } from '../config/load-config.ts';
import { failure } from '../base/errors.ts';
import { CSP_JSON, policyOf, type PolicyHeaders } from '../csp/header-files.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { findRedirect } from '../hosts/find-redirect.ts';
import { tightenConditions, tightenToFile } from '../servers/conditions.ts';
import { enterBase } from '../servers/base.ts';
import { refusalOfHost } from '../servers/hosts.ts';
import { listen } from '../servers/listen.ts';
import type { ListenOptions } from '../servers/listen-options.ts';
import { prefersMarkdown } from '../servers/prefers-markdown.ts';
import { refuse, refusalOf } from '../servers/requests.ts';

const PREVIEW_PORT = 4173;
/** The one folder with a dot that hosts hand out (RFC 8615). */
const WELL_KNOWN = /^\/\.well-known(?:\/[^./][^/]*)+$/;
/** Names under `assets/` change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const UNKNOWN = 'application/octet-stream';

/**
 * Serves the built site as a static host would.
 * @throws VitrineError `output-not-found` when the site has not been built, `port-in-use`
 */
export async function preview(
  root: string,
  options: ListenOptions,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { outDir, ...config } = await loadConfig(root, path.join(root, CACHE_DIR));
  const dir = path.resolve(root, outDir);
  if (!existsSync(path.join(dir, 'index.html'))) throw failure('output-not-found', [dir]);
  const base = basePath(config);
  const server = createServer((request, response) => {
    const misled = refusalOfHost(request, options.host);
    if (misled) {
      refuse(response, misled);
      return;
    }
    const address = enterBase(base, request, response);
    if (address === null) return;
    request.url = address;
    const moved = refusalOf(request) ? null : findRedirect(config, address);
    if (moved !== null) {
      response.writeHead(301, { location: moved, 'cache-control': 'no-cache' }).end();
      return;
    }
    const refusal = refusalOf(request);
    // A reader may follow a broken link: what names no path names no page.
    if (refusal?.status === 400) sendNotFound(dir, response);
    else if (refusal) refuse(response, refusal);
    else sendFile(dir, request, response);
  });
  const { url, close } = await listen(server, options, PREVIEW_PORT);
  return { url: new URL(base, url).href, close };
}

/** Ranges, conditions and methods are those of RFC 9110; files are looked up for every request. */
function sendFile(dir: string, request: IncomingMessage, response: ServerResponse): void {
  const [pathname = '/'] = request.url!.split('?');
  const markdown = prefersMarkdown(request.headers.accept) ? findMarkdown(dir, pathname) : null;
  tightenConditions(request);
  const dotfiles = WELL_KNOWN.test(decodeURIComponent(pathname)) ? 'allow' : 'ignore';
  const stream = (file: string) =>
    send(request, file, { root: dir, dotfiles, extensions: ['html'] })
      .on('headers', (headed: ServerResponse, found: string, stats: Stats) => {
        tightenToFile(request, stats);
        const cached = pathname.startsWith('/assets/') ? IMMUTABLE : 'no-cache';
        headed.setHeader('cache-control', cached);
        // The type is set only after this.
        const isHtml = found.endsWith('.html');
        if (isHtml) addPolicy(dir, pathname, headed);
        // One address, two answers.
        if (isHtml || markdown !== null) headed.setHeader('vary', 'Accept');
      })
      .on('stream', () => {
        // Of an unknown kind: the browser looks, as it does with hosts that name no type.
        if (response.getHeader('content-type') === UNKNOWN) response.removeHeader('content-type');
      })
      .on('error', ({ status, headers }: SendError) => {
        if (status === 404) sendNotFound(dir, response);
        else refuse(response, { status, headers: { ...headers, 'cache-control': 'no-cache' } });
      });
  stream(markdown ?? pathname)
    // A page answers without the slash at its end too.
    .on('directory', () => stream(`${pathname}/index.html`).pipe(response))
    .pipe(response);
}

/** The Markdown beside a page; `null` for any other address. */
function findMarkdown(dir: string, pathname: string): string | null {
  const page = trimSlash(pathname);
  const file = path.join(dir, decodePath(page), 'index.html');
  const markdown = markdownPath(page);
  return existsSync(file) && existsSync(path.join(dir, decodePath(markdown))) ? markdown : null;
}

/** Sends the policy that the build wrote for hosts, where the site has one. */
function addPolicy(dir: string, pathname: string, response: ServerResponse): void {
  try {
    const headers = JSON.parse(readFileSync(path.join(dir, CSP_JSON), 'utf8')) as PolicyHeaders;
    response.setHeader('content-security-policy', policyOf(headers, pathname));
  } catch {
    // There is none, or it is being written.
  }
}

interface SendError extends Error {
  status: number;
  headers?: Record<string, string>;
}

function sendNotFound(dir: string, response: ServerResponse): void {
  const page = createReadStream(path.join(dir, '404.html'));
  page.once('error', () => refuse(response, { status: 404 }));
  page.once('open', () => {
    addPolicy(dir, '/404.html', response);
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    page.pipe(response);
  });
}
