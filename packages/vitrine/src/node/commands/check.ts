import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEngineId } from '../base/engine-id.ts';
import { CONFIG_FILE } from '../config/load-config.ts';
import type { Config } from '../config/schema.ts';
import { OFFLINE_URL, SERVICE_WORKER_URL } from '../../shared/contract.ts';
import type { SiteModules } from '../demo/find-unused.ts';
import { hasDemoFiles } from '../demo/has-demo-files.ts';
import { problem, sortProblems, type Problem } from '../base/errors.ts';
import { listFiles } from '../base/files.ts';
import { feedUrl } from '../releases/feed-url.ts';
import { VERSIONS_URL } from '../versions/versions-file.ts';
import { checkAnnouncements } from '../check/check-announcements.ts';
import { checkComponents } from '../check/check-components.ts';
import { listChildren } from '../render/list-pages.ts';
import { checkThumbnails } from '../render/thumbnail.ts';
import { checkSite } from '../check/check-site.ts';
import { compileSite } from '../site/compile-site.ts';
import type { CompiledSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { readPlaygrounds } from '../playground/read-playgrounds.ts';
import { loadSite } from '../site/load-site.ts';
import type { LoadedSite } from '../model/site.ts';

/** Files that every build writes besides pages and `public/`. */
const GENERATED_FILES = [
  '/nav.json',
  '/sitemap.xml',
  '/robots.txt',
  '/404.html',
  SERVICE_WORKER_URL,
];
/** Written unless a hosted engine is configured. */
const SEARCH_FILE = '/search.json';

/**
 * Finds every problem of a site without building it.
 * @param options.types also type-checks the code blocks of Markdown pages
 * @throws VitrineError when the configuration or a documented package cannot be read at all
 */
export async function check(
  root: string,
  { types = false } = {},
): Promise<{ problems: Problem[]; pages: number }> {
  const site = await loadSite(root);
  const compiled = await compileSite(site, readEngineId());
  const problems = await checkLoadedSite(site, compiled);
  if (types) {
    const { checkTypes } = await import('../code/check-types.ts');
    const files = site.markdown.map(({ file }) => file);
    problems.push(...checkTypes(root, files));
  }
  return { problems: sortProblems(problems), pages: compiled.pages.length };
}

/** The problems of reading, of each page and of the site as a whole, ordered by file and line. */
export async function checkLoadedSite(
  site: LoadedSite,
  compiled: CompiledSite,
): Promise<Problem[]> {
  const { pages } = compiled;
  const { root, config, tree } = site;
  const metas = pages.map(({ meta }) => meta);
  const modules = await readModules(root, config.outDir);
  return sortProblems([
    ...site.problems,
    ...pages.flatMap(({ problems }) => problems),
    ...checkComponents(site.api, metas),
    ...(await readPlaygrounds(site, compiled)).problems,
    ...(await findImportProblems(site, modules, metas)),
    ...checkAnnouncements(root, config.announcements?.url),
    ...(await checkOwnStyles(site)),
    ...checkReservedFiles(site),
    ...(await checkPageStyles(site, metas)),
    ...checkThumbnails(root, metas),
    ...checkLists(site, metas),
    ...(await checkCards(site, metas)),
    ...checkSite({
      pages: metas,
      entries: tree,
      modules,
      publicFiles: new Set([
        ...GENERATED_FILES,
        ...(config.search ? [] : [SEARCH_FILE]),
        ...(config.versions ? [VERSIONS_URL] : []),
        ...config.changelogs.filter(({ feed }) => feed).map(feedUrl),
        ...listFiles(path.join(root, 'public')).map((file) => `/${file}`),
      ]),
      shellLinks: listShellLinks(config),
      treeFile: CONFIG_FILE,
    }),
  ]);
}

/** A style sheet of a page must be for one that exists. */
async function checkPageStyles(
  { root, config }: LoadedSite,
  pages: PageMeta[],
): Promise<Problem[]> {
  const known = new Set(pages.map(({ pathname }) => pathname));
  const strays = Object.keys(config.pageStyles).filter((pathname) => !known.has(pathname));
  if (strays.length === 0) return [];
  const { locateKey } = await import('../config/locate-key.ts');
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  return strays.map((pathname) => {
    const line = locateKey(source, ['pageStyles', pathname]);
    const args = ['pageStyles', 'paths of pages', JSON.stringify(pathname)] as const;
    return problem('invalid-config', [...args], { file: CONFIG_FILE, line });
  });
}

/** What says that it lists pages must have some. */
function checkLists(site: LoadedSite, pages: PageMeta[]): Problem[] {
  return pages.flatMap(({ pathname, lists, source: { file } }) =>
    lists === undefined || listChildren(site, pathname).length > 0
      ? []
      : [problem('nothing-to-list', [pathname], { file, line: lists.line })],
  );
}

async function checkOwnStyles({ root, config }: LoadedSite): Promise<Problem[]> {
  if (config.styles === undefined) return [];
  const { checkStyles } = await import('../check/check-styles.ts');
  return checkStyles(root, config.styles);
}

/** With a service worker, its files may not be the site's own. */
function checkReservedFiles({ root, config }: LoadedSite): Problem[] {
  if (config.serviceWorker === false) return [];
  return [SERVICE_WORKER_URL, OFFLINE_URL]
    .map((url) => `public${url}`)
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => problem('reserved-file', [file, 'a file of the service worker'], { file }));
}

/** Fonts and template of the pictures for social networks; whether they draw, a build finds out. */
async function checkCards(site: LoadedSite, pages: PageMeta[]): Promise<Problem[]> {
  if (!site.config.socialCards) return [];
  const { describeCards } = await import('../social/social-cards.ts');
  return describeCards(site, pages).problems;
}

/** Links that the app bar and the drawer take from the configuration. */
function listShellLinks({ colorTool, versions }: Config): string[] {
  const links = [colorTool, versions?.page, ...(versions?.others.map(({ href }) => href) ?? [])];
  return links.filter((href) => href !== undefined);
}

/** A site of prose alone needs no parser. */
async function readModules(root: string, outDir: string): Promise<SiteModules> {
  if (!hasDemoFiles(root)) return { candidates: [], analyses: new Map() };
  const { collectDemoFiles } = await import('../demo/collect.ts');
  return collectDemoFiles(root, outDir);
}

/** A demo that is missing or does not parse is reported as such. */
async function findImportProblems(
  { root, config }: LoadedSite,
  { analyses }: SiteModules,
  pages: PageMeta[],
): Promise<Problem[]> {
  const demos = pages.flatMap((page) => page.demos);
  const shown = demos.filter(({ file }) => analyses.get(file)?.problems.length === 0);
  if (shown.length === 0 && config.demos.wrapper === undefined) return [];
  const { checkImports } = await import('../check/check-imports.ts');
  const files = new Set(demos.map(({ file }) => file));
  // A demo that another imports is reported as the demo that it is.
  return checkImports(root, config, shown).filter(
    ({ code, file }) => code !== 'demo-syntax' || !files.has(file),
  );
}
