import { createRequire } from 'node:module';
import path from 'node:path';
import { failure, type VitrineError } from '../errors.ts';
import { findPackage } from '../packages/find-package.ts';
import { findPackageManager, installCommand } from './package-manager.ts';

/** What every site needs and installs itself, so that there is one of it. */
const REACT = ['react', 'react-dom'];

/**
 * Where a module of an optional package lies: the site's, or what the engine finds.
 * @param use what needs it, as in "Social cards"
 * @throws VitrineError `missing-peer` when neither has it
 */
export function resolvePeer(root: string, specifier: string, use: string): string {
  const found = tryResolve(path.join(root, 'package.json'), specifier);
  const resolved = found ?? tryResolve(import.meta.url, specifier);
  if (resolved !== null) return resolved;
  const [scope = '', name = ''] = specifier.split('/');
  throw missingPeers(root, [scope.startsWith('@') ? `${scope}/${name}` : scope], use);
}

/**
 * @throws VitrineError `missing-peer` when a site has no React, `unfit-react` when it has an older one than the shell
 * works with, or two versions of its parts, which React refuses
 */
export function requireReact(root: string): void {
  const missing = REACT.filter((name) => findPackage(root, name) === null);
  if (missing.length > 0) throw missingPeers(root, missing, 'Every site');
  const versions = REACT.map((name) => findPackage(root, name)!.version);
  const isFit = versions.every(isFitVersion) && new Set(versions).size === 1;
  if (isFit) return;
  const range = versions.find(isFitVersion) ?? String(OLDEST_REACT);
  const command = installCommand(
    findPackageManager(root),
    REACT.map((name) => `${name}@${range}`),
  );
  const found = REACT.map((name, index) => `${name} ${versions[index]!}`).join(' and ');
  throw failure('unfit-react', [String(OLDEST_REACT), found, command]);
}

/** The first major that has all that the shell calls. */
const OLDEST_REACT = 19;

/** Whether a version of React is one that the shell works with. Experimental ones, `0.0.0-experimental-…`, are newer than any. */
export const isFitVersion = (version: string) =>
  version.startsWith('0.0.0-') || Number.parseInt(version, 10) >= OLDEST_REACT;

function missingPeers(root: string, names: string[], use: string): VitrineError {
  const command = installCommand(findPackageManager(root), names);
  return failure('missing-peer', [names.join(' and '), use, command]);
}

function tryResolve(from: string, specifier: string): string | null {
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    return null;
  }
}
