import { request as sendRequest } from 'node:http';
import { connect as connectSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A request that need not be one that a client would send. */
export interface RawRequest {
  body: string | Buffer;
  method?: string;
  headers?: Record<string, string>;
  /** In how many pieces the body is sent, with a pause after each. */
  pieces?: number;
  /** The connection ends after so many bytes of the body. */
  leaves?: number;
  /** The connection ends before anything of the answer was read. */
  isDeaf?: true;
}

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
/** Milliseconds between pieces. */
const PAUSE = 20;
/** Milliseconds after which a request counts as not answered. */
const PATIENCE = 60_000;
/** More than the server takes at once. */
const CROWD = 260;

/** Sends a request over a connection of its own; its status is 0 where nobody waits for the answer. */
export async function postRaw(
  url: string,
  { body, method = 'POST', headers = {}, pieces = 1, leaves, isDeaf }: RawRequest,
): Promise<{ status: number; text: string }> {
  const bytes = Buffer.from(body);
  const length = method === 'POST' ? { 'content-length': String(bytes.length) } : {};
  const request = sendRequest(url, {
    method,
    headers: { ...HEADERS, ...length, ...headers },
    agent: false,
    signal: AbortSignal.timeout(PATIENCE),
  });
  const answer = new Promise<{ status: number; text: string }>((resolve) => {
    request.on('error', (error) => resolve({ status: 0, text: error.message }));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', (error) => resolve({ status: 0, text: error.message }));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
  });
  if (isDeaf || leaves !== undefined) {
    request.write(bytes.subarray(0, leaves ?? bytes.length));
    await wait(PAUSE);
    request.destroy();
    return { status: 0, text: '' };
  }
  const size = Math.ceil(bytes.length / pieces);
  for (let from = size; from < bytes.length; from += size) {
    request.write(bytes.subarray(from - size, from));
    await wait(PAUSE);
  }
  request.end(bytes.subarray((pieces - 1) * size));
  return answer;
}

/** More connections than the server takes, none of which says anything; once they are gone it answers as ever. */
export async function crowd(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: CROWD }, () => connectSocket(Number(port), hostname));
  // The server closes those that are too many, some of them before all are there.
  const gone = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  const there = sockets.map(
    (socket) =>
      new Promise((resolve) => {
        socket.once('connect', resolve).once('error', resolve);
      }),
  );
  await Promise.all(there);
  for (const socket of sockets) socket.destroy();
  await Promise.all(gone);
}
