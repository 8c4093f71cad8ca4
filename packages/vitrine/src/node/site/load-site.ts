import type { LoadedSite, ApiPackage } from '../model/site.ts';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/schema.ts';
import { openHistory } from '../api/history/history-file.ts';
import { placeInConfig } from '../config/places/place-in-config.ts';
import { loadConfig } from '../config/load-config.ts';
import {
  findIgnoredFiles,
  readMarkdownEntries,
  type EntryContext,
} from '../content/markdown-entries.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
import { readApi } from './read-api.ts';
import { readSiteFonts } from '../fonts/site-fonts.ts';
import { buildNav } from '../nav/build-nav.ts';
import type { Entry } from '../model/entry.ts';
import { completeTree } from '../nav/tree-from-files.ts';
import { markGroupPages } from '../nav/group-pages.ts';
import { readChangelogs } from '../releases/changelogs.ts';
import { describeVersions } from '../versions/versions-file.ts';
import { expandApiEntries } from '../nav/api-tree.ts';
import { readEngineId } from '../base/engine-id.ts';
import { fillAddress } from '../base/addresses/safe-address.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { findWorkspace } from '../base/install/workspace.ts';
import type { ListedFiles } from '../content/listed-files.ts';

/**
 * Reads configuration, content and APIs.
 * @throws VitrineError when the configuration is invalid, or with one problem for each package that
 * cannot be read.
 * @param known the configuration, when it has been loaded already
 * @param measure whether to measure what imports cost where that is not cached
 */
export async function loadSite(
  root: string,
  { known, measure = false }: { known?: Config; measure?: boolean } = {},
): Promise<LoadedSite> {
  const cacheDir = path.join(root, CACHE_DIR);
  const config = known ?? (await loadConfig(root, cacheDir));
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
    const read = await readApi(source, { root, cacheDir, history, measure }).catch((error) =>
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
  const releases = readChangelogs(root, config.changelogs);
  const listed = await listFiles(root, config);
  const { routes } = listed;
  const found = readMarkdownEntries(
    entryContext({ root, config, changelogs: releases.changelogs, api, routes }),
    cacheDir,
  );
  // The dev server shows what is being written.
  const isLeftOut = ({ listing }: Entry) =>
    listing?.draft === true && process.env.NODE_ENV !== 'development';
  const markdown = found.filter((entry) => !isLeftOut(entry));
  const written = completeTree(config.pages, markdown, {
    drafts: new Set(found.filter(isLeftOut).map(({ pathname }) => pathname)),
    api: api.map(({ config: { route, package: name }, version }) => ({
      ...{ route, package: name, version },
    })),
  });
  const tree = markGroupPages(
    expandApiEntries(written, api),
    new Set(markdown.map(({ pathname }) => pathname)),
  );
  return {
    root,
    cacheDir,
    engineId: readEngineId(),
    config,
    routes,
    markdown,
    api,
    tree,
    nav: buildNav(tree),
    changelogs: releases.changelogs,
    fonts,
    problems: [...problems, ...releases.problems, ...listed.problems, ...findIgnoredFiles(root)],
  };
}

/** Most sites have no pages elsewhere, and need nothing that looks for them. */
async function listFiles(root: string, config: Config): Promise<ListedFiles> {
  if (config.content.length === 0) return { routes: new Map(), problems: [] };
  const { findListedFiles } = await import('../content/listed-files.ts');
  return findListedFiles(root, config);
}

/** Makes the "Edit this page" address of a file; empty without a repository. */
function editLink({ repository }: Config): (file: string) => string {
  return (file) => fillAddress(repository?.edit, { file });
}

/** The facts of the site that Markdown entries depend on. */
export function entryContext({
  root,
  config,
  changelogs,
  api,
  routes,
}: Pick<LoadedSite, 'root' | 'config' | 'changelogs' | 'api' | 'routes'>): EntryContext {
  const workspace = path.relative(realpathSync(root), findWorkspace(root)).replaceAll('\\', '/');
  return {
    ...{ root, workspace, routes },
    edit: editLink(config),
    addressOf: (file) => fillAddress(config.repository?.source, { file }),
    repositoryUrl: config.repository?.url.replace(/\/+$/, '') ?? '',
    facts: {
      changelogs,
      versions: describeVersions(config, api),
      language: config.language,
    },
  };
}
