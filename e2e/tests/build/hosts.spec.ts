import { once } from 'node:events';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { configFile, pageFile, test } from '../../support/temp-site.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(
  (file) => spawnSync(file, ['-v']).status === 0,
);

const files = (url: string) => ({
  'vitrine.config.ts': configFile(
    ['/', '/guide'],
    `redirects: { '/old': '/guide#size', '/away': 'https://kit.example/' },
  hosts: ['netlify', 'vercel', 'nginx'],
  index: false,`,
  ).replace('https://kit.example', url),
  'content/index.md': pageFile('Start'),
  'content/guide.md': pageFile('Guide', '## Size\n\nSo large.\n'),
  'public/_redirects': '/own /guide 302\n',
});
/** A port that nothing listens on. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const text = (dist: Record<string, string>, file: string) =>
  Buffer.from(dist[`dist/${file}`] ?? '', 'base64').toString();

test('redirects have pages, and hosts their files', async ({ createSite }) => {
  const site = createSite(files('https://kit.example'));
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  const dist = site.snapshot('dist');
  expect(text(dist, 'old/index.html')).toContain('url=/guide#size');
  expect(text(dist, '_redirects')).toBe(
    '/own /guide 302\n/old /guide#size 301!\n/away https://kit.example/ 301!\n',
  );
  expect(text(dist, '_headers')).toContain('/assets/*\n  Cache-Control: public, max-age=31536000');
  expect(JSON.parse(text(dist, 'vercel.json'))).toHaveProperty('redirects');
  expect(text(dist, 'robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(text(dist, 'guide/index.html')).toContain('<meta name="robots" content="noindex">');
  expect(text(dist, '404.html')).not.toContain('rel="canonical"');
  const { url } = await site.serve('preview');
  const moved = await fetch(`${url}old?a=b`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/guide?a=b#size']);
  const dev = await site.serve('dev');
  const there = await fetch(`${dev.url}old/`, { redirect: 'manual' });
  expect([there.status, there.headers.get('location')]).toEqual([302, '/guide#size']);
  site.write({
    'vitrine.config.ts': files('https://kit.example')['vitrine.config.ts'].replace(
      '/guide#size',
      '/gone',
    ),
  });
  const failed = await site.run('build');
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain('"/old" cannot be a redirect: there is no page "/gone"');
});

for (const base of ['/', '/ui/']) {
  test(`nginx serves the site at ${base} as preview does`, async ({ createSite }) => {
    test.skip(NGINX === undefined, 'nginx is not installed: apt-get install nginx-light');
    const site = createSite(files(`https://kit.example${base}`));
    expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
    const root = path.join(site.root, 'www');
    mkdirSync(root);
    renameSync(path.join(site.root, 'dist'), path.join(root, base));
    const port = await freePort();
    const settings = path.join(site.root, 'nginx-test.conf');
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${site.root}/${name};`,
    );
    writeFileSync(
      settings,
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${site.root}/nginx.pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temp.join(' ')}
server { listen 127.0.0.1:${port}; root ${root}; include ${root}${base}nginx.conf; } }\n`,
    );
    const server = spawn(NGINX!, ['-c', settings, '-p', site.root], { stdio: 'inherit' });
    try {
      const get = (file: string, headers: Record<string, string> = {}) =>
        fetch(`http://127.0.0.1:${port}${base}${file}`, { redirect: 'manual', headers });
      await expect
        .poll(() =>
          get('').then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      for (const page of ['guide', 'guide/']) {
        const html = await get(page);
        expect([html.status, html.headers.get('content-type')]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
        expect(html.headers.get('cache-control')).toBe('no-cache');
        expect(html.headers.get('vary')).toBe('Accept');
        const markdown = await get(page, { accept: 'text/markdown, text/html;q=0.5' });
        expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        expect(await markdown.text()).toContain('# Guide');
      }
      expect(await (await get('', { accept: 'text/markdown' })).text()).toContain('# Start');
      const browser = await get('guide', { accept: 'text/html,text/markdown;q=0.1' });
      expect(browser.headers.get('content-type')).toContain('text/html');
      const asked = await get('guide.md');
      expect([asked.status, asked.headers.get('content-type')]).toEqual([
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect(asked.headers.get('cache-control')).toBe('no-cache');
      const moved = await get('old?a=b');
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `${base}guide?a=b#size`]);
      const gone = await get('nowhere');
      expect([gone.status, (await gone.text()).includes('Page not found')]).toEqual([404, true]);
      const [, script = ''] =
        /src="[^"]*(assets\/[^"]+\.js)"/.exec(await (await get('')).text()) ?? [];
      expect((await get(script)).headers.get('cache-control')).toContain('immutable');
      expect((await get('nginx.conf')).status).toBe(404);
    } finally {
      const closed = once(server, 'close');
      server.kill();
      // Until then it writes into the site's folder, which is deleted after the tests.
      await closed;
    }
  });
}
