import path from 'node:path';
import type { ComponentDoc } from '../api/model.js';
import type { Config } from '../config/schema.js';
import { loadConfig } from '../config/load-config.js';
import { readMarkdownEntries } from '../content/markdown-entries.js';
import type { Entry } from '../content/entry.js';
import { VitrineError, type Problem } from '../errors.js';
import { buildNav } from '../nav/build-nav.js';
import type { NavItem, PageEntry } from '../page.js';
import { expandApiEntries } from './api-tree.js';
import { CACHE_DIR } from './cache-dir.js';

/** A site as read from disk, before any page is compiled. */
export interface LoadedSite {
  root: string;
  cacheDir: string;
  config: Config;
  markdown: Entry[];
  api: ApiPackage[];
  /** The page tree with the API pages filled in. */
  tree: PageEntry[];
  nav: NavItem[];
  /** What the extractor could not resolve. */
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
    const { extractPackage } = await import('../api/index.js');
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
  const tree = expandApiEntries(config.pages, api);
  return {
    root,
    cacheDir,
    config,
    markdown: readMarkdownEntries(root, editLink(config)),
    api,
    tree,
    nav: buildNav(tree),
    problems,
  };
}

/** How a file of the site becomes its "Edit this page" address; empty without a repository. */
export function editLink({ repository }: Config): (file: string) => string {
  return (file) => repository?.edit?.replace('{file}', file) ?? '';
}
