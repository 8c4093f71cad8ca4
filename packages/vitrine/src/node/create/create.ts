import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hasArchives } from '../base/install/archives.ts';
import { failure } from '../base/errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { resolveLinks } from '../base/files/paths.ts';
import { writeAtomic } from '../base/files/write.ts';
import { CONFIG_FILE, refuseOddPath, upwards } from '../base/folders.ts';
import { installCommand, type PackageManager } from '../base/install/package-manager.ts';
import { withoutPnp } from '../base/install/without-pnp.ts';
import { readPackage } from '../base/packages/manifest.ts';
import { readVersion } from '../base/version.ts';
import { install, NEEDED, NEEDED_BY_TYPES } from '../init/repository/install.ts';
import {
  describeSeveral,
  hasTerminal,
  isLibrary,
  listOwn,
} from '../init/repository/own/own-packages.ts';
import { newManifest } from '../init/repository/own/new-manifest.ts';
import { readWanted, type WantedPackage } from '../init/repository/read-wanted.ts';
import { refuseOlderReact } from '../init/repository/react/refuse-older-react.ts';
import { isMember, readPlace, separatingFiles } from '../init/repository/workspace.ts';
import { writeNew } from '../init/write-new.ts';
import { keepLockfiles } from './keep-lockfiles.ts';

/**
 * Installs vitrine in the folder of the documentation, and lets its `init` do the rest.
 * @param args as `init` takes them
 * @returns the exit code
 * @throws VitrineError `unusable-path`, `library-unclear`, `install-failed` and what else keeps it from being installed
 */
export function create(args: readonly string[]): number {
  const site = path.resolve(valueOf(args, '--dir') ?? 'docs');
  // Told where it cannot be read or used, before anything is written.
  refuseOddPath(resolveLinks(site));
  refuseOlderReact(site, valueOf(args, '--dir') ?? 'docs');
  refuseSeveral(site, args);
  const [isProject, isSite] = ['.', site].map((dir) => readPackage(path.resolve(dir)) !== null);
  const before = existsSync(site) ? readdirSync(site) : null;
  const restore = keepLockfiles(site);
  const undo = () => {
    if (isSite || hasSite(site)) return;
    takeBack(site, before);
    restore();
  };
  if (!isSite) writeManifest(site, valueOf(args, '--vitrine'), isProject ? null : library(args));
  // Left alone where it is interrupted, this ends with what it runs, and takes back what it wrote.
  process.on('SIGINT', () => undefined);
  try {
    const command = findCommand(site) ?? installVitrine(site);
    const { status } = spawnSync(process.execPath, [command, 'init', ...args], {
      stdio: 'inherit',
      // The hooks of a Yarn that runs this would look for the packages of the site in archives.
      env: withoutPnp(process.env),
    });
    if (status !== 0) undo();
    return status ?? 1;
  } catch (error) {
    undo();
    throw error;
  }
}

/** Told before a minute of installing: `init` would refuse the same. Where somebody can be asked, it asks. */
function refuseSeveral(site: string, args: readonly string[]): void {
  const isAsked = hasTerminal() && !args.some((arg) => arg === '--yes' || arg === '-y');
  if (isAsked || valueOf(args, '--library') !== undefined || hasSite(site)) return;
  const root = process.cwd();
  const libraries = listOwn(root, path.relative(root, site)).filter(isLibrary);
  if (libraries.length < 2) return;
  throw failure('library-unclear', [describeSeveral(libraries.map(({ name }) => name))]);
}

function valueOf(args: readonly string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  const arg = args[index];
  return arg?.includes('=') ? arg.slice(name.length + 1) : arg && args[index + 1];
}

/** The library that is named, where it looks like one. */
function library(args: readonly string[]): WantedPackage | null {
  return readWanted(valueOf(args, '--library') ?? '');
}

/** @param library installed together with vitrine: one install instead of two. What is found otherwise, `init` adds. */
function writeManifest(
  site: string,
  vitrine = `^${readVersion()}`,
  library: WantedPackage | null,
): void {
  const dependencies = {
    ...{ ...NEEDED, vitrine },
    ...(library !== null && {
      ...NEEDED_BY_TYPES,
      [library.name]: library.version ?? 'latest',
    }),
  };
  const manifest = { ...newManifest(site, isMember(site)), dependencies };
  writeAtomic(path.join(site, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @returns the command that is installed now */
function installVitrine(site: string): string {
  // The repository's own, where there is one: two managers in one place undo each other's work.
  const place = readPlace(site, agent());
  writeNew(site, separatingFiles(site, place));
  console.log(`Installing vitrine in ${path.relative(process.cwd(), site) || '.'} …`);
  install(site, [], place.manager);
  const command = findCommand(site);
  if (command !== null) return command;
  if (hasArchives(site)) throw failure('packages-in-archives', []);
  const manifest = path.join(site, 'package.json');
  throw failure('no-vitrine', [
    manifest,
    place.manager,
    installCommand(place.manager, ['vitrine']),
  ]);
}

/** In the folder, or above it, where a workspace has the packages of its members. */
function findCommand(site: string): string | null {
  const dirs = isMember(site) ? [...upwards(site)] : [site];
  const commands = dirs.map((dir) => path.join(dir, 'node_modules/vitrine/bin/vitrine.mjs'));
  return commands.find(isFile) ?? null;
}

/** The manager that runs this. */
function agent(): PackageManager {
  const [name] = (process.env.npm_config_user_agent ?? 'npm').split('/');
  return (['npm', 'pnpm', 'yarn', 'bun'] as const).find((each) => each === name) ?? 'npm';
}

const hasSite = (dir: string) => existsSync(path.join(dir, CONFIG_FILE));

/** Removes what was installed for nothing, as there is no site, and leaves what was there `before`. */
function takeBack(site: string, before: string[] | null): void {
  const own = [
    ...['package.json', 'node_modules', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'],
    ...['pnpm-workspace.yaml', '.yarnrc.yml', '.yarn'],
  ];
  const added = own.filter((name) => !before?.includes(name)).map((name) => path.join(site, name));
  for (const file of before === null ? [site] : added)
    rmSync(file, { recursive: true, force: true });
}
