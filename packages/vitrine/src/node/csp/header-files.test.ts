import { expect, it } from 'vitest';
import {
  checkHeadersFile,
  policyHeaders,
  policyOf,
  printHeadersFile,
  printNginxFile,
} from './header-files.ts';

const headers = policyHeaders("default-src 'self'", true);

it('writes rules that do not overlap: hosts join what several say', () => {
  const text = printHeadersFile(headers, ['/', '/guide', '/demos/a', '/demos/b', '/404.html']);
  expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/',
    '/index.html',
    '/404.html',
    '/demos',
    '/demos/*',
    '/guide',
    '/guide/*',
    '/assets/frames/*',
    '/assets/runner/*',
  ]);
  expect(text).toContain("/guide/*\n  Content-Security-Policy: default-src 'self'\n");
  expect(text).toMatch(/\/assets\/runner\/\*\n {2}Content-Security-Policy: sandbox /);
  expect(printHeadersFile(policyHeaders('a', false), ['/'])).toBe(
    ['/', '/index.html', '/assets/frames/*']
      .map((rule) => `${rule}\n  Content-Security-Policy: a\n`)
      .join('\n'),
  );
});

it('takes a page below a name with a dot for one of a folder', () => {
  const text = printHeadersFile(policyHeaders('a', false), [
    ...['/v1.2/guide', '/feed.xml', '/v1.2-beta', '/große seite'],
  ]);
  expect(text.split('\n').filter((line) => line.startsWith('/'))).toEqual([
    '/',
    '/index.html',
    '/feed.xml',
    '/gro%C3%9Fe%20seite',
    '/gro%C3%9Fe%20seite/*',
    '/v1.2',
    '/v1.2/*',
    '/v1.2-beta',
    '/v1.2-beta/*',
    '/assets/frames/*',
  ]);
});

it('has a policy for every address: the runner’s own, or that of the pages', () => {
  expect(policyOf(headers, '/assets/runner/frame-1.html')).toBe(headers.runner!.policy);
  expect(policyOf(headers, '/guide')).toBe(headers.pages);
  expect(printNginxFile(headers)).toContain(
    `  default "default-src 'self'";\n  ~^/assets/runner/ "`,
  );
});

it('has rules and policies of a site below a path', () => {
  const below = policyHeaders('a', true, '/ui.2/');
  expect(printHeadersFile(below, ['/guide'], '/ui.2/')).toMatch(/^\/ui\.2\/guide\/\*$/m);
  expect(below.runner!.path).toBe('/ui.2/assets/runner/');
  expect(printNginxFile(below)).toContain('\n  ~^/ui\\.2/assets/runner/ "');
  expect(printNginxFile(policyHeaders('a', false))).toMatch(/\{\n {2}default "a";\n\}\n$/);
});

it('warns of what hosts would not read', () => {
  const many = Array.from({ length: 60 }, (_, index) => `/page-${index}`);
  expect(checkHeadersFile(printHeadersFile(headers, ['/a']))).toEqual([]);
  expect(checkHeadersFile(printHeadersFile(headers, many))).toMatchObject([
    {
      code: 'headers-too-long',
      severity: 'warning',
      message: expect.stringContaining('124 rules'),
    },
  ]);
  // As many as they read: three rules of the pages, one of the runner, two of each page.
  expect(checkHeadersFile(printHeadersFile(headers, many.slice(0, 48)))).toEqual([]);
  const line = '  Content-Security-Policy: ';
  const most = policyHeaders('x'.repeat(2000 - line.length), false);
  expect(checkHeadersFile(printHeadersFile(most, ['/a']))).toEqual([]);
  const long = policyHeaders('x'.repeat(2000), false);
  expect(checkHeadersFile(printHeadersFile(long, ['/a']))).toMatchObject([
    { message: expect.stringContaining('a line of 2027 characters') },
  ]);
});
