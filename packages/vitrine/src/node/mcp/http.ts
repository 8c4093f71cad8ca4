import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { listen } from '../servers/listen.ts';
import type { ListenOptions } from '../servers/listen-options.ts';

const MCP_PORT = 4174;
/** Bytes of a request: names and questions. */
const MOST_BYTES = 1_000_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Serves at `/mcp`. Each request has a server of its own, so nothing is kept between them. */
export function serveHttp(create: () => McpServer, options: ListenOptions) {
  const own = new Set([
    ...LOOPBACK,
    options.host.includes(':') ? `[${options.host}]` : options.host,
  ]);
  const server = createServer((request, response) => {
    answer(create, own, request, response).catch(() =>
      refuse(response, 500, 'Something went wrong'),
    );
  });
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
  if (body === null) return refuse(response, 413, `A request has ${MOST_BYTES} bytes at most`);
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return refuse(response, 400, 'The request is no JSON', -32700);
  }
  const server = create();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, message);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function refuse(response: ServerResponse, status: number, message: string, code = -32000): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(`${JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null })}\n`);
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}
