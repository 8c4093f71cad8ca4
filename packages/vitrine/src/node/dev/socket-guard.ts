import { createHash } from 'node:crypto';
import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { ViteDevServer } from 'vite';
import { LISTENING_EVENT } from '../../shared/contract.ts';
import { refusalOfHost, tidyHost } from '../servers/hosts.ts';

/** What Vite speaks with the browser, and what the browser asks by until the server is back. */
const [MESSAGES, PING] = ['vite-hmr', 'vite-ping'];
const PROTOCOL = 'sec-websocket-protocol';
/** What a server adds to a client's key (RFC 6455, 1.3). */
const ACCEPTS = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** A frame that closes a connection, for no reason. */
const CLOSE = Buffer.from([0x88, 0x02, 0x03, 0xe8]);

type Listener = (...args: unknown[]) => void;
interface Socket {
  listeners: (event: string) => Listener[];
  removeAllListeners: (event: string) => void;
  on: (event: string, listener: Listener) => void;
}

/**
 * Keeps from Vite what its connections with browsers cannot carry: a message that is none would end the process, and a
 * connection of another protocol would stay open for ever.
 * @param listens the host that the server listens on
 */
export function guardSockets(
  http: Server,
  vite: ViteDevServer,
  base: string,
  listens: string,
): void {
  vite.ws.on('connection', (connection: unknown) => {
    const socket = connection as Socket;
    const listeners = socket.listeners('message');
    socket.removeAllListeners('message');
    socket.on('message', (data, ...rest) => {
      if (!isMessage(String(data))) return;
      for (const listener of listeners) listener.call(socket, data, ...rest);
    });
    // The connection closes by itself: what a client has done wrong is no matter of the author's.
    socket.removeAllListeners('error');
    socket.on('error', () => undefined);
  });
  http.prependListener('upgrade', (request: IncomingMessage, socket: NetSocket) => {
    const { url = '', headers } = request;
    const protocol = headers[PROTOCOL];
    const isOurs = url.split('?')[0] === base && !refusalOfHost(request, listens);
    if (isOurs && protocol === MESSAGES) return tidyHost(request);
    // Vite, which listens as well, knows its own by the protocol.
    delete headers[PROTOCOL];
    if (!/websocket/i.test(headers.upgrade ?? '')) answerAsEver(http, request, socket);
    else if (isOurs && protocol === PING) answerPing(request, socket);
    else refuseSocket(socket);
  });
}

const refuseSocket = (socket: NetSocket) =>
  socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');

/** Says that the server is there, and reads nothing: to Vite's own answer any frame that is none would be the end. */
function answerPing({ headers }: IncomingMessage, socket: NetSocket): void {
  const key = headers['sec-websocket-key'];
  if (key === undefined) return void refuseSocket(socket);
  const accepted = createHash('sha1').update(`${key}${ACCEPTS}`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accepted}\r\n${PROTOCOL}: ${PING}\r\n\r\n`,
  );
  socket.end(CLOSE);
  socket.resume();
}

/** Clients that would rather speak HTTP/2 ask for it so, and take an answer of HTTP/1.1 as well (RFC 9110, 7.8). */
function answerAsEver(http: Server, request: IncomingMessage, socket: NetSocket): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  http.emit('request', request, response);
}

/** Whether a text is a message that somebody listens to, of the form that they take. */
export function isMessage(text: string): boolean {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return false;
  }
  if (!isObject(message) || message.type !== 'custom') return false;
  const { event, data } = message;
  if (typeof event !== 'string') return false;
  if (event === LISTENING_EVENT) return typeof data === 'number';
  if (event === 'vite:invalidate') {
    if (!isObject(data)) return false;
    const { path, message: reason, firstInvalidatedBy: first } = data;
    return typeof path === 'string' && isText(reason) && isText(first);
  }
  // Those of Vite itself come from the server alone; others are a plugin's.
  return !event.startsWith('vite:') && event !== 'connection';
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
