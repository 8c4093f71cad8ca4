import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { refusalOfHost } from '../servers/hosts.ts';
import { listen } from '../servers/listen.ts';
import type { ListenOptions } from '../servers/listen-options.ts';
import { findFault, MOST_BYTES, refusal } from './read-messages.ts';

const MCP_PORT = 4174;
/** Bytes of a request that is refused and yet read, so that the client sees the answer. */
const MOST_READ = 50 * MOST_BYTES;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Clients of one machine; further ones wait or are turned away. */
const MOST_CONNECTIONS = 200;
/** How long a client may take to send its request. */
const REQUEST_MS = 30_000;

/** Serves at `/mcp`. Each request has a server of its own, so nothing is kept between them. */
export function serveHttp(create: () => McpServer, options: ListenOptions) {
  const { host } = options;
  // As addresses are read: in small letters, and short.
  const own = new Set([...LOOPBACK, hostOf(`http://${host.includes(':') ? `[${host}]` : host}`)]);
  // What is no address is nobody's own.
  own.delete('');
  const limits = { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS };
  const server = createServer(limits, (request, response) => {
    if (refusalOfHost(request, host)) return refuse(response, 403, 'Host is not allowed');
    answer(create, own, request, response).catch(() =>
      refuse(response, 500, 'Something went wrong. Ask again.'),
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  return listen(server, options, MCP_PORT);
}

async function answer(
  create: () => McpServer,
  own: ReadonlySet<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host = '', origin } = request.headers;
  // A page of another site could reach this server by a name that leads here.
  if (!own.has(hostOf(`http://${host}`))) return refuse(response, 403, 'Host is not allowed');
  if (origin !== undefined && !own.has(hostOf(origin)))
    return refuse(response, 403, 'Origin is not allowed');
  if (!/^\/mcp\/?(?:\?|$)/.test(request.url ?? ''))
    return refuse(response, 404, 'The address is /mcp');
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, 'Only POST is answered: there are no sessions');
  }
  const body = await readBody(request);
  if (body === null) return refuse(response, 413, `A message has ${MOST_BYTES} bytes at most`);
  const fault = findFault(body);
  if (fault) return send(response, 400, fault);
  const server = create();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, JSON.parse(body));
}

/** Of a body that is too large nothing is kept. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_READ) return null;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
    else chunks = [];
  }
  return bytes > MOST_BYTES ? null : Buffer.concat(chunks).toString();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  send(response, status, refusal(-32000, message));
}

function send(response: ServerResponse, status: number, answered: object): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(`${JSON.stringify(answered)}\n`);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
}
