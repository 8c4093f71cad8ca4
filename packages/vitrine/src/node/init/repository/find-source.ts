import path from 'node:path';
import { isFile } from '../../base/files.ts';
import type { InstalledPackage } from '../../base/packages.ts';

const SOURCE = /(?<!\.d)\.[cm]?tsx?$/;
/** What tools ask for by themselves. */
const USUAL = new Set(['types', 'import', 'require', 'default', 'module', 'node', 'browser']);

/** How a package is read from its TypeScript; `null` where it is built, or has no source that exports lead to. */
export function findSource({ dir, manifest }: InstalledPackage): { conditions: string[] } | null {
  const entry = entryOf(manifest.exports) ?? manifest.module ?? manifest.main ?? 'index.js';
  const usual = listTargets(entry).filter(({ keys }) => keys.every((key) => USUAL.has(key)));
  const runs = usual.filter(({ keys }) => !keys.includes('types'));
  const isThere = ({ file }: Target) => isFile(path.join(dir, file));
  if (runs.some((target) => isThere(target) && !SOURCE.test(target.file))) return null;
  if (runs.some((target) => isThere(target))) return { conditions: [] };
  const own = listTargets(entry).find((target) => SOURCE.test(target.file) && isThere(target));
  return own ? { conditions: own.keys.filter((key) => !USUAL.has(key)) } : null;
}

interface Target {
  /** Conditions that lead to it. */
  keys: string[];
  file: string;
}

function entryOf(exports: unknown): unknown {
  if (typeof exports !== 'object' || exports === null) return exports;
  return '.' in exports ? exports['.'] : exports;
}

function listTargets(target: unknown, keys: string[] = []): Target[] {
  if (typeof target === 'string') return [{ keys, file: target }];
  if (typeof target !== 'object' || target === null) return [];
  return Object.entries(target).flatMap(([key, value]) => listTargets(value, [...keys, key]));
}
