import path from 'node:path';
import type { ComponentDoc } from '../api/model.js';
import type { Config } from '../config/schema.js';
import { loadConfig } from '../config/load-config.js';
import { readMarkdownEntries, type EntryContext } from '../content/markdown-entries.js';
import type { Entry } from '../content/entry.js';
import { VitrineError, type Problem } from '../errors.js';
import { buildNav } from '../nav/build-nav.js';
import { markGroupPages, type TreeEntry } from '../nav/group-pages.js';
import type { NavItem } from '../page.js';
import { readChangelogs, type Changelog } from '../releases/changelogs.js';
import { describeVersions } from '../versions/versions-file.js';
import { expandApiEntries } from './api-tree.js';
import { CACHE_DIR } from './cache-dir.js';

/** A site as read from disk, before any page is compiled. */
export interface LoadedSite {
  root: string;
  cacheDir: string;
  config: Config;
  markdown: Entry[];
  api: ApiPackage[];
  /** The page tree with the API pages filled in and the groups marked that are pages. */
  tree: TreeEntry[];
  nav: NavItem[];
  changelogs: Changelog[];
  /** What the extractor could not resolve, and changelogs that cannot be read. */
  problems: Problem[];
}

/** The components of one `api` entry of the configuration. */
export interface ApiPackage {
  config: Config['api'][number];
  docs: ComponentDoc[];
  version: string;
}

/**
 * Reads configuration, content and APIs.
 * @throws VitrineError when the configuration is invalid, or with one problem for each package that
 * cannot be read.
 */
export async function loadSite(root: string): Promise<LoadedSite> {
  const cacheDir = path.join(root, CACHE_DIR);
  const config = await loadConfig(root, cacheDir);
  const api: ApiPackage[] = [];
  const problems: Problem[] = [];
  const failures: Problem[] = [];
  for (const source of config.api) {
    const { extractPackage } = await import('../api/extract-package.js');
    try {
      const found = await extractPackage({ root, package: source.package, cacheDir });
      api.push({ config: source, docs: found.docs, version: found.version });
      problems.push(...found.problems);
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error;
      failures.push(...error.problems);
    }
  }
  if (failures.length > 0) throw new VitrineError(failures);
  const releases = readChangelogs(root, config.changelogs);
  const markdown = readMarkdownEntries(
    entryContext({ root, config, changelogs: releases.changelogs, api }),
    cacheDir,
  );
  const tree = markGroupPages(
    expandApiEntries(config.pages, api),
    new Set(markdown.map(({ pathname }) => pathname)),
  );
  return {
    root,
    cacheDir,
    config,
    markdown,
    api,
    tree,
    nav: buildNav(tree),
    changelogs: releases.changelogs,
    problems: [...problems, ...releases.problems],
  };
}

/** How a file of the site becomes its "Edit this page" address; empty without a repository. */
export function editLink({ repository }: Config): (file: string) => string {
  return (file) => fileAddress(repository?.edit, file);
}

/** What Markdown entries need of their site. */
export function entryContext({
  root,
  config,
  changelogs,
  api,
}: Pick<LoadedSite, 'root' | 'config' | 'changelogs' | 'api'>): EntryContext {
  return {
    root,
    edit: editLink(config),
    addressOf: (file) => fileAddress(config.repository?.source, file),
    generatedFrom: {
      changelogs,
      versions: describeVersions(config, api),
      language: config.language,
    },
  };
}

/** Files above the site's root are not "site/../ROADMAP.md" to a reader. */
function fileAddress(template: string | undefined, file: string): string {
  const address = template?.replace('{file}', file) ?? '';
  return address !== '' && file.startsWith('../') ? new URL(address).href : address;
}
