import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-redirects-'));
});
afterAll(() => rmSync(root, { recursive: true }));

async function check(redirects: Record<string, string>): Promise<string[]> {
  const lines = Object.entries(redirects).map(([from, to]) => `    '${from}': '${to}',`);
  const text = `export default {\n  redirects: {\n${lines.join('\n')}\n  },\n};\n`;
  writeFileSync(path.join(root, 'vitrine.config.ts'), text);
  const found = await checkRedirects({
    root,
    config: { redirects },
    pages: new Set(['/', '/guide', '/new']),
    files: new Set(['/feed.xml', '/404.html', '/old-page/index.html']),
  });
  return found.map(({ code, line, message }) => `${line} ${code} ${message}`);
}

it('takes what leads to a page, a file or elsewhere', async () => {
  const whole = {
    '/a': '/guide#part',
    '/b': '/a',
    '/c': '/feed.xml',
    '/d': '/',
    '/f': '/guide/?x',
  };
  expect(await check({ ...whole, '/e': 'https://kit.example' })).toEqual([]);
});

it.each([
  [
    { '/x': '/guide', '/guide': '/new' },
    '4 invalid-redirect "/guide" cannot be a redirect: there is a page at this path',
  ],
  [
    { '/feed.xml': '/new' },
    '3 invalid-redirect "/feed.xml" cannot be a redirect: there is a file at this path',
  ],
  [
    { '/a': '/guid' },
    '3 invalid-redirect "/a" cannot be a redirect: there is no page "/guid"; did you mean "/guide"?',
  ],
  [{ '/a': '/a' }, '3 invalid-redirect "/a" cannot be a redirect: it leads in a circle: /a → /a'],
])('refuses %j', async (redirects: Record<string, string>, message) => {
  expect(await check(redirects)).toEqual([message]);
});

it.each([
  ['/../x', 'a part of it is empty or only dots'],
  ['/a/../guide', 'a part of it is empty or only dots'],
  ['/a//b', 'a part of it is empty or only dots'],
  ['/con', 'Windows reserves the name "con"'],
  ['/.git/x', 'what is no part of the site lies there'],
  ['/.vitrine-output.json', 'what is no part of the site lies there'],
  ['/assets', 'the files that pages load lie there'],
  ['/Assets/x', 'the files that pages load lie there'],
  ['/Guide', 'some hosts take it for "/guide"'],
  ['/guide.html', 'some hosts take it for "/guide"'],
  ['/guide/index', 'some hosts take it for "/guide"'],
  ['/index.html', 'some hosts take it for "/"'],
  ['/404', 'some hosts take it for "/404.html"'],
  ['/Feed.xml', 'some hosts take it for "/feed.xml"'],
  ['/old-page', 'some hosts take it for "/old-page/index.html"'],
  ['/feed.xml/x', 'it would lie below the file "/feed.xml"'],
  ['/_redirects', 'there is a file at this path'],
  ['/nginx.conf/x', 'it would lie below the file "/nginx.conf"'],
])('finds no place for %j', async (from, reason) => {
  expect(await check({ [from]: '/guide' })).toEqual([
    `3 invalid-redirect "${from}" cannot be a redirect: ${reason}`,
  ]);
});

it('takes folders around pages and other redirects, once', async () => {
  expect(await check({ '/old': '/guide', '/old/x': '/guide', '/.well-known/x': '/new' })).toEqual(
    [],
  );
  expect(await check({ '/a': '/guide', '/A': '/guide' })).toEqual([
    '4 invalid-redirect "/A" cannot be a redirect: some hosts take it for "/a"',
  ]);
});

it('names each redirect of a circle', async () => {
  expect(await check({ '/a': '/b', '/b': '/c#x', '/c': '/a/' })).toEqual([
    expect.stringContaining('/a → /b → /c → /a'),
    expect.stringContaining('/b → /c → /a → /b'),
    expect.stringContaining('/c → /a → /b → /c'),
  ]);
});
