import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { loadConfig } from '../config/load-config.ts';
import { failure } from '../base/errors.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { listen, type ListenOptions } from '../base/listen.ts';

const PREVIEW_PORT = 4173;
/** Names under `assets/` change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built site as a static host would.
 * @throws VitrineError `output-not-found` when the site has not been built, `port-in-use`
 */
export async function preview(
  root: string,
  options: ListenOptions,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { outDir } = await loadConfig(root, path.join(root, CACHE_DIR));
  const dir = path.resolve(root, outDir);
  if (!existsSync(path.join(dir, 'index.html'))) throw failure('output-not-found', [dir]);
  const serve = sirv(dir, {
    // Files are looked up for every request, so that a new build is served at once.
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    serve(request, response, () => sendNotFound(dir, response));
  });
  return listen(server, options, PREVIEW_PORT);
}

function sendNotFound(dir: string, response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(readFileSync(path.join(dir, '404.html')));
}
