import path from 'node:path';
import type { Page } from '../../shared/page.ts';
import { findUnread, readAhead } from '../ahead/read-ahead.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { readMarkdownEntry } from '../content/markdown-entries.ts';
import type { Entry } from '../model/entry.ts';
import { NO_DATES, readCommitDates } from '../history/commit-dates.ts';
import { findActive } from '../nav/find.ts';
import { compileContent, compileSite } from '../site/compile-site.ts';
import type { KnownPages } from '../site/page-store.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import type { FileChange } from '../api/follow/file-changes.ts';
import type { FollowedPackage, followPackage } from '../api/follow/follow-package.ts';
import { openHistory } from '../api/history/history-file.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { readApi } from '../site/read-api.ts';
import { entryContext, loadContent } from '../site/load-content.ts';
import { loadSite } from '../site/load-site.ts';
import { createArrival } from './late/arrival.ts';

/** The site in the dev server: cached between requests, updated when files change. */
export interface DevSite {
  current: () => LoadedSite;
  /**
   * Resolves when the APIs of all packages have been read: those that the cache does not know are read by a thread, for
   * the first who asks. Pages of prose do not wait for them.
   * @throws VitrineError when one of them cannot be read; `reload` tries again
   */
  whole: () => Promise<void>;
  /** Whether that has not come to pass yet. */
  isReading: () => boolean;
  /** Dates of the last commit to each file of the content, as of the start of the server. */
  dates: ReadonlyMap<string, string>;
  /** The entry of a Markdown page, or nothing: API pages need the whole site. */
  findMarkdown: (pathname: string) => Entry | undefined;
  /** Whether there is a page at a path, known without compiling any. */
  hasPage: (pathname: string) => boolean;
  /** Every page compiled, from the page store where nothing has changed. */
  compileAll: () => Promise<CompiledSite>;
  /** One of these pages, whatever becomes of the cache meanwhile. */
  loadPage: (pathname: string) => Promise<Page | null>;
  /** Reads a changed Markdown file again. */
  updateMarkdown: (file: string) => Entry | undefined;
  /**
   * Reads the API of a package where it follows from files that have changed.
   * @returns names of the components whose API is another one; `null` when there are more or fewer of them
   */
  updateApi: (name: string, changes: FileChanges) => Promise<Set<string> | null>;
  /** Makes ready for changes of a package, as other work leaves time. */
  prepareApi: (name: string) => Promise<void>;
  /** Reads the site again, after a change of the configuration, the page tree or the set of files. */
  reload: () => Promise<void>;
  /** Ends the processes that read the APIs of packages. */
  close: () => void;
}

/** What has happened to files, by their absolute paths. */
export type FileChanges = ReadonlyMap<string, FileChange>;

export async function createDevSite(root: string): Promise<DevSite> {
  const content = await loadContent(root);
  const dating = content.config.lastUpdated ? readCommitDates(content) : NO_DATES;
  const unread = findUnread(content, content.config.api);
  let site = await loadSite(root, { content, unread });
  let compiled: Promise<CompiledSite> | null = null;
  const { dates } = await dating;
  const complete = async () => {
    const ahead = unread.map((one) => ({ ...one, measure: false }));
    await readAhead(content, ahead).read;
    const loaded = await loadSite(root, { content: site });
    // A page may have been edited meanwhile.
    site = { ...loaded, markdown: site.markdown };
    compiled = null;
  };
  const apis = createArrival(unread.length === 0 ? null : complete);
  const findMarkdown = (pathname: string) =>
    site.markdown.find((entry) => entry.pathname === pathname);
  let known: KnownPages = {};
  const compileKnown = async () => compileSite(site, await compileContent(site, known));
  const compileAll = () => (compiled ??= apis.wait().then(compileKnown));
  const { follow, close } = createFollower();
  const loadPage = async (pathname: string) => {
    const { pages } = await compileAll();
    return pages.find(({ meta }) => meta.pathname === pathname)?.load() ?? null;
  };
  return {
    current: () => site,
    whole: apis.wait,
    isReading: apis.isPending,
    dates,
    findMarkdown,
    hasPage: (pathname) =>
      findMarkdown(pathname) !== undefined || findActive(site.tree, pathname) !== null,
    compileAll,
    loadPage: (pathname) =>
      loadPage(pathname).catch((error: unknown) => {
        if (!(error instanceof CacheDamaged)) throw error;
        compiled = null;
        known = {};
        return loadPage(pathname);
      }),
    updateMarkdown: (file) => {
      const name = path.relative(root, file).replaceAll('\\', '/');
      const index = site.markdown.findIndex(
        (entry) => entry.file === name || entry.source === name,
      );
      const before = site.markdown[index];
      if (!before) return undefined;
      const entry = readMarkdownEntry(entryContext(site), before.file);
      if (entry.digest === before.digest) return undefined;
      site = { ...site, markdown: site.markdown.with(index, entry) };
      compiled = null;
      return entry;
    },
    updateApi: async (name, changes) => {
      if (await apis.recover()) return null;
      const before = site.api.find(({ config }) => config.package === name);
      if (before === undefined) return new Set();
      const { cacheDir } = site;
      const { api } = await readApi(before.config, {
        ...{ root, cacheDir, history: openHistory(root) },
        extract: async (place) => (await follow(place)).update(changes),
      });
      const changed = compareDocs(before.docs, api.docs);
      if (changed === null) site = await loadSite(root);
      else site = { ...site, api: site.api.map((one) => (one === before ? api : one)) };
      if (changed === null || changed.size > 0) compiled = null;
      return changed;
    },
    prepareApi: async (name) => {
      await apis.wait();
      const { config } = site.api.find((one) => one.config.package === name) ?? {};
      if (config !== undefined) await (await follow({ root, ...config })).prepare();
    },
    reload: async () => {
      await apis.wait().catch(() => undefined);
      site = await loadSite(root);
      apis.settle();
      compiled = null;
    },
    close,
  };
}

/** Follows packages, each with one process from its first change on. */
function createFollower() {
  const followed = new Map<string, FollowedPackage>();
  const follow = async (place: Parameters<typeof followPackage>[0]) => {
    const { followPackage: begin } = await import('../api/follow/follow-package.ts');
    const key = JSON.stringify([place.package, place.groups]);
    const found = followed.get(key) ?? begin(place);
    followed.set(key, found);
    return found;
  };
  return { follow, close: () => followed.forEach((one) => one.close()) };
}

/** Names of those that differ; `null` when the lists are of others. What they cost is no part of it. */
function compareDocs(
  before: readonly ComponentDoc[],
  after: readonly ComponentDoc[],
): Set<string> | null {
  const namesOf = (docs: readonly ComponentDoc[]) => docs.map(({ name }) => name).join();
  if (namesOf(before) !== namesOf(after)) return null;
  const textOf = (doc: ComponentDoc) => JSON.stringify({ ...doc, cost: null });
  const isSame = (a: ComponentDoc, b: ComponentDoc) => a === b || textOf(a) === textOf(b);
  const changed = after.filter((doc, i) => !isSame(doc, before[i]!));
  return new Set(changed.map(({ name }) => name));
}
