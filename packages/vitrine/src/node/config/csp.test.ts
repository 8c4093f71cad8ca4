import { expect, it } from 'vitest';
import type { VitrineError } from '../base/errors.ts';
import { validateConfig } from './validate-config.ts';

const MINIMAL = {
  title: 'Kit',
  description: 'A kit.',
  url: 'https://kit.example',
  pages: [{ pathname: '/' }],
};

const read = (csp?: object) => validateConfig({ ...MINIMAL, csp }, '').csp;

/** The messages of what is wrong. */
function refuse(csp: object): string[] {
  try {
    read(csp);
    return [];
  } catch (error) {
    return (error as VitrineError).problems.map(({ message }) => message);
  }
}

it('is off until it is asked for', () => {
  expect(read()).toBeUndefined();
  expect(read({})).toEqual({ sources: {} });
});

it.each([
  ['img-src', 'https://images.example.com'],
  ['img-src', 'blob:'],
  ['img-src', '*'],
  ['connect-src', 'wss://live.example.com:8443'],
  ['frame-src', 'https://*.example.com/embed/'],
  ['script-src', 'https://cdn.example.com/a.js'],
  ['script-src', "'sha256-6lh7in+vGuNITa96eWqytFjQWCMunokcMuzHjwG9Ggs='"],
  ['script-src', "'wasm-unsafe-eval'"],
  ['frame-ancestors', "'none'"],
  ['frame-ancestors', 'https://a.example'],
  ['script-src', 'xhttps:'],
  ['script-src', "'unsafe-eval'"],
  ['script-src', "'sha512-a+/_-=='"],
  ['worker-src', 'https://a.example'],
  ['img-src', 'images.example.com'],
  ['img-src', 'a'],
  ['img-src', '*.example.com:*'],
  ['img-src', 'example.com/a/b'],
  ['img-src', 'https://a1.example-2.com:80/a?b=c#d'],
  ['img-src', 'x1+y-z.a://a.example'],
  ['img-src', 'x1+y-z.a:'],
  ['img-src', 'a1:8080'],
  ['img-src', 'A.example'],
  ['img-src', '1.2.3.4'],
  ['script-src', "'sha384-YWJj='"],
  ['report-uri', '/reports'],
  ['report-uri', 'http://a.example/reports'],
  ['report-uri', 'https://a.example/reports'],
  ['report-to', 'csp'],
  ['trusted-types', 'dompurify'],
])('takes %s: %s', (directive, source) => {
  expect(refuse({ sources: { [directive]: [source] } })).toEqual([]);
});

it.each([
  [
    'script-src',
    "'unsafe-inline'",
    /^csp\.sources\.script-src\[0\]: expected .* put an inline script into a file in public\/, .*received "'unsafe-inline'"$/,
  ],
  ['script-src', "'UNSAFE-INLINE'", /put an inline script into a file/],
  ['script-src', "x'unsafe-inline'", /without quotes/],
  ['script-src', "'unsafe-inline'x", /without quotes/],
  ['script-src', '*', /the host that scripts come from/],
  ['script-src', 'https:', /the host that scripts come from/],
  ['script-src', 'data:', /the host that scripts come from/],
  ['worker-src', 'blob:', /the host that scripts come from/],
  ['script-src', "'strict-dynamic'", /without quotes/],
  ['script-src', "'nonce-abc'", /without quotes/],
  ['script-src', "'none'", /without quotes/],
  ['img-src', "https://a.example; script-src 'unsafe-inline'", /without quotes, spaces, ";"/],
  ['img-src', 'https://a.example;script-src', /without quotes, spaces, ";"/],
  ['img-src', 'https://a.example\nscript-src', /without quotes, spaces/],
  ['img-src', 'https://a.example https://b.example', /without quotes, spaces/],
  ['img-src', 'https://a.example,https://b.example', /or ","/],
  ['img-src', "'unsafe-inline'", /without quotes/],
  ['img-src', '', /one source/],
  ['frame-ancestors', "'self'", /one source/],
  ['frame-ancestors', 'a b', /one source/],
  ['script-src', '*x', /without quotes/],
  ['script-src', 'x*', /without quotes/],
  ['script-src', 'filesystem:', /the host that scripts come from/],
  ['script-src', "'sha1-YWJj='", /without quotes/],
  ['script-src', "'sha256-'", /without quotes/],
  ['script-src', "'sha256-YWJj==='", /without quotes/],
  ['img-src', "'unsafe-eval'", /without quotes/],
  ['img-src', "'sha256-YWJj='", /without quotes/],
  ['script-src', 'http:', /the host that scripts come from/],
  ['script-src', "x'sha256-YWJj='", /without quotes/],
  ['script-src', "'sha256-YWJj='x", /without quotes/],
  ['img-src', 'a-', /without quotes/],
  ['img-src', '-a', /without quotes/],
  ['img-src', 'a!b', /without quotes/],
  ['img-src', 'a:b', /without quotes/],
  ['img-src', 'a:8x', /without quotes/],
  ['img-src', '1x:', /without quotes/],
  ['img-src', '1x://a.example', /without quotes/],
  ['img-src', '*.', /without quotes/],
  ['img-src', '*a.example', /without quotes/],
  ['img-src', '**', /without quotes/],
  ['img-src', 'x*', /without quotes/],
  ['img-src', 'https:/a.example', /without quotes/],
  ['img-src', 'https://', /without quotes/],
  ['img-src', 'a.example/b;c', /without quotes/],
  ['img-src', "a.example/b'c", /without quotes/],
  ['report-uri', 'javascript:alert(1)', /an address for reports/],
  ['report-uri', 'x https://a.example', /an address for reports/],
  ['report-uri', 'https://a.example b', /an address for reports/],
  ['report-uri', '//a.example', /an address for reports/],
  ['report-to', 'a b', /the name of an endpoint/],
  ['trusted-types', "'allow-duplicates'", /the name of a policy of Trusted Types/],
  ['trusted-types', 'a;b', /the name of a policy of Trusted Types/],
])('refuses %s: %j', (directive, source, message) => {
  const problems = refuse({ sources: { [directive]: [source] } });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

it('refuses what is no directive, and other shapes', () => {
  expect(refuse({ sources: { 'image-src': ['https://a.example'] } })).toEqual([
    'csp.sources.image-src: expected the key "img-src", received the unknown key "image-src"',
  ]);
  expect(refuse({ sources: { 'default-src': ["'self'"] } })).toHaveLength(1);
  expect(refuse({ 'img-src': ['https://a.example'] })).toHaveLength(1);
  expect(refuse({ sources: { 'img-src': 'https://a.example' } })).toEqual([
    'csp.sources.img-src: expected a value of type array, received "https://a.example"',
  ]);
  expect(refuse({ trustedTypes: 'no' })).toHaveLength(1);
});
