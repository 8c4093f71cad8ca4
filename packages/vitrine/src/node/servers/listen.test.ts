import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

const host = '127.0.0.1';
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

function answer(text: string): Server {
  return createServer((_, response) => response.end(text));
}

async function start(text: string, port: number | undefined, defaultPort: number) {
  const listening = await listen(answer(text), { host, port }, defaultPort);
  open.push(listening.close);
  return listening;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const { url, close } = await listen(answer(''), { host, port: 0 }, 0);
  await close();
  return Number(new URL(url).port);
}

it('takes any free port for 0 and says which', async () => {
  const { url } = await start('hello', 0, 1);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await (await fetch(url)).text()).toBe('hello');
});

it('takes the port that was asked for, or says that it is in use', async () => {
  const port = await freePort();
  const { url } = await start('first', port, 1);
  expect(url).toBe(`http://127.0.0.1:${port}/`);
  await expect(start('second', port, 1)).rejects.toMatchObject({
    problems: [{ code: 'port-in-use', message: `Port ${port} is already in use` }],
  });
  expect(await (await fetch(url)).text()).toBe('first');
});

it('goes on from the default port to the next free one', async () => {
  const port = await freePort();
  await start('first', undefined, port);
  const { url } = await start('second', undefined, port);
  expect(Number(new URL(url).port)).toBeGreaterThan(port);
  expect(await (await fetch(url)).text()).toBe('second');
});

it('says why it cannot listen where no port is taken', async () => {
  const refused = (name: string) =>
    listen(answer(''), { host: name, port: 0 }, 0).catch((error: unknown) => error);
  expect(await refused('192.0.2.1')).toMatchObject({
    problems: [
      {
        code: 'not-listening',
        message:
          'Cannot listen on 192.0.2.1, port 0: it is no address of this machine (EADDRNOTAVAIL)',
      },
    ],
  });
  // Where nobody answers for names, that is said.
  expect(await refused('nowhere.invalid')).toMatchObject({
    problems: [
      {
        message: expect.stringMatching(
          /^Cannot listen on nowhere\.invalid, port 0: .*(ENOTFOUND|EAI_AGAIN)/,
        ) as string,
      },
    ],
  });
});

it('frees the port when closed', async () => {
  const { url, close } = await listen(answer(''), { host, port: 0 }, 0);
  await close();
  const { url: again } = await start('again', Number(new URL(url).port), 1);
  expect(again).toBe(url);
});

it('tries twenty ports after the default one, then gives up', async () => {
  const tried: number[] = [];
  const server = Object.assign(new EventEmitter(), {
    listen: (port: number) => {
      tried.push(port);
      const error = Object.assign(new Error(), { code: 'EADDRINUSE' });
      queueMicrotask(() => server.emit('error', error));
    },
  });
  await expect(
    listen(server as unknown as Server, { host, port: undefined }, 4000),
  ).rejects.toMatchObject({ problems: [{ message: 'Port 4020 is already in use' }] });
  expect(tried).toEqual(Array.from({ length: 21 }, (_, index) => 4000 + index));
  expect(server.eventNames()).toEqual([]);
});
