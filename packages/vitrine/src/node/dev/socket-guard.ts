import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { LISTENING_EVENT } from '../../shared/contract.ts';

/** What Vite speaks with the browser. */
const PROTOCOLS = new Set(['vite-hmr', 'vite-ping']);

type Listener = (...args: unknown[]) => void;
interface Socket {
  listeners: (event: string) => Listener[];
  removeAllListeners: (event: string) => void;
  on: (event: string, listener: Listener) => void;
}

/**
 * Keeps from Vite what its connections with browsers cannot carry: a message that is none would end the process, and a
 * connection of another protocol would stay open for ever.
 */
export function guardSockets(http: Server, vite: ViteDevServer, base: string): void {
  vite.ws.on('connection', (connection: unknown) => {
    const socket = connection as Socket;
    const listeners = socket.listeners('message');
    socket.removeAllListeners('message');
    socket.on('message', (data, ...rest) => {
      if (!isMessage(String(data))) return;
      for (const listener of listeners) listener.call(socket, data, ...rest);
    });
  });
  http.on('upgrade', ({ url = '', headers }: IncomingMessage, socket: Duplex) => {
    const protocol = headers['sec-websocket-protocol'] ?? '';
    if (PROTOCOLS.has(protocol) && url.split('?')[0] === base) return;
    socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
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
