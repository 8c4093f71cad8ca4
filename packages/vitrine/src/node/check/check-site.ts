import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import { placeNames } from '../config/places/place-in-config.ts';
import { problem, sortProblems, type Problem } from '../base/errors.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import { readPlaygrounds } from '../playground/read-playgrounds.ts';
import { listChildren } from '../render/list-pages.ts';
import { checkAnnouncements } from './check-announcements.ts';
import { checkComponents } from './check-components.ts';
import {
  checkCards,
  checkPageStyles,
  checkSiteAdapter,
  checkSiteStyles,
  listShellLinks,
} from './config/check-config.ts';
import {
  checkLinksOutside,
  checkReservedFiles,
  listFileUrls,
  listTakenUrls,
} from './check-files.ts';
import { checkModules, readModules, withoutRepeats } from './check-modules.ts';
import { checkNamedFiles } from './config/check-named-files.ts';
import { checkPages } from './check-pages.ts';
import { checkHandlers } from './check-handlers.ts';
import { checkRedirects } from '../hosts/check-redirects.ts';
import { checkThumbnails } from './check-thumbnails.ts';

/**
 * Every problem of a site: those of reading it, of each page, and of the site as a whole, ordered by file
 * and line.
 * @param options.types also type-checks demos, the adapter and the code blocks of Markdown pages
 */
export async function checkSite(
  site: LoadedSite,
  compiled: CompiledSite,
  { types = false } = {},
): Promise<Problem[]> {
  const { root, config } = site;
  const pages = compiled.pages.map(({ meta }) => meta);
  const modules = await readModules(site, pages);
  const printed = pages.map(({ pathname }) => markdownPath(pathname));
  const problems = [
    ...site.problems,
    ...compiled.pages.flatMap(({ problems }) => problems),
    ...checkComponents(site.api, pages),
    ...(await readPlaygrounds(site, compiled.markdown)).problems,
    ...(await checkModules(site, modules, pages)),
    ...checkAnnouncements(root, config.announcements?.url),
    ...(await checkSiteAdapter(site)),
    ...(await checkSiteStyles(site)),
    ...(await checkNamedFiles(site, () => listFileUrls(site))),
    ...checkReservedFiles(site),
    ...checkLinksOutside(site),
    ...(await checkPageStyles(site, pages)),
    ...checkThumbnails(root, pages),
    ...(config.csp ? checkHandlers(pages) : []),
    ...checkLists(site, pages),
    ...(await checkCards(site, pages)),
    ...(await checkRedirects({
      ...{ root, config, files: new Set([...listFileUrls(site), ...printed]) },
      pages: new Set(pages.map(({ pathname }) => pathname)),
    })),
    ...checkPages({
      pages,
      entries: site.tree,
      modules,
      files: new Set([...listFileUrls(site), ...printed]),
      siteFiles: listTakenUrls(site),
      shellLinks: listShellLinks(config),
    }),
    ...(types ? await checkCode(site, pages) : []),
  ];
  return sortProblems(await placeNames(root, withoutRepeats(problems)));
}

/** A page that lists those below it must have some. */
function checkLists(site: LoadedSite, pages: PageMeta[]): Problem[] {
  return pages.flatMap(({ pathname, lists, source: { file } }) =>
    lists === undefined || listChildren(site, pathname).length > 0
      ? []
      : [problem('nothing-to-list', [pathname], { file, line: lists.line })],
  );
}

async function checkCode(
  { root, markdown, config }: LoadedSite,
  pages: PageMeta[],
): Promise<Problem[]> {
  const { checkTypes } = await import('../code/check-types.ts');
  const { listTypedFiles } = await import('./typed-files.ts');
  const files = markdown.map(({ file }) => file);
  const demos = pages.flatMap((page) => page.demos.map(({ file }) => path.posix.normalize(file)));
  const shown = [...new Set(demos)].filter((file) => isFile(path.join(root, file)));
  const conditions = config.vite?.options.resolve?.conditions ?? [];
  const adapter = config.adapter === undefined ? [] : [path.posix.normalize(config.adapter)];
  return checkTypes(root, files, {
    ...listTypedFiles(root, { demos: shown, adapter }, config.vite),
    outDir: path.posix.normalize(config.outDir),
    packages: config.api.map((one) => one.package),
    conditions,
  });
}
