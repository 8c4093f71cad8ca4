import { request as httpRequest } from 'node:http';
import { expect, testWithDevServer } from '../../support/dev-server.ts';
import { configFile, pageFile } from '../../support/temp-site.ts';

const test = testWithDevServer({
  'vitrine.config.ts': configFile(['/']),
  'content/index.md': pageFile('Home', '::demo[Shown]{file=shown.tsx}\n'),
  'content/shown.tsx': 'export default function Shown() {\n  return <p>Shown</p>;\n}\n',
  'content/secret.tsx': 'export const secret = 1;\n',
  '.npmrc': '//registry/:_authToken=secret\n',
  '.env': 'TOKEN=secret\n',
  'server.key': 'secret\n',
});

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

test('hands out the files that its pages show, and no others', async ({ dev }) => {
  const { url, site } = dev;
  const source = (file: string) => `/@vitrine/source/${encodeURIComponent(file)}`;

  await test.step('sources: of demos that pages name, by exact match', async () => {
    const shown = await get(url, source('content/shown.tsx'));
    expect(shown).toMatchObject({ status: 200, body: expect.stringContaining('Shown') });
    for (const file of [
      '../../../package.json',
      '/etc/passwd',
      '.npmrc',
      'content/secret.tsx',
      'content/../content/shown.tsx',
      'vitrine.config.ts',
      '',
    ]) {
      const { status, body } = await get(url, source(file));
      expect({ file, refused: status === 403 || status === 404 }).toEqual({ file, refused: true });
      expect(body).not.toContain('secret = ');
    }
  });

  await test.step('nothing hidden, no keys, nothing outside', async () => {
    for (const path of [
      '/.npmrc',
      '/.env',
      '/server.key',
      '/.npmrc?raw',
      '/server.key?raw',
      '/server.key?import&url',
      `/@fs${site.root}/.npmrc`,
      `/@fs${site.root}/server.key`,
      '/@fs/etc/passwd',
      '/@fs/etc/passwd?raw',
      '/@fs/etc/passwd?import&raw',
      '/..%2f..%2f..%2fpackage.json',
    ]) {
      const { status, body } = await get(url, path);
      expect({ path, refused: status >= 400 }).toEqual({ path, refused: true });
      expect(body).not.toMatch(/secret|root:/);
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
    const { headers } = await get(url, '/', { origin: 'http://localhost:1' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(await get(url, '/')).toMatchObject({ status: 200 });
    const from = { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' };
    expect(await get(url, '/content/shown.tsx', from)).toMatchObject({ status: 403 });
    const editor = await get(url, '/__open-in-editor?file=/etc/passwd', from);
    expect(editor).toMatchObject({ status: 403 });
  });
});
