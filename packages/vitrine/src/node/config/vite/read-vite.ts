import type { Plugin } from 'vite';
import { problem, throwErrors, type Problem } from '../../base/errors.ts';
import { messageOf } from '../../base/text.ts';
import { OPTIMIZE_KEYS, RESOLVE_KEYS, type SiteVite, type ViteOptions } from './options.ts';
import { nameFailures } from './name-failures.ts';
import {
  REFUSED_KEYS,
  REFUSED_OPTIMIZE,
  REFUSED_RESOLVE,
  refuseAlias,
  refuseConstant,
  refusePlugin,
} from './refusals.ts';

const KEYS = ['plugins', 'resolve', 'css', 'define', 'optimizeDeps'];

interface Source {
  /** Name of the configuration file. */
  file: string;
  /** The line in it on which a key is written. */
  lineOf: (path: PropertyKey[]) => number;
  /** Digest of it and of what it imports. */
  key: string;
}

/**
 * Checks what `vite` in the configuration says.
 * @throws VitrineError `invalid-config` for what has another shape, `vite-refused` for what would break the engine
 */
export async function readVite(value: unknown, source: Source): Promise<SiteVite | undefined> {
  if (value === undefined) return undefined;
  const problems: Problem[] = [];
  const at = (path: PropertyKey[]) => ({
    file: source.file,
    line: source.lineOf(['vite', ...path]),
  });
  const report: Report = {
    shape: (path, expected, received) =>
      problems.push(
        problem('invalid-config', [nameOf(path), expected, describe(received)], at(path)),
      ),
    refuse: (path, what, reason) =>
      problems.push(problem('vite-refused', [what || nameOf(path), reason], at(path))),
    threw: (path, message) => problems.push(problem('config-threw', [message], at(path))),
  };
  const plugins: Plugin[] = [];
  if (isObject(value)) {
    checkKeys(value, report);
    plugins.push(...(await readPlugins(value.plugins, report)));
  } else report.shape([], 'an object', value);
  throwErrors(problems);
  const { plugins: _, ...options } = value as ViteOptions;
  return { options, plugins, key: source.key };
}

interface Report {
  shape: (path: PropertyKey[], expected: string, received: unknown) => void;
  refuse: (path: PropertyKey[], what: string, reason: string) => void;
  threw: (path: PropertyKey[], message: string) => void;
}

function checkKeys(value: Record<string, unknown>, report: Report): void {
  for (const key of Object.keys(value)) {
    if (KEYS.includes(key)) continue;
    const reason = REFUSED_KEYS[key] ?? `Vitrine passes on ${KEYS.join(', ')}, and nothing else`;
    report.refuse([key], '', reason);
  }
  const objectAt = (key: string) => {
    const found = value[key];
    if (found === undefined || isObject(found)) return found;
    report.shape([key], 'an object', found);
    return undefined;
  };
  const checkNames = (key: string, known: readonly string[], reason: string) => {
    const found = objectAt(key);
    for (const name of Object.keys(found ?? {})) {
      if (!known.includes(name)) report.refuse([key, name], '', reason);
    }
    return found;
  };
  objectAt('css');
  checkNames('optimizeDeps', OPTIMIZE_KEYS, REFUSED_OPTIMIZE);
  const resolve = checkNames('resolve', RESOLVE_KEYS, REFUSED_RESOLVE);
  checkAliases(resolve?.alias, report);
  for (const [name, constant] of Object.entries(objectAt('define') ?? {})) {
    const reason = refuseConstant(name);
    if (reason !== null) report.refuse(['define', name], '', reason);
    else if (!isData(constant)) report.shape(['define', name], 'data as JSON has it', constant);
  }
}

function checkAliases(alias: unknown, report: Report): void {
  const path = ['resolve', 'alias'];
  if (alias === undefined) return;
  if (!isObject(alias) && !Array.isArray(alias)) {
    report.shape(path, 'an object, or a list of { find, replacement }', alias);
    return;
  }
  const entries: [PropertyKey, unknown, unknown][] = Array.isArray(alias)
    ? alias.map((each, index) => {
        const { find, replacement } = Object(each) as Record<string, unknown>;
        return [index, find, replacement];
      })
    : Object.entries(alias).map(([find, replacement]) => [find, find, replacement]);
  for (const [key, find, replacement] of entries) {
    const at = [...path, key];
    if (typeof replacement !== 'string' || !(typeof find === 'string' || find instanceof RegExp)) {
      report.shape(at, 'a text or a pattern to find, and a text as its replacement', replacement);
      continue;
    }
    const reason = refuseAlias(find);
    if (reason !== null) report.refuse(at, `The alias ${String(find) || '""'}`, reason);
  }
}

/** The plugins in one list: Vite takes lists of lists, promises and what is left out. */
async function readPlugins(value: unknown, report: Report): Promise<Plugin[]> {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report.shape(['plugins'], 'a list of plugins', value);
    return [];
  }
  const found: Plugin[] = [];
  const read = async (given: unknown, index: number): Promise<void> => {
    const each: unknown = await Promise.resolve(given).catch((error: unknown) => {
      report.threw(['plugins', index], messageOf(error));
    });
    if (Array.isArray(each)) {
      for (const one of each) await read(one, index);
    } else if (isObject(each) && typeof each.name === 'string' && each.name !== '') {
      const reason = refusePlugin(each.name);
      if (reason === null) found.push(nameFailures(each as unknown as Plugin));
      else report.refuse(['plugins', index], `The plugin "${each.name}"`, reason);
    } else if (each) {
      const expected = 'a plugin, which is an object with a name (has its function been called?)';
      report.shape(['plugins', index], expected, each);
    }
  };
  for (const [index, each] of value.entries()) await read(each, index);
  return found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isData(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function nameOf(path: PropertyKey[]): string {
  return ['vite', ...path]
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}

function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(value) ?? 'nothing';
}
