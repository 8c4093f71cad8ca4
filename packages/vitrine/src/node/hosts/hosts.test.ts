import { expect, it } from 'vitest';
import { findRedirect } from './find-redirect.ts';
import { printNginx } from './nginx.ts';
import { IMMUTABLE, printCacheRules, printHostFiles } from './host-files.ts';
import { renderRedirect } from './redirect-page.ts';

const config = {
  url: 'https://acme.example/ui',
  language: 'en',
  redirects: { '/old': '/new#part', '/a%20b': 'https://kit.example/?x=1' },
  hosts: [] as ('netlify' | 'cloudflare' | 'vercel' | 'nginx')[],
};

it('leads requests on, with their query', () => {
  expect(findRedirect(config, '/old')).toBe('/ui/new#part');
  expect(findRedirect(config, '/old/?a=b')).toBe('/ui/new?a=b#part');
  expect(findRedirect(config, '/a%20b')).toBe('https://kit.example/?x=1');
  expect(findRedirect(config, '/a b?c')).toBe('https://kit.example/?x=1');
  for (const other of ['/', '/older', '/toString']) expect(findRedirect(config, other)).toBeNull();
});

it('makes a document that leads on', () => {
  const html = renderRedirect(config, '/new#part');
  for (const part of [
    'content="0; url=/ui/new#part"',
    '<link rel="canonical" href="https://acme.example/ui/new">',
    '<meta name="robots" content="noindex">',
    '<a href="/ui/new#part">',
  ])
    expect(html).toContain(part);
});

it('writes files for the hosts that are named, and no others', () => {
  expect(printHostFiles(config).size).toBe(0);
  expect(printCacheRules(config)).toBe('');
  for (const [hosts, status] of [
    [['netlify'], '301!'],
    [['cloudflare'], '301'],
    [['netlify', 'cloudflare'], '301'],
  ] as const) {
    const own = { ...config, hosts: [...hosts] };
    expect([...printHostFiles(own)]).toEqual([
      [
        '_redirects',
        `/ui/old /ui/new#part ${status}\n/ui/a%20b https://kit.example/?x=1 ${status}\n`,
      ],
    ]);
    expect(printCacheRules(own)).toBe(`/ui/assets/*\n  Cache-Control: ${IMMUTABLE}\n`);
  }
  const vercel = printHostFiles({ ...config, hosts: ['vercel'] }).get('vercel.json')!;
  expect(JSON.parse(vercel)).toMatchObject({
    redirects: [{ source: '/ui/old', destination: '/ui/new#part', permanent: true }, {}],
    headers: [{ source: '/ui/assets/(.*)', headers: [{ key: 'Cache-Control', value: IMMUTABLE }] }],
  });
  expect([...printHostFiles({ ...config, hosts: ['nginx'] }).keys()]).toEqual(['nginx.conf']);
});

it('says to nginx where the output lies', () => {
  expect(printNginx(config)).toContain('# The output lies in the root, in its folder ui/.\n');
  const atRoot = printNginx({ ...config, url: 'https://acme.example' });
  expect(atRoot).toContain('# The output lies in the root.\n');
});

it('leads on with nginx, whatever is in an address', () => {
  const redirects = { '/old': '/new?a=$b#c', '/a"b': '/n#x"y', '/c': '/d' };
  const lines = printNginx({ ...config, redirects }).split('\n');
  const locations = lines.filter((line) => line.includes('return 301'));
  expect(locations).toEqual([
    'location = "/ui/old" { return 301 "/ui/new?a=%24b#c"; }',
    'location = "/ui/old/" { return 301 "/ui/new?a=%24b#c"; }',
    'location = "/ui/a\\"b" { return 301 "/ui/n$is_args$args#x\\"y"; }',
    'location = "/ui/a\\"b/" { return 301 "/ui/n$is_args$args#x\\"y"; }',
    'location = "/ui/c" { return 301 "/ui/d$is_args$args"; }',
    'location = "/ui/c/" { return 301 "/ui/d$is_args$args"; }',
  ]);
});

it('tells Vercel that addresses end without a slash', () => {
  const files = printHostFiles({ ...config, hosts: ['vercel'] });
  const settings = JSON.parse([...files.values()][0]!) as { trailingSlash: boolean };
  expect(settings.trailingSlash).toBe(false);
});

it('says to nginx what Markdown is, which its own list of types does not have', () => {
  expect(printNginx(config)).toContain(
    '  location ~ \\.md$ {\n    types { text/markdown md; }\n    try_files $uri =404;\n  }\n}\n',
  );
});
