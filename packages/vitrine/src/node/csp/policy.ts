import { SANDBOX_FORMS } from '../../shared/sandbox-project.ts';
import type { Config } from '../config/schema.ts';
import { sourceOf } from './read-resources.ts';

/** Sources by directive. */
export type Sources = Record<string, readonly string[]>;
/** The part of the configuration that a policy follows from. */
export type CspConfig = Pick<
  Config,
  'csp' | 'search' | 'announcements' | 'sponsors' | 'analytics' | 'versions' | 'icon'
>;

/** What any site needs. Left out: what is the same as `default-src`. */
const ENGINE: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Library and engine insert style elements as they run, and markup has style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};
/** Directives that take the place of `default-src`, which has the site itself. */
const FALLING_BACK = /^(?:connect|frame|manifest|media|worker)-src$/;
/** Directives that browsers read in a header alone. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'report-to'];
const NONE = "'none'";

/** https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * The policy of a site without its inline scripts.
 * @param content what pages and style sheets load from elsewhere
 * @param hasSandboxes whether readers can take demos away
 */
export function sitePolicy(config: CspConfig, content: Sources[], hasSandboxes: boolean): Sources {
  const { csp } = config;
  const policy = new Map(Object.entries(ENGINE));
  const forms = Object.values(SANDBOX_FORMS).map(sourceOf);
  for (const sources of [
    configuredSources(config),
    ...content,
    hasSandboxes ? { 'form-action': forms } : {},
    (csp?.sources ?? {}) as Sources,
  ]) {
    for (const [name, values] of Object.entries(sources)) {
      const before = policy.get(name) ?? (FALLING_BACK.test(name) ? ["'self'"] : []);
      if (values.length > 0) policy.set(name, join(before, values));
    }
  }
  if (requiresTrustedTypes(config)) {
    policy.set('require-trusted-types-for', ["'script'"]);
    const own = config.announcements ? ['vitrine', 'dompurify'] : ['vitrine'];
    policy.set('trusted-types', join(own, policy.get('trusted-types') ?? []));
  } else policy.delete('trusted-types');
  return Object.fromEntries(policy);
}

/** `'none'` stands alone: added it replaces, and what is added to it replaces it. */
function join(before: readonly string[], values: readonly string[]): string[] {
  if (values.includes(NONE)) return [NONE];
  return [...new Set([...before, ...values])].filter((value) => value !== NONE);
}

function requiresTrustedTypes({ csp, sponsors, analytics }: CspConfig): boolean {
  const isForeign = sponsors?.provider === 'script' || analytics?.provider === 'google';
  return csp?.trustedTypes ?? !isForeign;
}

/** What the configuration itself names. */
function configuredSources(config: CspConfig): Sources {
  const { announcements, sponsors, analytics, versions, icon } = config;
  const search = config.search?.provider === 'docsearch' ? config.search : undefined;
  const isGoogle = analytics?.provider === 'google';
  const connect = [
    announcements?.url,
    versions?.remote,
    search?.host,
    ...(search && search.host === undefined ? algoliaHosts(search.appId) : []),
    analytics && 'endpoint' in analytics ? analytics.endpoint : undefined,
  ];
  const script = sponsors?.provider === 'script' ? sourceOf(sponsors.src) : '';
  const google = isGoogle ? GOOGLE : {};
  return {
    'script-src': [...(google['script-src'] ?? []), ...list(script)],
    'connect-src': [
      ...connect.flatMap((address) => list(sourceOf(address ?? ''))),
      ...(google['connect-src'] ?? []),
    ],
    'img-src': [...list(sourceOf(icon)), ...(google['img-src'] ?? [])],
  };
}

const list = (source: string) => (source === '' ? [] : [source]);

/** Those that `browser/search/hosted/docsearch-request.ts` asks. */
function algoliaHosts(appId: string): string[] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks].map((host) => host.toLowerCase());
}

/** A policy as text. @param scripts digests of the inline scripts it is for */
export function printPolicy(policy: Sources, scripts: readonly string[]): string {
  return Object.entries(policy)
    .map(([name, values]) =>
      [name, ...values, ...(name === 'script-src' ? [...new Set(scripts)].sort() : [])].join(' '),
    )
    .join(';');
}

/** The policy for a `<meta>` element: without what browsers read in a header alone. */
export function withoutHeaderOnly(policy: Sources): Sources {
  return Object.fromEntries(Object.entries(policy).filter(([name]) => !HEADER_ONLY.includes(name)));
}
