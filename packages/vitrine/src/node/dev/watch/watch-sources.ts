import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { basePath, placeData } from '../../base/addresses/base-path.ts';
import { isWithin, SOURCE_FILE } from '../../base/files.ts';
import { findPackage, isInstalled } from '../../base/packages.ts';
import { messageOf } from '../../base/text.ts';
import { listLinked } from '../vite/linked-packages.ts';
import type { PageMeta } from '../../model/page-meta.ts';
import type { DevMessages } from '../messages.ts';
import { listTsconfigs } from '../../api/checker/settings/own-tsconfig.ts';
import { addChange, type FileChange } from '../../api/follow/file-changes.ts';
import type { DevSite, FileChanges } from '../dev-site.ts';

/** Milliseconds for an editor to write all it has to say. */
const SETTLED_MS = 20;

/** Milliseconds that a new server has for the first pages, before it reads what changes will follow from. */
const PREPARE_MS = 2000;

/**
 * Follows the packages whose source lies in the workspace: what their types say of a component is read again when a
 * file of theirs changes. Pages are told when the API is another one; a change of code alone is Vite's.
 */
export function watchSources(vite: ViteDevServer, site: DevSite, messages: DevMessages): void {
  const packages = listWorkspacePackages(site);
  if (packages.length === 0) return;
  vite.watcher.add([...new Set(packages.flatMap(({ dirs }) => dirs))]);
  const settings = watchSettings(vite, packages);
  const prepare = async () => {
    for (const { name } of packages) await site.prepareApi(name);
  };
  // What cannot be read has been told.
  setTimeout(() => void prepare().catch(() => undefined), PREPARE_MS).unref();
  let reading = Promise.resolve();
  const failed = new Set<string>();
  const waiting = new Map<string, { timer: NodeJS.Timeout; changes: Map<string, FileChange> }>();
  const update = async (name: string, changes: FileChanges) => {
    try {
      const changed = await site.updateApi(name, changes);
      messages.setSiteError(null);
      // Pages still show what was wrong before.
      if (changed === null || failed.delete(name)) messages.reload();
      else if (changed.size > 0) await tellPages(vite, site, messages, changed);
    } catch (error) {
      failed.add(name);
      messages.setSiteError(messageOf(error));
    }
  };
  for (const event of ['change', 'add', 'unlink'] as const) {
    vite.watcher.on(event, (file: string) => {
      for (const { name, dirs } of packages) {
        const isSettings = settings.of(name).has(file);
        if (!isSettings && !dirs.some((dir) => isSource(dir, file))) continue;
        if (isSettings) settings.renew();
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
}

interface WorkspacePackage {
  name: string;
  dir: string;
  /** Its folder, and those of the packages of the workspace that its types may come from. */
  dirs: string[];
}

/** Packages that are documented and not installed from a registry. */
function listWorkspacePackages(site: DevSite): WorkspacePackage[] {
  const { root, config } = site.current();
  return config.api.flatMap(({ package: name }) => {
    const found = findPackage(root, name);
    if (found === null || isInstalled(found.dir)) return [];
    const { dir, manifest } = found;
    // Some have in themselves, once they are built, what they name for development.
    const { dependencies, devDependencies, peerDependencies } = manifest;
    const names = Object.keys({ ...devDependencies, ...dependencies, ...peerDependencies });
    const others = listLinked(dir, names).map((one) => one.dir);
    // The site itself may be one of them.
    const beside = others.filter((one) => one !== dir && !isWithin(one, root));
    return [{ name, dir, dirs: [dir, ...beside] }];
  });
}

/** Settings of the compiler may lie above a package, and follow from others anywhere. */
function watchSettings(vite: ViteDevServer, packages: readonly { name: string; dir: string }[]) {
  const known = new Map<string, ReadonlySet<string>>();
  const renew = () => {
    for (const { name, dir } of packages) {
      const files = listTsconfigs(dir);
      known.set(name, new Set(files));
      vite.watcher.add(files);
    }
  };
  renew();
  return { renew, of: (name: string) => known.get(name)! };
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
  const { config } = site.current();
  for (const { meta } of pages) {
    if (!isShown(meta)) continue;
    vite.ws.send('vitrine:page', placeData(basePath(config), { pathname: meta.pathname }));
  }
}
