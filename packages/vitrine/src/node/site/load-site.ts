import { openHistory } from '../api/history/history-file.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
import { tryFindPackage } from '../base/packages/find-package.ts';
import type { Config } from '../config/schema.ts';
import { placeInConfig } from '../config/places/place-in-config.ts';
import { readSiteFonts } from '../fonts/site-fonts.ts';
import type { ApiPackage, LoadedSite, SiteContent } from '../model/site.ts';
import { expandApiEntries } from '../nav/api-tree.ts';
import { buildNav } from '../nav/build-nav.ts';
import { markGroupPages } from '../nav/group-pages.ts';
import { completeTree } from '../nav/tree-from-files.ts';
import { loadContent } from './load-content.ts';
import { readApi } from './read-api.ts';

interface LoadOptions {
  /** What has been read already. */
  content?: SiteContent;
  /** Packages of which no more is told than that they are there. */
  unread?: readonly Config['api'][number][];
}

/**
 * Reads configuration, content and APIs.
 * @throws VitrineError when the configuration is invalid, or with one problem for each package that
 * cannot be read.
 */
export async function loadSite(root: string, options: LoadOptions = {}): Promise<LoadedSite> {
  const { content = await loadContent(root), unread = [] } = options;
  const { cacheDir, config, drafts, markdown } = content;
  const api: ApiPackage[] = [];
  const problems: Problem[] = [];
  const failures: Problem[] = [];
  const collect = async (keys: PropertyKey[], error: unknown) => {
    if (!(error instanceof VitrineError)) throw error;
    // A history that cannot be read is one fault, however many packages are in it.
    const isNew = ({ message }: Problem) => failures.every((known) => known.message !== message);
    failures.push(...(await placeInConfig(root, keys, error.problems.filter(isNew))));
    return undefined;
  };
  const history = openHistory(root);
  for (const [index, source] of config.api.entries()) {
    if (unread.includes(source)) {
      const { version = '' } = tryFindPackage(root, source.package) ?? {};
      api.push({ config: source, docs: [], version });
      continue;
    }
    const read = await readApi(source, { root, cacheDir, history }).catch((error) =>
      collect(['api', index, 'package'], error),
    );
    if (read === undefined) continue;
    api.push(read.api);
    problems.push(...read.problems);
  }
  const fonts = await readSiteFonts(root, config, cacheDir).catch((error) =>
    collect(['fonts'], error),
  );
  if (fonts === undefined || failures.length > 0) throw new VitrineError(failures);
  const written = completeTree(config.pages, markdown, {
    drafts,
    api: api.map(({ config: { route, package: name }, version }) => ({
      ...{ route, package: name, version },
    })),
  });
  const tree = markGroupPages(
    expandApiEntries(written, api),
    new Set(markdown.map(({ pathname }) => pathname)),
  );
  return {
    ...content,
    api,
    tree,
    nav: buildNav(tree),
    fonts,
    problems: [...problems, ...content.problems],
  };
}
