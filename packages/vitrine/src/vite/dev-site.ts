import path from 'node:path';
import { readEngineId } from '../site/engine-id.js';
import { readMarkdownEntry } from '../content/markdown-entries.js';
import type { Entry } from '../content/entry.js';
import { NO_DATES, readCommitDates } from '../history/commit-dates.js';
import { compileSite, type CompiledSite } from '../site/compile-site.js';
import { entryContext, loadSite, type LoadedSite } from '../site/load-site.js';

/** The site as the dev server knows it: kept between requests, renewed by file changes. */
export interface DevSite {
  current: () => LoadedSite;
  /** When each file of the content was last committed, as of the start of the server. */
  dates: ReadonlyMap<string, string>;
  /** The entry of a Markdown page, or nothing: API pages need the whole site. */
  findMarkdown: (pathname: string) => Entry | undefined;
  /** Every page compiled, from the page store where nothing has changed. */
  compileAll: () => Promise<CompiledSite>;
  /** Takes in a changed Markdown file. */
  updateMarkdown: (file: string) => Entry | undefined;
  /** Reads the site anew: configuration, page tree or the set of files has changed. */
  reload: () => Promise<void>;
}

export async function createDevSite(root: string): Promise<DevSite> {
  let site = await loadSite(root);
  const { dates } = site.config.lastUpdated
    ? await readCommitDates({ ...site, engineId: readEngineId() })
    : NO_DATES;
  let compiled: Promise<CompiledSite> | null = null;
  return {
    current: () => site,
    dates,
    findMarkdown: (pathname) => site.markdown.find((entry) => entry.pathname === pathname),
    compileAll: () => (compiled ??= compileSite(site, readEngineId())),
    updateMarkdown: (file) => {
      const name = path.relative(root, file).replaceAll('\\', '/');
      const index = site.markdown.findIndex(
        (entry) => entry.file === name || entry.source === name,
      );
      const before = site.markdown[index];
      if (!before) return undefined;
      const entry = readMarkdownEntry(entryContext(site), before.file);
      if (entry.hash === before.hash) return undefined;
      site = { ...site, markdown: site.markdown.with(index, entry) };
      compiled = null;
      return entry;
    },
    reload: async () => {
      site = await loadSite(root);
      compiled = null;
    },
  };
}
