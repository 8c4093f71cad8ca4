import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../base/addresses/base-path.ts';
import type { Server } from '../../shared/contract.ts';
import type { Problem } from '../base/errors.ts';
import { inlineScript, type InlineScript } from '../csp/inline-script.ts';
import { shortDigest } from '../base/text.ts';
import {
  checkHeadersFile,
  CSP_JSON,
  CSP_NGINX,
  HEADERS_FILE,
  policyHeaders,
  printHeadersFile,
  printNginxFile,
} from '../csp/header-files.ts';
import { printPolicy, sitePolicy, type Sources } from '../csp/policy.ts';
import { scriptDigest } from '../csp/read-resources.ts';
import { renderRunnerFrame, runnerFrameUrl } from '../csp/runner-frame.ts';
import {
  printCacheRules,
  printHostFiles,
  readsRules,
  REDIRECTS_FILE,
} from '../hosts/host-files.ts';
import { styleSources } from '../csp/style-sources.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import type { IframeContext } from '../render/context.ts';
import type { Output } from './output/output.ts';
import type { PrerenderedModules } from './prerender-modules.ts';

interface PolicyParts {
  server: Pick<Server, 'styles' | 'pageStyles' | 'iframeStyles'>;
  prerendered: PrerenderedModules;
}

/** The inline scripts of the engine's documents, but for that of the runner. */
const OWN_SCRIPTS: InlineScript[] = [
  'head',
  'theme-color',
  'fonts',
  'navigation',
  'first-demo',
  'iframe',
  'offline',
];

/**
 * The policy of every document of the site, but for inline scripts: a navigation shows other pages in the
 * same document, so all may load what one of them does. `null` when the site asks for none.
 */
export function createPolicy(
  { config }: LoadedSite,
  { pages }: CompiledSite,
  { server, prerendered }: PolicyParts,
): Sources | null {
  if (config.csp === undefined) return null;
  const sheets = [...server.styles.map(({ css }) => css), ...Object.values(server.pageStyles)];
  const content = [
    ...sheets.map(styleSources),
    ...pages.flatMap(({ meta: { resources } }) => (resources ? [resources.sources] : [])),
    ...resourcesOf(prerendered).map(({ sources }) => sources),
  ];
  const hasSandboxes = pages.some(({ meta }) => meta.demos.some((demo) => !demo.hideEditButton));
  return sitePolicy(config, content, hasSandboxes);
}

interface PolicyOptions {
  site: LoadedSite;
  compiled: CompiledSite;
  prerendered: PrerenderedModules;
  output: Output;
}

/**
 * Writes the policy as headers, and the document that has one of its own.
 * @returns warnings about what hosts would not read
 */
export function writePolicyFiles(
  { site, compiled: { pages }, prerendered, output }: PolicyOptions,
  { policy, runnerUrl }: IframeContext,
): Problem[] {
  if (policy === null) return [];
  const base = basePath(site.config);
  const hasRunner = runnerUrl !== '';
  const put = (name: string, text: string) => output.put(name, shortDigest(text), () => text);
  if (hasRunner) put(runnerFrameUrl(), renderRunnerFrame());
  const scripts = [
    ...OWN_SCRIPTS.map((name) => scriptDigest(inlineScript(name))),
    ...pages.flatMap(({ meta }) => meta.resources?.scripts ?? []),
    ...resourcesOf(prerendered).flatMap((each) => each.scripts),
  ];
  const headers = policyHeaders(printPolicy(policy, scripts), hasRunner, base);
  const paths = [...pages.map(({ meta }) => meta.pathname), '/404.html', '/offline.html'];
  const rules = printHeadersFile(headers, paths, base);
  put(CSP_JSON, `${JSON.stringify(headers, null, 2)}\n`);
  put(CSP_NGINX, printNginxFile(headers));
  put(
    HEADERS_FILE,
    [readOwnRules(site.root) + rules, printCacheRules(site.config)].filter(Boolean).join('\n'),
  );
  return checkHeadersFile(rules);
}

/** Writes what the hosts of the configuration read. With a policy, it has written the headers. */
export function writeHostFiles({ site: { root, config }, output }: PolicyOptions): void {
  const put = (name: string, text: string) => output.put(name, shortDigest(text), () => text);
  for (const [name, text] of printHostFiles(config)) {
    const own = path.join(root, 'public', name);
    const before = existsSync(own) ? readFileSync(own, 'utf8') : '';
    // One of settings is the site's alone.
    if (before === '' || name === REDIRECTS_FILE)
      put(name, before === '' ? text : `${before.trimEnd()}\n${text}`);
  }
  if (config.csp === undefined && readsRules(config))
    put(HEADERS_FILE, readOwnRules(root) + printCacheRules(config));
}

/** What the markup of demos and playgrounds runs and loads. */
const resourcesOf = ({ demos, playgrounds }: PrerenderedModules) =>
  [...demos.values(), ...playgrounds.values()].map(({ resources }) => resources);

/** Rules that the site has of its own. */
function readOwnRules(root: string): string {
  const file = path.join(root, 'public', HEADERS_FILE);
  return existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n\n` : '';
}
