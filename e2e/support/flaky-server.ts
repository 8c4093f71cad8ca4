import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a host sends in the place of a file. */
interface Answer {
  response: ServerResponse;
  status: number;
  type: string;
  headers: Record<string, string>;
  body: Buffer;
}

const SIGN_IN = '<!doctype html><title>Sign in</title><h1>Welcome to the network</h1>';
const SLOW_MS = 1500;

const sendWhole = ({ response, status, type, headers, body }: Answer) => {
  response.writeHead(status, { ...headers, 'content-type': type });
  response.end(body);
};

/** Sends the first half, of which the length is told as it should be, and stops. */
const sendHalf = ({ response, status, type, headers, body }: Answer) => {
  const length = { 'content-length': String(body.length) };
  response.writeHead(status, { ...headers, ...length, 'content-type': type });
  response.write(body.subarray(0, body.length / 2));
};

const sendText = (status: number, type: string, text: string) => (answer: Answer) =>
  sendWhole({ ...answer, status, type, body: Buffer.from(text) });

/** Ways for an answer to fail. A slow one arrives in the end, whole. */
const FAULTS = {
  dropped: ({ response }: Answer) => response.socket!.destroy(),
  reset: ({ response }: Answer) => response.socket!.resetAndDestroy(),
  stalled: () => undefined,
  'stalled in its middle': sendHalf,
  /** As if it were whole. */
  truncated: (answer: Answer) =>
    sendWhole({ ...answer, body: answer.body.subarray(0, answer.body.length / 2) }),
  /** With a length that says so. */
  cut: (answer: Answer) => {
    sendHalf(answer);
    setTimeout(() => answer.response.socket?.destroy(), 50);
  },
  empty: (answer: Answer) => sendWhole({ ...answer, body: Buffer.of() }),
  /** The page on which a network asks its guests for something. */
  captive: sendText(200, 'text/html; charset=utf-8', SIGN_IN),
  redirected: (answer: Answer) => {
    answer.response.writeHead(302, { location: '/sign-in-page' });
    answer.response.end();
  },
  'of another type': (answer: Answer) => sendWhole({ ...answer, type: 'application/octet-stream' }),
  garbled: (answer: Answer) =>
    sendWhole({
      ...answer,
      body: Buffer.from(answer.body.map((byte, index) => byte ^ (index % 251))),
    }),
  '404': sendWhole,
  '500': sendText(500, 'text/plain', 'Broken'),
  slow: async (answer: Answer) => {
    await sleep(SLOW_MS);
    sendWhole(answer);
  },
} as const satisfies Record<string, (answer: Answer) => unknown>;

export type Fault = keyof typeof FAULTS;
export const EVERY_FAULT = Object.keys(FAULTS) as Fault[];

/** A static host whose answers the test decides on. */
export interface FlakyServer {
  /** Without a slash at its end. */
  url: string;
  /** Called for every request; no fault by default. */
  fault: (pathname: string, headers: IncomingHttpHeaders) => Fault | undefined;
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
  '.woff2': 'font/woff2',
};

/** Serves a folder as a static host does, on a free port. */
export async function startFlakyServer(folder: () => string): Promise<FlakyServer> {
  const server: FlakyServer = { url: '', fault: () => undefined, requests: [], close };
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    server.requests.push(pathname);
    const fault = server.fault(pathname, request.headers);
    const answer = readAnswer(folder(), pathname, response);
    if (pathname === '/sign-in-page') FAULTS.captive(answer);
    else if (fault === '404') sendWhole(readAnswer(folder(), null, response));
    else if (fault) void FAULTS[fault](answer);
    else sendWhole(answer);
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

function readAnswer(folder: string, pathname: string | null, response: ServerResponse): Answer {
  const file = pathname === null ? undefined : findFile(folder, pathname);
  const isKept = pathname?.startsWith('/assets/');
  return {
    response,
    status: file ? 200 : 404,
    type: TYPES[path.extname(file ?? '404.html')] ?? 'application/octet-stream',
    headers: { 'cache-control': isKept ? 'max-age=31536000, immutable' : 'no-cache' },
    body: readFileSync(file ?? path.join(folder, '404.html')),
  };
}

function findFile(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname));
  return [file, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}
