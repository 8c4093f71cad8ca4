import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failure, VitrineError } from '../../base/errors.ts';
import { findPackageManager, type PackageManager } from '../../base/install/package-manager.ts';
import { isFitVersion } from '../../base/install/peers.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { readPackage } from '../../base/packages/manifest.ts';
import { readVersion } from '../../base/version.ts';
import { replaceFile } from '../../base/user-files/replace-file.ts';
import { sortKeys } from '../../base/sort-keys.ts';
import { parseJson } from '../../base/text.ts';
import type { LibraryCandidate } from './find-library.ts';
import { denyBuilds, readIgnoredBuilds } from './own/deny-builds.ts';
import { newManifest } from './own/new-manifest.ts';
import { addScripts } from './own/site-scripts.ts';
import { isMember } from './workspace.ts';
import { overrideReact } from './react/override-react.ts';

/** Packages that every site needs besides vitrine, and in which versions. */
export const NEEDED = { react: '^19.0.0', 'react-dom': '^19.0.0' };
/** Those that a site with the API of a library needs as well, and its demos where readers take them. */
export const NEEDED_BY_TYPES = {
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  typescript: '>=5.9',
};

/** Installs into a folder; what goes without says is left out. */
const INSTALL: Record<PackageManager, string[]> = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  pnpm: ['install'],
  yarn: ['install'],
  bun: ['install'],
};

/** Gives the site's package.json the scripts and packages that it lacks, and tells whether any is to be installed. */
export function prepareManifest(
  site: string,
  library: LibraryCandidate,
  vitrine?: string,
): boolean {
  const file = path.join(site, 'package.json');
  // Told where it cannot be read, before anything is written.
  const isThere = readPackage(site) !== null;
  const manifest = isThere
    ? (parseJson(readFileSync(file, 'utf8')) as Record<string, unknown>)
    : newManifest(site, isMember(site));
  const wanted: Record<string, string> = {
    ...NEEDED,
    ...NEEDED_BY_TYPES,
    [library.name]: library.spec,
    vitrine: vitrine ?? `^${readVersion()}`,
  };
  const known = manifest as {
    scripts?: Record<string, string>;
    dependencies?: Record<string, string>;
  };
  const { name, spec } = library;
  // Nobody but an earlier try wrote it, which found the library nowhere else.
  const isGuessed = known.dependencies?.[name] === 'latest' && findPackage(site, name) === null;
  const dependencies = sortKeys({
    ...wanted,
    ...known.dependencies,
    ...(isGuessed && { [name]: spec }),
    // Whoever says which one means it, also where an earlier try has named another.
    ...(vitrine !== undefined && { vitrine }),
  });
  const next = { ...manifest, scripts: addScripts(known.scripts), dependencies };
  replaceFile(file, `${JSON.stringify(next, null, 2)}\n`);
  const isOlder = Object.keys(NEEDED).some(
    (name) => !isFitVersion(findPackage(site, name)?.version ?? ''),
  );
  return isOlder || Object.keys(wanted).some((name) => findPackage(site, name) === null);
}

/** Adds packages to the site's package.json, by the versions they are wanted in. */
export function addPackages(site: string, added: Record<string, string>): void {
  const file = path.join(site, 'package.json');
  const manifest = parseJson(readFileSync(file, 'utf8')) as { dependencies: object };
  const dependencies = sortKeys({ ...manifest.dependencies, ...added });
  replaceFile(file, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
}

/** Names the version that was installed for a tag such as `latest`: what is documented does not change by itself. */
export function pinVersion(site: string, name: string): void {
  const { dependencies } = readPackage(site)?.manifest ?? {};
  const isTag = /^[a-z][\w-]*$/i.test(dependencies?.[name] ?? '');
  const found = isTag ? findPackage(site, name) : null;
  if (found) addPackages(site, { [name]: `^${found.version}` });
}

/** Takes packages out of the site's package.json that turned out not to be needed. */
export function dropPackages(site: string, names: readonly string[]): void {
  const file = path.join(site, 'package.json');
  const manifest = parseJson(readFileSync(file, 'utf8')) as { dependencies: object };
  const kept = Object.entries(manifest.dependencies).filter(([name]) => !names.includes(name));
  const next = { ...manifest, dependencies: Object.fromEntries(kept) };
  replaceFile(file, `${JSON.stringify(next, null, 2)}\n`);
}

/**
 * Installs a site with a library that it did not have. One that could not be installed is not asked for any longer: the next
 * try may be of another, as its name was misspelt.
 * @throws VitrineError as `install`
 */
export function installLibrary(site: string, name: string): void {
  try {
    install(site);
  } catch (error) {
    const isOfPackages =
      error instanceof VitrineError && error.problems.some(({ code }) => code === 'install-failed');
    if (isOfPackages) dropPackages(site, [name]);
    throw error;
  }
}

/**
 * A library that asks for an older React is installed with the site's, and that is said.
 * @throws VitrineError `install-failed`, `peer-conflict`, `packages-disagree`, `no-package-manager`
 */
export function install(
  site: string,
  flags: readonly string[] = [],
  manager: PackageManager = findPackageManager(site),
): void {
  const said = tryWithoutBuilds(site, flags, manager);
  if (said === null) return;
  const conflict = readPeerConflict(said.join('\n'));
  if (conflict === null) throw failure('install-failed', [manager, said.slice(0, 4).join('\n  ')]);
  const undo = manager === 'npm' && OF_REACT.test(conflict) ? overrideReact(site) : null;
  const saidThen = undo === null ? said : tryInstall(site, flags, manager);
  if (saidThen !== null) {
    undo?.();
    // What stands in the way without the one of React.
    const left = readPeerConflict(saidThen.join('\n')) ?? conflict;
    if (OF_REACT.test(left)) throw failure('peer-conflict', [manager, left, site]);
    throw failure('packages-disagree', [manager, left, site]);
  }
  const place = path.relative(process.cwd(), path.join(site, 'package.json'));
  console.log(
    `${conflict}. It is installed with React 19, as "overrides" in ${place} says: look at its demos, as what needs an older one fails.`,
  );
}

/** pnpm refuses an installation of which nobody has said whether scripts of its packages may run. */
function tryWithoutBuilds(...args: Parameters<typeof tryInstall>): string[] | null {
  const [site, , manager] = args;
  const said = tryInstall(...args);
  const ignored = said === null || manager !== 'pnpm' ? [] : readIgnoredBuilds(said.join('\n'));
  if (ignored.length === 0 || isMember(site) || !denyBuilds(site, ignored)) return said;
  const place = path.relative(process.cwd(), path.join(site, 'pnpm-workspace.yaml'));
  console.log(
    `pnpm runs no scripts of ${ignored.join(', ')}, as "allowBuilds" in ${place} says: allow those that demos need.`,
  );
  return tryInstall(...args);
}

/**
 * Without a network npm waits for more than a minute for each package, one after the other, and says nothing meanwhile.
 * What its user has set is kept.
 */
const SHORT_WAITS = {
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '3000',
};

/** @returns what the package manager said; `null` where it installed */
function tryInstall(
  site: string,
  flags: readonly string[],
  manager: PackageManager,
): string[] | null {
  const { status, stderr, stdout, error } = spawnSync(manager, [...INSTALL[manager], ...flags], {
    cwd: site,
    env: { ...SHORT_WAITS, ...process.env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return null;
  if (error && 'code' in error && error.code === 'ENOENT')
    throw failure('no-package-manager', [manager]);
  // Yarn and pnpm say all that they say on their standard output.
  const lines = `${stderr ?? ''}\n${stdout ?? ''}`.split('\n').filter((line) => /\S/.test(line));
  const telling = lines.filter((line) => !/warn/.test(line) && !PROGRESS.test(line));
  return telling.length > 0 ? telling : lines;
}

/** What managers say of how far they are, before and behind the reason: pnpm, both kinds of Yarn, Bun, npm. */
const PROGRESS =
  /^Scope: |\bProgress: resolved |^Packages: [+-]|^[+-]+$|^➤ YN0000: [·┌└]|^(?:yarn|bun) install v|^info |^\[\d\/\d\] |^Resolving dependencies|^Resolved, |A complete log of this run/;

const OF_REACT = / asks for (?:@types\/)?react(?:-dom)?@/;

/** What npm says of packages that want different versions of another; `null` where it says something else. */
export function readPeerConflict(said: string): string | null {
  // Of a package that it could not fetch, npm knows no version.
  if (!/\bERESOLVE\b/.test(said) || /\bFound: \S+@undefined\b/.test(said)) return null;
  // Before it stand those that agree.
  const refused = said.split('Could not resolve dependency').at(-1)!;
  const [, wanted, from] = /\bpeer (\S+@"[^"]*") from (\S+)/.exec(refused) ?? [];
  return wanted === undefined ? null : `${from} asks for ${wanted}`;
}
