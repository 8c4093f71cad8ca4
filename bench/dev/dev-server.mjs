/* global document */
// Development servers, and what a browser shows of them.
import { createServer, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { poll } from '../browser.mjs';
import { startServer } from '../processes.mjs';

/** Milliseconds for whatever a server does. */
export const LIMIT = 420_000;

export async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves to `true` once something listens on the port, to `null` while nothing does. */
function tryPort(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(null));
    socket.on('connect', () => socket.destroy());
  });
}

/** Milliseconds from a change until its text is in the page, `null` if it never is. The page may reload. */
export async function waitForText(page, text, change) {
  const seen = page
    .waitForFunction(
      (wanted) => (document.body?.textContent.includes(wanted) ? Date.now() : false),
      text,
      { polling: 'raf', timeout: 20_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => null);
  // Let the watch begin before there is something to see.
  await sleep(200);
  const started = Date.now();
  change();
  const at = await seen;
  return at === null ? null : at - started;
}

/** Resolves once a heading of the first level with a text is painted. */
export async function waitForHeading(page, title) {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.includes(wanted)),
    title,
    { polling: 'raf', timeout: LIMIT },
  );
}

/** Starts a development server; `listening` resolves when it answers on its port. */
export function startDev({ env, ...options }) {
  const server = startServer({ ...options, env: { ...env, NODE_ENV: 'development' } });
  const listening = async (port, title) => {
    const ended = server.ended.then((code) => {
      throw new Error(`${title}'s development server ended with ${code}`);
    });
    await Promise.race([poll(() => tryPort(port), { every: 10, limit: LIMIT }), ended]);
    ended.catch(() => undefined);
  };
  return { ...server, listening };
}
