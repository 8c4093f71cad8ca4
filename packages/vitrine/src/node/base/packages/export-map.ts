/** Where the `exports` of a package lead. */
import type { PackageManifest } from './manifest.ts';

/** What `exports` says of the package itself, be it all that it says. */
export function entryOf(exports: unknown): unknown {
  return typeof exports === 'object' && exports !== null && '.' in exports ? exports['.'] : exports;
}

/** Conditions that tools ask for by themselves. */
export const USUAL_CONDITIONS: ReadonlySet<string> = new Set(
  'types import require default module node browser'.split(' '),
);

/** A file that a path of `exports` leads to. */
export interface ExportTarget {
  /** What has to hold for it, the outermost first. */
  conditions: string[];
  file: string;
}

/** Every file that a path of `exports` may lead to, as they stand. */
export function listTargets(target: unknown, conditions: string[] = []): ExportTarget[] {
  if (typeof target === 'string') return [{ conditions, file: target }];
  if (typeof target !== 'object' || target === null) return [];
  if (Array.isArray(target)) return target.flatMap((one) => listTargets(one, conditions));
  return Object.entries(target).flatMap(([name, one]) => listTargets(one, [...conditions, name]));
}

/**
 * In the order in which an import takes them while one develops: what is for production alone is minified and checks no
 * props. What is not built yet may have its source under any other condition.
 */
const CONDITIONS = ['development', 'import', 'module', 'default', 'node', 'require', 'source'];

/** The files that an import of a path of `exports` may lead to, the first of them where it is there. */
export function importTargets(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  if (Array.isArray(target)) return importTargets(target[0]);
  if (typeof target !== 'object' || target === null) return [];
  const conditions = target as Record<string, unknown>;
  const others = Object.keys(conditions).filter(
    (name) => !CONDITIONS.includes(name) && !/^(types$|\.)/.test(name),
  );
  return [...CONDITIONS, ...others].flatMap((name) => importTargets(conditions[name]));
}

/**
 * Whether a package names modules beside its CommonJS and has no export map: bundlers take the modules, Node the CommonJS,
 * whose default export is another.
 */
export const isDoubleBuilt = ({ module, exports }: PackageManifest) =>
  module !== undefined && exports === undefined;
