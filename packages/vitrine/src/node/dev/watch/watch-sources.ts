import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { SOURCE_FILE } from '../../base/files/kinds.ts';
import { isWithin } from '../../base/files/paths.ts';
import { isInstalled, tryFindPackage } from '../../base/packages/find-package.ts';
import { messageOf } from '../../base/text.ts';
import { listLinkedOf } from '../../base/install/linked-packages.ts';
import type { PageMeta } from '../../model/page-meta.ts';
import { WHOLE_SITE, type DevMessages } from '../messages.ts';
import { listSettings } from '../../api/checker/settings/linked-settings.ts';
import { addChange, type FileChange } from '../../api/follow/file-changes.ts';
import type { DevSite, FileChanges } from '../dev-site.ts';
import { sendPages } from './send-pages.ts';

/** Milliseconds for an editor to write all it has to say. */
const SETTLED_MS = 20;

/** Milliseconds that a new server has for the first pages, before it reads what changes will follow from. */
const PREPARE_MS = 2000;

/**
 * Follows the packages whose source lies in the workspace: what their types say of a component is read again when a
 * file of theirs changes. Pages are told when the API is another one; a change of code alone is Vite's.
 * @returns finds the packages anew, for when the configuration has changed
 */
export function watchSources(
  vite: ViteDevServer,
  site: DevSite,
  messages: DevMessages,
): () => void {
  const packages = findPackages(vite, site);
  const prepare = async () => {
    for (const { name } of packages.list()) await site.prepareApi(name);
  };
  // What cannot be read has been told.
  setTimeout(() => void prepare().catch(() => undefined), PREPARE_MS).unref();
  let reading = Promise.resolve();
  const failed = new Set<string>();
  const waiting = new Map<string, { timer: NodeJS.Timeout; changes: Map<string, FileChange> }>();
  const update = async (name: string, changes: FileChanges) => {
    try {
      const changed = await site.updateApi(name, changes);
      failed.delete(name);
      messages.setSiteError(name, null);
      if (changed === null) {
        // All of the site has been read again.
        messages.setSiteError(WHOLE_SITE, null);
        messages.reload();
      } else if (changed.size > 0) await tellPages(vite, site, messages, changed);
    } catch (error) {
      failed.add(name);
      messages.setSiteError(name, messageOf(error));
    }
  };
  for (const event of ['change', 'add', 'unlink'] as const) {
    vite.watcher.on(event, (file: string) => {
      const concerned = packages.with(file);
      // What a package is made of may be others than before.
      if (concerned.length > 0 && path.basename(file) === 'package.json') packages.renew();
      for (const name of concerned) {
        const before = waiting.get(name);
        clearTimeout(before?.timer);
        const changes = addChange(before?.changes ?? new Map<string, FileChange>(), file, event);
        const read = () => {
          waiting.delete(name);
          reading = reading.then(() => update(name, changes));
        };
        waiting.set(name, { changes, timer: setTimeout(read, SETTLED_MS) });
      }
    });
  }
  return () => {
    packages.renew();
    const names = new Set(packages.list().map(({ name }) => name));
    for (const name of failed) {
      if (names.has(name)) continue;
      failed.delete(name);
      messages.setSiteError(name, null);
    }
  };
}

/** The packages to follow, as the configuration and their manifests name them, with their settings of the compiler. */
function findPackages(vite: ViteDevServer, site: DevSite) {
  let packages: WorkspacePackage[] = [];
  /** Settings may lie above a package, and follow from others anywhere. */
  let settings = new Map<string, ReadonlySet<string>>();
  const renewSettings = () => {
    settings = new Map(packages.map(({ name, dir }) => [name, new Set(listSettings(dir))]));
    vite.watcher.add([...new Set([...settings.values()].flatMap((files) => [...files]))]);
  };
  const renew = () => {
    packages = listWorkspacePackages(site, packages);
    if (packages.length === 0) return;
    vite.watcher.add([...new Set(packages.flatMap(({ dirs }) => dirs))]);
    renewSettings();
  };
  renew();
  return {
    list: () => packages,
    renew,
    /** Names of those that are read from a file. */
    with: (file: string): string[] => {
      const isSettings = (name: string) => settings.get(name)?.has(file) === true;
      const concerned = packages
        .filter(({ name, dirs }) => isSettings(name) || dirs.some((dir) => isSource(dir, file)))
        .map(({ name }) => name);
      if (concerned.some(isSettings)) renewSettings();
      return concerned;
    },
  };
}

interface WorkspacePackage {
  name: string;
  dir: string;
  /** Its folder, and those of the packages of the workspace that its types may come from. */
  dirs: string[];
}

/**
 * Packages that are documented and not installed from a registry.
 * @param known as they were before: what they were made of may have a manifest that cannot be read now, and be mended
 */
function listWorkspacePackages(
  site: DevSite,
  known: readonly WorkspacePackage[],
): WorkspacePackage[] {
  const { root, config } = site.current();
  return config.api.flatMap(({ package: name }) => {
    const found = tryFindPackage(root, name);
    const before = known.find((one) => one.name === name);
    if (found === null) return before ?? [];
    if (isInstalled(found.dir)) return [];
    const { dir } = found;
    const others = listLinkedOf(found).map((one) => one.dir);
    // The site itself may be one of them.
    const beside = others.filter((one) => !isWithin(one, root));
    return [{ name, dir, dirs: [...new Set([dir, ...beside, ...(before?.dirs ?? [])])] }];
  });
}

/** What types, defaults and names of styles are read from. */
function isSource(dir: string, file: string): boolean {
  return (
    isWithin(dir, file) &&
    !isInstalled(path.relative(path.dirname(dir), file)) &&
    SOURCE_FILE.test(file)
  );
}

/** Sends anew what shows the API of these components: their own pages, and pages with playgrounds of them. */
async function tellPages(
  vite: ViteDevServer,
  site: DevSite,
  messages: DevMessages,
  changed: ReadonlySet<string>,
): Promise<void> {
  messages.noteChange();
  const { pages } = await site.compileAll();
  const isShown = ({ kind, components, playgrounds }: PageMeta) =>
    (kind === 'api' && components.some((name) => changed.has(name))) ||
    playgrounds.some(({ component }) => changed.has(component));
  const shown = pages.filter(({ meta }) => isShown(meta));
  sendPages(
    vite,
    site,
    shown.map(({ meta }) => meta.pathname),
  );
}
