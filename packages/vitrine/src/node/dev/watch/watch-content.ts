import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { CONTENT_DIR } from '../../base/folders.ts';
import { HISTORY_FILE } from '../../api/history/history-file.ts';
import type { Config } from '../../config/schema.ts';
import { listConfigFiles } from '../../config/import-config.ts';
import { MODULE_FILE, versionOf } from '../../base/files/kinds.ts';
import { isWithin } from '../../base/files/paths.ts';
import { fixedFolder } from '../../content/fixed-folder.ts';
import { messageOf } from '../../base/text.ts';
import { WHOLE_SITE, type DevMessages } from '../messages.ts';
import type { DevSite } from '../dev-site.ts';
import { sendPages } from './send-pages.ts';

/** Tries, and milliseconds between them, before an emptied file counts as empty. */
const REREADS = 10;
const REREAD_MS = 30;
/** For 50 ms after a change the watcher does not report another one of the same file. */
const SETTLED_MS = 60;

/**
 * Notifies the browser of edited prose. Vite itself handles demos and styles.
 * @param onRead called once the site has been read again
 */
export function watchContent(
  vite: ViteDevServer,
  site: DevSite,
  messages: DevMessages,
  onRead: (config: Config) => void,
): void {
  const { root } = site.current();
  const content = path.join(root, CONTENT_DIR) + path.sep;
  // Pages may show files that lie elsewhere.
  const sources = site.current().markdown.flatMap(({ source }) => source ?? []);
  const shown = new Set(sources.map((file) => path.join(root, file)));
  const listed = watchListed(vite, site);
  vite.watcher.add([...shown]);
  const isPage = (file: string) =>
    (file.startsWith(content) && file.endsWith('.md')) || shown.has(file) || listed(file);
  // Vite handles files that a module imports.
  const isThumbnail = (file: string) =>
    file.startsWith(content) &&
    file.endsWith('.svg') &&
    vite.moduleGraph.getModulesByFile(file) === undefined;
  const whole = watchWhole(vite, site);
  const { reload, hasFailed } = createReload(site, messages, () => {
    whole.renew();
    onRead(site.current().config);
  });
  const update = (file: string, rereads = REREADS) => {
    // Many editors empty a file before they write it, so an empty file is read again first.
    if (!existsSync(file)) return;
    if (statSync(file).size === 0 && rereads > 0) {
      setTimeout(update, REREAD_MS, file, rereads - 1);
      return;
    }
    const entry = site.updateMarkdown(file);
    if (!entry) return;
    messages.noteChange();
    sendPages(vite, site, [entry.pathname]);
  };
  vite.watcher.on('change', (file) => {
    repeatChange(vite, file);
    if (isThumbnail(file)) messages.reload();
    if (isPage(file)) update(file);
    else if (whole.has(file)) reload();
  });
  for (const event of ['add', 'unlink'] as const) {
    vite.watcher.on(event, (file: string) => {
      // It may be what the configuration cannot be read without.
      const isMissed = hasFailed() && MODULE_FILE.test(file);
      if (isPage(file) || isThumbnail(file) || whole.has(file) || isMissed) reload();
    });
  }
}

/** Watches what the whole site is read with: the configuration, what it imports, and the data that it names. */
function watchWhole(vite: ViteDevServer, site: DevSite) {
  let files = new Set<string>();
  const renew = () => {
    const { root, cacheDir, changelogs } = site.current();
    const logs = changelogs.map(({ file }) => path.join(root, file));
    files = new Set([...listConfigFiles(cacheDir), ...logs, path.join(root, HISTORY_FILE)]);
    vite.watcher.add([...files]);
  };
  renew();
  const { root } = site.current();
  return {
    renew,
    // An import that is not there yet is most likely to come beside the others.
    has: (file: string) => files.has(file) || (path.dirname(file) === root && file.endsWith('.ts')),
  };
}

/**
 * Watches the folders that patterns of the configuration begin with.
 * @returns whether a file may be a page that they list
 */
function watchListed(vite: ViteDevServer, site: DevSite): (file: string) => boolean {
  const { root, config } = site.current();
  if (config.content.length === 0) return () => false;
  const folders = config.content
    .flatMap(({ files }) => files)
    .map((pattern) => path.join(root, fixedFolder(pattern)));
  vite.watcher.add([...new Set(folders)]);
  return (file) => file.endsWith('.md') && folders.some((folder) => isWithin(folder, file));
}

/**
 * Makes a function that reads the site again once changes have settled, and then reloads the pages; and one that tells
 * whether it could not be read the last time.
 */
function createReload(site: DevSite, messages: DevMessages, onRead: () => void) {
  let reloading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let failed = false;
  const reload = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // One after the other: of two at a time, the older could end last and win.
      reloading = reloading.then(site.reload).then(
        () => {
          failed = false;
          onRead();
          messages.setSiteError(WHOLE_SITE, null);
          messages.reload();
        },
        (error: unknown) => {
          failed = true;
          messages.setSiteError(WHOLE_SITE, messageOf(error));
        },
      );
    }, SETTLED_MS);
  };
  return { reload, hasFailed: () => failed };
}

/**
 * Reports a change again when the file has been written since: the watcher would report only the first step
 * of an editor that empties a file and then writes it.
 */
function repeatChange(vite: ViteDevServer, file: string): void {
  const version = versionOf(file);
  setTimeout(() => {
    const now = versionOf(file);
    if (now !== undefined && now !== version) vite.watcher.emit('change', file);
  }, SETTLED_MS);
}
