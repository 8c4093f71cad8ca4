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
    files: new Set(['/feed.xml']),
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

it('names each redirect of a circle', async () => {
  expect(await check({ '/a': '/b', '/b': '/c#x', '/c': '/a/' })).toEqual([
    expect.stringContaining('/a → /b → /c → /a'),
    expect.stringContaining('/b → /c → /a → /b'),
    expect.stringContaining('/c → /a → /b → /c'),
  ]);
});
