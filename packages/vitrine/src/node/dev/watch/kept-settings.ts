import { basePath } from '../../base/addresses/base-path.ts';
import { CONFIG_FILE } from '../../base/folders.ts';
import type { BundleConfig } from '../../config/reach.ts';
import { directionOf } from '../../config/values/language.ts';

/**
 * Makes a function that tells which settings of a newly read configuration the server does not follow, as it was made
 * with others; `null` where that is none, or the same as the last time.
 */
export function createKeptSettings(started: BundleConfig): (config: BundleConfig) => string | null {
  const before = printKept(started);
  let told = '';
  return (config) => {
    const after = printKept(config);
    const changed = Object.keys(before).filter((key) => before[key] !== after[key]);
    const last = told;
    told = changed.map((key) => `${key} ${after[key]}`).join('\n');
    return changed.length === 0 || told === last
      ? null
      : `${CONFIG_FILE}: a change of ${changed.join(' and ')} counts once "vitrine dev" is started anew.`;
  };
}

/** What a server is made with, by the keys that it follows from. */
function printKept(config: BundleConfig): Record<string, string | undefined> {
  const { adapter, demos, styles, pageStyles, language, vite } = config;
  const plugins = vite?.plugins.map((plugin) => Object.entries(plugin));
  return {
    adapter,
    'demos.clientOnly': print(demos.clientOnly),
    styles,
    pageStyles: print(pageStyles),
    url: basePath(config),
    language: directionOf(language),
    vite: print([vite?.options, plugins]),
  };
}

/** Functions are told apart by their text; a plugin may have what leads back to itself. */
function print(value: unknown): string {
  const seen = new Set<unknown>();
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each === 'function' || each instanceof RegExp) return String(each);
    if (typeof each === 'bigint') return `${each}n`;
    if (typeof each !== 'object' || each === null) return each;
    if (seen.has(each)) return null;
    seen.add(each);
    return each;
  });
}
