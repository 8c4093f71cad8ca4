import { request as httpRequest } from 'node:http';
import { ACCESS_SITE, ARRIVED, SECRETS } from '../../support/access/site.ts';
import { demo, wake } from '../../support/demos.ts';
import { expect, testWithDevServer } from '../../support/dev-server.ts';

const test = testWithDevServer(ACCESS_SITE);

/** As it is written: other clients tidy an address before they send it. */
function get(url: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(url);
  return new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
    httpRequest({ port, path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** A message as a browser sends it, with a mask of zeros. */
const frame = (text: string) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

const source = (file: string) => `/@vitrine/source/${encodeURIComponent(file)}`;

/** Addresses of files that no page names, and other ways to write those of files that one does. */
const hostile = (root: string): string[] => [
  ...['.npmrc', '.env', 'server.key', 'package.json', 'package-lock.json', 'vitrine.config.ts']
    .flatMap((file) => [`/${file}`, `/${file}?raw`, `/${file}?import&raw`, `/@fs${root}/${file}`])
    .concat(`/@fs${root}/.env?import&raw`, `/@fs${root}/server.key?url&raw`),
  ...['/etc/passwd', '/etc/passwd?raw', '/etc/passwd?import&raw??', '/etc/passwd?inline'].map(
    (file) => `/@fs${file}`,
  ),
  // Beside what pages show.
  '/content/secret.tsx',
  '/content/secret.tsx?import',
  '/content/secret.tsx?t=1234567890123',
  '/content/secret.svg',
  '/content/secret.svg?import',
  '/content/linked.tsx',
  '/content/linked.tsx?raw',
  '/content/index.md',
  '/content/index.md?raw',
  '/content/parts/unused.ts',
  '/notes/plan.md?url',
  '/notes/plan.svg?import&url',
  '/notes/plan.svg?inline',
  '/notes/plan.md?worker_file&type=module',
  '/site.css',
  '/site.css?direct',
  '/.vitrine/node_modules/.vite/deps/_metadata.json',
  '/.vitrine/node_modules/.vite/deps/package.json',
  // What a page names, in other words.
  '/content/everything.tsx?raw',
  '/content/everything.tsx?import&raw',
  '/content/everything.tsx?raw&import&t=1234567890123',
  '/content/everything.tsx?url',
  '/content/everything.tsx?inline',
  '/content/everything.tsx?t=1234567890123&t=1234567890123',
  '/content/everything.tsx?',
  '/content//everything.tsx',
  '/content/./everything.tsx',
  '/content/parts/../everything.tsx',
  '/content/parts%2F..%2Feverything.tsx',
  '/content%2Feverything.tsx',
  '/content/everything.tsx/',
  '/content/everything.tsx.',
  '/content/everything.tsx%20',
  '/content/everything.tsx%00',
  '/content/everything.tsx%23?raw',
  '/CONTENT/everything.tsx',
  '/content/Everything.tsx',
  `/@fs${root}/content/everything.tsx`,
  `/@fs${root}/content/everything.tsx?raw`,
  `/@id/${root}/content/everything.tsx?raw`,
  `/@id/__x00__${root}/.env?raw`,
  `/@id//content/secret.tsx`,
  `//content/everything.tsx`,
  '/public/logo.svg',
  '/logo.svg?raw',
  '/logo.svg/',
  '/LOGO.svg',
  '/..%2f..%2f..%2fpackage.json',
  '/content/%2e%2e/package.json',
  '/@vite/../package.json',
];

test('hands out the files that its pages name, and no others', async ({ page, dev }) => {
  test.setTimeout(120_000);
  const { url, site } = dev;
  const { root } = site;
  const answers = new Map<string, number>();
  page.on('response', (response) => answers.set(response.url(), response.status()));

  await test.step('all that a demo loads arrives', async () => {
    await page.goto('/');
    const everything = demo(page, 'everything');
    await wake(everything);
    await expect(everything.getByText(ARRIVED)).toBeVisible();
    const isLoaded = () =>
      everything
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures.map(({ naturalWidth }) => naturalWidth).join(),
        );
    await expect.poll(isLoaded).toBe('4,5,6');
    const asked = () => [...answers.keys()].map((each) => new URL(each).pathname);
    await expect
      .poll(asked)
      .toEqual(expect.arrayContaining(['/content/files/look.svg', '/pictures/site.svg']));
    const refused = [...answers].filter(([, status]) => status >= 400);
    expect(refused).toEqual([]);
  });

  await test.step('the same to whoever asks for the same', async () => {
    const own = [...answers.keys()].filter((each) => each.startsWith(url));
    expect(own.length).toBeGreaterThan(40);
    for (const address of own) {
      const path = address.slice(url.length - 1);
      expect([path, (await get(url, path)).status]).toEqual([path, answers.get(address)]);
    }
    for (const path of ['/logo.svg', '/logo.svg?v=1', '/.well-known/security.txt']) {
      expect([path, (await get(url, path)).status]).toEqual([path, 200]);
    }
    // Of a page that nobody has opened yet.
    expect((await get(url, '/content/elsewhere.tsx')).status).toBe(200);
    expect((await get(url, '/content/files/late.ts.map')).status).toBe(200);
  });

  await test.step('nothing else, however it is asked for', async () => {
    for (const path of hostile(root)) {
      for (const dest of ['script', 'empty', 'document', 'image']) {
        const { status, body } = await get(url, path, { 'sec-fetch-dest': dest });
        expect({ path, dest, refused: [400, 403, 404].includes(status), status }).toEqual({
          ...{ path, dest, refused: true },
          status,
        });
        expect(body, path).not.toMatch(SECRETS);
      }
    }
  });

  await test.step('sources: of demos that pages name, by exact match', async () => {
    const shown = await get(url, source('content/small.tsx'));
    expect(shown).toMatchObject({ status: 200, body: expect.stringContaining('Small') });
    for (const file of [
      '../../../package.json',
      '/etc/passwd',
      '.npmrc',
      'content/secret.tsx',
      'content/../content/small.tsx',
      'vitrine.config.ts',
      '',
    ]) {
      const { status, body } = await get(url, source(file));
      expect({ file, refused: status === 403 || status === 404 }).toEqual({ file, refused: true });
      expect(body).not.toMatch(SECRETS);
    }
  });

  await test.step('malformed addresses and other methods', async () => {
    for (const path of ['/%', '//kit.example/', '/%00', '/a\\b']) {
      expect({ path, ...(await get(url, path)) }).toMatchObject({ path, status: 400 });
    }
    expect(await get(url, '/', {}, 'POST')).toMatchObject({ status: 405 });
  });

  await test.step('other hosts and origins', async () => {
    expect(await get(url, '/', { host: 'evil.example' })).toMatchObject({ status: 403 });
    expect(await get(url, '/', { host: 'LOCALHOST.' })).toMatchObject({ status: 200 });
    const { headers } = await get(url, '/', { origin: 'http://localhost:1' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(await get(url, '/')).toMatchObject({ status: 200 });
    const from = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' };
    expect(await get(url, '/content/small.tsx', from)).toMatchObject({ status: 403 });
    const editor = await get(url, '/__open-in-editor?file=/etc/passwd', from);
    expect(editor).toMatchObject({ status: 403 });
    // A page that is called as tools are, as a build has it.
    for (const path of ['/__lab/page', '/__lab/page/?q', '/__lab/page.md'])
      expect({ path, ...(await get(url, path)) }).toMatchObject({ path, status: 200 });
    expect(await get(url, '/__lab/none')).toMatchObject({ status: 403 });
  });

  await test.step('messages and connections that are none', async () => {
    const { port } = new URL(url);
    const MESSAGES = [
      frame('null'),
      frame('{"type":"custom","event":"vite:invoke","data":null}'),
      // Of no kind that there is.
      Buffer.from([0xff, 0x80, 0, 0, 0, 0]),
    ];
    const connection = (headers: Record<string, string>) =>
      new Promise<string>((resolve, reject) => {
        const upgrade = { connection: 'Upgrade', upgrade: 'websocket', ...headers };
        const asked = httpRequest({ port, path: '/', headers: upgrade });
        asked.on('response', (response) => resolve(String(response.statusCode)));
        asked.on('error', reject);
        asked.on('upgrade', (_response, socket) => {
          for (const message of MESSAGES) socket.write(message);
          // Answered when all before it has been read.
          socket.end(Buffer.from([0x88, 0x80, 0, 0, 0, 0]));
          socket.on('error', () => undefined);
          socket.resume().on('close', () => resolve('closed'));
        });
        asked.end();
      });
    const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };
    expect(await connection({ ...key, 'sec-websocket-protocol': 'vite-hmr' })).toBe('closed');
    expect(await connection({ ...key, 'sec-websocket-protocol': 'vite-ping' })).toBe('closed');
    expect(await connection({ ...key, 'sec-websocket-protocol': 'other' })).toBe('400');
    const elsewhere = {
      ...key,
      'sec-websocket-protocol': 'vite-hmr',
      origin: 'http://evil.example',
    };
    expect(await connection(elsewhere)).toBe('400');
    const named = { ...key, 'sec-websocket-protocol': 'vite-ping', host: 'evil.example' };
    expect(await connection(named)).toBe('400');
    // A client that would rather speak another version of HTTP.
    expect(await connection({ upgrade: 'h2c', 'http2-settings': '' })).toBe('200');
    expect((await get(url, '/')).status).toBe(200);
    expect(dev.output()).not.toMatch(/^\s+at /m);
  });

  await test.step('a file that is named no more is handed out no more', async () => {
    expect((await get(url, '/content/parts/part.ts')).status).toBe(200);
    const text = ACCESS_SITE['content/everything.tsx']!;
    const without = text.replace(/^import \{ part \}.*$/m, `const part = 'part';`);
    site.write({ 'content/everything.tsx': without });
    await expect
      .poll(async () => (await get(url, '/content/everything.tsx')).body)
      .not.toContain('parts/part');
    expect((await get(url, '/content/parts/part.ts')).status).toBe(404);
  });
});
