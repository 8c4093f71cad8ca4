import { existsSync } from 'node:fs';
import path from 'node:path';
import { isWithin, resolveLinks } from '../../base/files/paths.ts';
import { readPackage } from '../../base/packages/manifest.ts';

/**
 * Tells Tailwind where a library's classes are. Of one whose folder the site lies in, that is what it is made of: Tailwind
 * watches all that it reads, and the site would be made anew with every log, test or page of the repository.
 * @param at the path of its folder, as the site writes it
 */
export function sourceLines(site: string, at: string): string[] {
  const folder = resolveLinks(path.resolve(site, at));
  const parts = isWithin(folder, resolveLinks(site)) ? listParts(folder) : [];
  const apart = parts.filter((name) => !isWithin(path.join(folder, name), resolveLinks(site)));
  return (apart.length === 0 ? [at] : apart.map((name) => path.posix.join(at, name)))
    .map((each) => (each.startsWith('.') ? each : `./${each}`))
    .map((each) => `@source '${each}';`);
}

/** The folders in it that its package leads to, and that of its source. */
function listParts(folder: string): string[] {
  const { main, module, exports } = readPackage(folder)?.manifest ?? {};
  const targets = JSON.stringify([main, module, exports]).matchAll(/"(?:\.\/)?([\w-][\w.-]*)\//g);
  const names = new Set([...[...targets].map(([, name = '']) => name), 'src']);
  return [...names].filter((name) => existsSync(path.join(folder, name)));
}
