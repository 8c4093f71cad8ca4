import { placeAddress } from '../base/addresses/base-path.ts';
import { problem, type Problem } from '../base/errors.ts';
import { RUNNER_PATH, RUNNER_POLICY } from './runner-frame.ts';

/** The policies of a site as headers. */
export interface PolicyHeaders {
  /** Of every page. */
  pages: string;
  /** Of the document that runs edited demos, at all paths below `path`; sites without demos have none. */
  runner?: { path: string; policy: string };
}

/** Read by `vitrine preview`, and by whoever writes the configuration of another server. */
export const CSP_JSON = 'csp.json';
/** For nginx: a variable with the policy of the address that is asked for. */
export const CSP_NGINX = 'csp.conf';
/** As Netlify, Cloudflare and others read it. */
export const HEADERS_FILE = '_headers';

/** Cloudflare reads no more rules and no longer lines: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** @param base path of the site */
export function policyHeaders(pages: string, hasRunner: boolean, base = '/'): PolicyHeaders {
  if (!hasRunner) return { pages };
  return { pages, runner: { path: placeAddress(base, RUNNER_PATH), policy: RUNNER_POLICY } };
}

/** The policy that a path of the site is sent with. */
export function policyOf({ pages, runner }: PolicyHeaders, pathname: string): string {
  return runner && pathname.startsWith(RUNNER_PATH) ? runner.policy : pages;
}

/**
 * The rules for hosts. Where several match they join their values, and then all of them hold: so no rule is
 * for the whole site, and none of the pages' is for the runner.
 * @param paths of pages and of other documents
 * @param base path of the site
 */
export function printHeadersFile(
  { pages, runner }: PolicyHeaders,
  paths: string[],
  base = '/',
): string {
  const rules = [
    ...pageRules(paths).map((rule) => [placeAddress(base, rule), pages]),
    ...(runner ? [[`${runner.path}*`, runner.policy]] : []),
  ];
  return rules
    .map(([rule, policy]) => `${rule}\n  Content-Security-Policy: ${policy}\n`)
    .join('\n');
}

function pageRules(paths: string[]): string[] {
  const folders = new Set<string>();
  const files = new Set<string>(['/', '/index.html']);
  for (const path of paths) {
    const [, first = '', ...rest] = path.split('/');
    if (first === '') continue;
    if (rest.length === 0 && /\.\w+$/.test(first)) files.add(path);
    else folders.add(`/${encodeURI(first)}`);
  }
  const ofFolders = [...folders].sort().flatMap((folder) => [folder, `${folder}/*`]);
  return [...files, ...ofFolders, '/assets/frames/*'];
}

/** Variables of nginx begin with a dollar sign, and no policy has one. */
export function printNginxFile({ pages, runner }: PolicyHeaders): string {
  return [
    '# Include it in the http block; in the server: add_header Content-Security-Policy $vitrine_csp always;',
    'map $uri $vitrine_csp {',
    `  default "${pages}";`,
    ...(runner ? [`  ~^${runner.path.replaceAll('.', '\\.')} "${runner.policy}";`] : []),
    '}',
    '',
  ].join('\n');
}

/** What hosts would leave out of the rules, as warnings. */
export function checkHeadersFile(text: string): Problem[] {
  const lines = text.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const longest = Math.max(...lines.map(({ length }) => length));
  const reasons = [
    ...(rules > MOST_RULES ? [`it has ${rules} rules, of which hosts read ${MOST_RULES}`] : []),
    ...(longest > LONGEST_LINE
      ? [`it has a line of ${longest} characters, of which hosts read ${LONGEST_LINE}`]
      : []),
  ];
  return reasons.map((reason) =>
    problem('headers-too-long', [HEADERS_FILE, reason], { severity: 'warning' }),
  );
}
