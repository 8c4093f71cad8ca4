import type { LoadedSite, ApiPackage } from '../model/site.ts';
import path from 'node:path';
import type { Config } from '../config/schema.ts';
import { readHistory } from '../api/history/history-file.ts';
import { withHistory } from '../api/history/since.ts';
import { loadConfig } from '../config/load-config.ts';
import { readMarkdownEntries, type EntryContext } from '../content/markdown-entries.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
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

/**
 * Reads configuration, content and APIs.
 * @throws VitrineError when the configuration is invalid, or with one problem for each package that
 * cannot be read.
 * @param known the configuration, when it has been loaded already
 */
export async function loadSite(root: string, known?: Config): Promise<LoadedSite> {
  const cacheDir = path.join(root, CACHE_DIR);
  const config = known ?? (await loadConfig(root, cacheDir));
  const api: ApiPackage[] = [];
  const problems: Problem[] = [];
  const failures: Problem[] = [];
  const collect = (error: unknown) => {
    if (!(error instanceof VitrineError)) throw error;
    failures.push(...error.problems);
  };
  const recorded = readHistory(root);
  for (const source of config.api) {
    const { extractPackage } = await import('../api/extract-package.ts');
    try {
      const {
        docs,
        version,
        problems: found,
      } = await extractPackage({
        root,
        package: source.package,
        cacheDir,
      });
      const at = { name: source.package, version };
      api.push({
        config: source,
        docs: withHistory(docs, recorded, at),
        version,
        recorded: recorded.filter((one) => one.package === source.package),
      });
      problems.push(...found);
    } catch (error) {
      collect(error);
    }
  }
  const fonts = await readSiteFonts(root, config, cacheDir).catch(collect);
  if (fonts === undefined || failures.length > 0) throw new VitrineError(failures);
  const releases = readChangelogs(root, config.changelogs);
  const found = readMarkdownEntries(
    entryContext({ root, config, changelogs: releases.changelogs, api }),
    cacheDir,
  );
  // The dev server shows what is being written.
  const isLeftOut = ({ listing }: Entry) =>
    listing?.draft === true && process.env.NODE_ENV !== 'development';
  const markdown = found.filter((entry) => !isLeftOut(entry));
  const written = completeTree(config.pages, markdown, {
    drafts: new Set(found.filter(isLeftOut).map(({ pathname }) => pathname)),
    api: config.api,
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
    markdown,
    api,
    tree,
    nav: buildNav(tree),
    changelogs: releases.changelogs,
    fonts,
    problems: [...problems, ...releases.problems],
  };
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
}: Pick<LoadedSite, 'root' | 'config' | 'changelogs' | 'api'>): EntryContext {
  return {
    root,
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
