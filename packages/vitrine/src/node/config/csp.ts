import { z } from 'zod';

/** Directives that a site may add to. All others follow from what the engine is. */
const CSP_DIRECTIVES = [
  'connect-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'report-to',
  'report-uri',
  'script-src',
  'style-src',
  'trusted-types',
  'worker-src',
] as const;
type CspDirective = (typeof CSP_DIRECTIVES)[number];

/** Directives whose values are no sources. */
const VALUES: Partial<Record<CspDirective, [pattern: RegExp, expected: string]>> = {
  'report-to': [/^[\w.-]+$/, 'the name of an endpoint, such as csp'],
  'report-uri': [/^(?:https?:\/\/|\/(?!\/))[^\s;,'"]+$/, 'an address for reports, such as /csp'],
  'trusted-types': [
    /^[\w#=/@.%-]+$/,
    'the name of a policy of Trusted Types, such as dompurify, one for each',
  ],
};

/** A host with an optional scheme, port and path, or a scheme alone. What separates sources is no part of one. */
const SOURCE =
  /^(?:(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(?:\d+|\*))?(?:\/[^\s;,'"]*)?|[a-z][a-z\d+.-]*:|\*)$/i;
const DIGEST = /^'sha(?:256|384|512)-[\w+/-]+={0,2}'$/;
/** For scripts, whole schemes and all hosts would be no policy at all. */
const ANY_SCRIPT = /^(?:\*|(?:https?|data|blob|filesystem):)$/i;
const SCRIPT_KEYWORDS = ["'unsafe-eval'", "'wasm-unsafe-eval'"];

/** Why a value cannot be added to a directive, as what is expected instead; empty when it can. */
function expectedOf(directive: CspDirective, value: string): string {
  const [pattern, expected] = VALUES[directive] ?? [];
  if (pattern) return pattern.test(value) ? '' : expected!;
  if (directive === 'frame-ancestors' && value === "'none'") return '';
  if (directive === 'script-src' || directive === 'worker-src') {
    if (/^'unsafe-inline'$/i.test(value))
      return "a source of scripts; put an inline script into a file in public/, or name its digest: 'sha256-…'";
    if (ANY_SCRIPT.test(value))
      return 'the host that scripts come from, such as https://cdn.example.com';
    if (SCRIPT_KEYWORDS.includes(value) || DIGEST.test(value)) return '';
  }
  return SOURCE.test(value)
    ? ''
    : 'one source, such as https://images.example.com, without quotes, spaces, ";" or ","';
}

const valuesOf = (directive: CspDirective) =>
  z
    .array(
      z.string().superRefine((value, context) => {
        const expected = expectedOf(directive, value);
        if (expected !== '') context.addIssue({ code: 'custom', message: expected, input: value });
      }),
    )
    .optional();

/** The content security policy. What the configuration and the pages name is in it without being listed here. */
export const csp = z.strictObject({
  /** What demos and scripts load besides, by directive: `{ 'img-src': ['https://images.example.com'] }`. */
  sources: z
    .strictObject(
      Object.fromEntries(CSP_DIRECTIVES.map((name) => [name, valuesOf(name)])) as Record<
        CspDirective,
        ReturnType<typeof valuesOf>
      >,
    )
    .default({}),
  /**
   * Whether scripts may write markup and addresses of scripts only through policies of Trusted Types. Default:
   * yes, unless `sponsors` or `analytics` bring a script of another site, which may do without.
   */
  trustedTypes: z.boolean().optional(),
});
