import { expect, it } from 'vitest';
import { validateConfig } from '../config/validate-config.ts';
import { printPolicy, sitePolicy, withoutHeaderOnly, type Sources } from './policy.ts';

const configOf = (rest: object) =>
  validateConfig(
    {
      title: 'Kit',
      description: 'A kit.',
      url: 'https://kit.example',
      pages: [{ pathname: '/' }],
      csp: {},
      ...rest,
    },
    '',
  );
const policyOf = (rest: object, content: Sources[] = []) =>
  sitePolicy(configOf(rest), content, false);

it('allows the site itself, and no inline script but those that are named', () => {
  const policy = policyOf({});
  expect(printPolicy(policy, ["'sha256-b='", "'sha256-a='", "'sha256-b='"]).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a=' 'sha256-b='",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types vitrine',
  ]);
  expect(sitePolicy(configOf({}), [], true)['form-action']).toEqual([
    "'self'",
    'https://codesandbox.io',
    'https://stackblitz.com',
  ]);
});

it('takes what the configuration names, and nothing for paths of the site', () => {
  const named = policyOf({
    announcements: { url: 'https://news.example/a.json' },
    versions: { remote: 'https://next.kit.example/versions.json' },
    analytics: { provider: 'plausible', domain: 'kit.example' },
    search: { provider: 'docsearch', appId: 'APP', apiKey: 'key', indexName: 'docs' },
    icon: 'https://static.example/icon.svg',
  });
  expect(named['connect-src']).toEqual([
    "'self'",
    'https://news.example',
    'https://next.kit.example',
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://plausible.io',
  ]);
  expect(named['img-src']).toEqual(["'self'", 'data:', 'https://static.example']);
  const own = policyOf({
    announcements: { url: '/announcements.json' },
    analytics: { provider: 'beacon', endpoint: '/views' },
    sponsors: { provider: 'house', items: [{ name: 'A', text: 'B', href: 'https://a.example' }] },
  });
  // The library that makes their markup harmless has a policy of its own.
  expect(own).toEqual({ ...policyOf({}), 'trusted-types': ['vitrine', 'dompurify'] });
  const search = { provider: 'docsearch', appId: 'A', apiKey: 'k', indexName: 'd' };
  expect(policyOf({ search: { ...search, host: 'https://proxy.example' } })['connect-src']).toEqual(
    ["'self'", 'https://proxy.example'],
  );
});

it('follows from all else where the configuration says nothing of it', () => {
  const { csp: _csp, ...rest } = configOf({});
  expect(sitePolicy(rest, [], false)).toEqual(policyOf({}));
});

it('lets scripts of other sites do without Trusted Types, unless the site wants them', () => {
  const sponsors = { provider: 'script', src: 'https://ads.example/a.js', wrapper: '#ad' };
  const ads = policyOf({ sponsors });
  expect(ads['script-src']).toEqual(["'self'", 'https://ads.example']);
  expect(Object.keys(ads).filter((name) => name.includes('trusted'))).toEqual([]);
  const strict = policyOf({ sponsors, csp: { trustedTypes: true } });
  expect(strict['trusted-types']).toEqual(['vitrine']);
  const google = policyOf({ analytics: { provider: 'google', measurementId: 'G-ABC' } });
  expect(google['script-src']).toContain('https://*.googletagmanager.com');
  expect(google).not.toHaveProperty('require-trusted-types-for');
  expect(google['img-src']).toEqual([
    ...["'self'", 'data:', 'https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  ]);
  expect(google['connect-src']).toEqual([
    ...["'self'", 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    'https://*.googletagmanager.com',
  ]);
});

it('adds the site’s own sources and those of its content, each once', () => {
  const sources = {
    'img-src': ['https://a.example'],
    'object-src': ['https://b.example'],
    'frame-ancestors': ["'none'"],
    'trusted-types': ['emotion'],
    'report-uri': ['/reports'],
  };
  const policy = policyOf({ csp: { sources } }, [
    { 'img-src': ['https://a.example'], 'frame-src': ['https://video.example'] },
  ]);
  expect(policy).toMatchObject({
    'img-src': ["'self'", 'data:', 'https://a.example'],
    'frame-src': ["'self'", 'https://video.example'],
    'object-src': ['https://b.example'],
    'frame-ancestors': ["'none'"],
    'trusted-types': ['vitrine', 'emotion'],
  });
  const meta = withoutHeaderOnly(policy);
  expect(Object.keys(policy).filter((name) => !(name in meta))).toEqual([
    'frame-ancestors',
    'report-uri',
  ]);
});
