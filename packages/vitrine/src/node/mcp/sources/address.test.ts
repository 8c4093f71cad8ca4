import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ask, connect, openSite, serve } from '../fixtures/client.ts';
import { makeKit } from '../fixtures/kit.ts';
import { openAddress } from './address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a host and tells what it was asked for. */
async function host(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ui/`);
  return { url, asked };
}

/** Only those that never answer are left soon: a busy machine is slow too. */
const open = (url: URL, milliseconds = 30_000) =>
  openSite(openAddress(url, { milliseconds, bytes: 200_000 }));
const KIT = makeKit();
const publish =
  (files: ReadonlyMap<string, string>, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    const text = files.get((request.url ?? '').replace(/^\/ui/, ''));
    response.writeHead(text === undefined ? 404 : 200, headers).end(text);
  };

it('asks for what an answer needs, and for nothing before it is asked', async () => {
  const { url, asked } = await host(publish(KIT, { etag: '"1"' }));
  const source = open(url);
  const client = await connect(serve(source));
  await client.listTools();
  expect(asked).toEqual([]);
  await Promise.all([1, 2, 3].map(() => ask(client, 'get_page', { path: '/ui/dial' })));
  expect(asked.filter((each) => each === 'GET /ui/vitrine.json')).toHaveLength(1);
  expect(new Set(asked)).toEqual(
    new Set(['HEAD /ui/vitrine.json', 'GET /ui/vitrine.json', 'GET /ui/dial.md']),
  );
});

it.each<[string, RequestListener, RegExp]>([
  ['silent', () => undefined, /vitrine\.json did not answer in time/],
  [
    'slow',
    (request, response) => {
      if (request.method === 'HEAD') return void response.end();
      response.write('{"format":');
    },
    /vitrine\.json did not answer in time/,
  ],
  [
    'broken',
    (request, response) => {
      if (request.method === 'HEAD') return void response.end();
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{');
      setImmediate(() => response.destroy());
    },
    /vitrine\.json cannot be reached\. Check the address and the network\./,
  ],
  [
    'captive',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi'),
    /vitrine\.json is answered with a web page: .* or a login is wanted/,
  ],
  [
    'elsewhere',
    (_, response) => void response.writeHead(302, { location: 'http://other.example/x' }).end(),
    /vitrine\.json leads to http:\/\/other\.example\/x\. Give --site/,
  ],
  [
    'misleading',
    (_, response) => void response.writeHead(301, { location: 'http://[' }).end(),
    /vitrine\.json leads to another address/,
  ],
  [
    'elsewhere in its last way of saying so',
    (_, response) => void response.writeHead(399, { location: '/x' }).end(),
    /vitrine\.json leads to http:.*\/x\. Give --site/,
  ],
  [
    'elsewhere in one of several places',
    (_, response) => void response.writeHead(300, { location: '/x' }).end(),
    /vitrine\.json leads to http:.*\/x\. Give --site/,
  ],
  [
    'refusing, and names another address',
    (_, response) => void response.writeHead(400, { location: '/x' }).end(),
    /vitrine\.json answers 400\. Try again later/,
  ],
  ['empty', (_, response) => void response.writeHead(404).end(), /There is no vitrine\.json at/],
  ['gone', (_, response) => void response.writeHead(410).end(), /There is no vitrine\.json at/],
  ['told of no change', (_, response) => void response.writeHead(304).end(), /answers 304\. Try/],
  ['failing', (_, response) => void response.writeHead(503).end(), /answers 503\. Try again later/],
  [
    'huge',
    (_, response) => void response.end(Buffer.alloc(400_000, 32)),
    /vitrine\.json is too large to be read/,
  ],
  ['no site', (_, response) => void response.end('{}'), /built by another version of Vitrine/],
  ['no JSON', (_, response) => void response.end('{"a'), /vitrine\.json is no JSON/],
])('a host that is %s is told so', async (name, listener, said) => {
  const { url } = await host(listener);
  const isSilent = ['silent', 'slow'].includes(name);
  const client = await connect(serve(open(url, isSilent ? 200 : undefined)));
  const { text, isError } = await ask(client, 'list_pages');
  expect(text).toMatch(said);
  expect(isError).toBe(true);
});

it('a host that is not there is told so', async () => {
  const { url } = await host(() => undefined);
  servers.splice(0).forEach((server) => server.close());
  await expect(open(url).describe()).rejects.toThrow('cannot be reached');
});

it.each(['/ui/../secret.md', '/ui/.\t./secret.md', '/ui/%2e%2e/secret.md', '//x.example/a.md'])(
  'a site that names %j leads to nothing else',
  async (markdown) => {
    const site = KIT.get('/vitrine.json')!;
    const named = site.replace('"/ui/dial.md"', JSON.stringify(markdown));
    const { url, asked } = await host(publish(new Map([...KIT, ['/vitrine.json', named]])));
    const client = await connect(serve(open(url)));
    const { text } = await ask(client, 'get_page', { path: '/ui/dial' });
    expect(text).toContain('leads out of the site');
    expect(new Set(asked)).toEqual(new Set(['HEAD /ui/vitrine.json', 'GET /ui/vitrine.json']));
  },
);

it('a site that was published anew is read anew', async () => {
  let files = makeKit('Dials', 1);
  let tag = '"1"';
  const { url } = await host((request, response) =>
    publish(files, { etag: tag })(request, response),
  );
  const client = await connect(serve(open(url)));
  expect((await ask(client, 'search', { query: 'dials' })).text).toContain('**Dials** (/ui/dial)');
  files = makeKit('Knobs and more', 1);
  tag = '"2"';
  // The list of pages counts as new for a while, a page that is gone does not.
  files.set('/new.md', '# New\n');
  files.delete('/dial.md');
  files.set('/vitrine.json', files.get('/vitrine.json')!.replace('/ui/dial.md', '/ui/new.md'));
  expect((await ask(client, 'get_page', { path: '/ui/dial' })).text).toBe('# New');
});
