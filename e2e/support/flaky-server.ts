import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Ways for an answer to fail: the connection breaks, the server fails, the file is gone, the answer
 * ends in its middle, or it does not come.
 */
export type Fault = 'dropped' | '500' | '404' | 'truncated' | 'stalled';

/** A static host whose answers the test decides on. */
export interface FlakyServer {
  /** Without a slash at its end. */
  url: string;
  /** Called for every request; no fault by default. */
  fault: (pathname: string) => Fault | undefined;
  /** Every request since the start, or since the test has emptied it. */
  requests: string[];
  close: () => Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as a static host does, on a free port. */
export async function startFlakyServer(folder: () => string): Promise<FlakyServer> {
  const server: FlakyServer = { url: '', fault: () => undefined, requests: [], close };
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    server.requests.push(pathname);
    const fault = server.fault(pathname);
    if (fault === 'dropped') request.socket.destroy();
    else if (fault === '500') sendText(response, 500, 'Broken');
    else if (fault !== 'stalled')
      sendFile(response, folder(), fault === '404' ? null : pathname, fault);
  });
  async function close(): Promise<void> {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  }
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve));
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  server.url = `http://localhost:${address.port}`;
  return server;
}

function sendFile(
  response: ServerResponse,
  folder: string,
  pathname: string | null,
  fault: Fault | undefined,
) {
  const file = pathname === null ? undefined : findFile(folder, pathname);
  const body = readFileSync(file ?? path.join(folder, '404.html'));
  response.writeHead(file ? 200 : 404, {
    'content-type': TYPES[path.extname(file ?? '404.html')] ?? 'application/octet-stream',
    'cache-control': pathname?.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  });
  response.end(fault === 'truncated' ? body.subarray(0, body.length / 2) : body);
}

function findFile(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname));
  return [file, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(text);
}
