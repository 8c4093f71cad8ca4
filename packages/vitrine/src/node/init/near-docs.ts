import type { ComponentDoc } from '../model/component-doc.ts';
import { findPackage, isInstalled } from '../base/packages.ts';

const PROVIDER = /\b[A-Z]\w*Provider\b/g;

/**
 * The exports of a package of the repository that has a provider which components ask for in what they say: it may lie
 * beside the library, and take a mode or a theme.
 * @param within packages that the library depends on
 */
export async function readNearDocs(
  site: string,
  within: readonly string[],
  complaint: string | null,
): Promise<ComponentDoc[]> {
  const asked = new Set(complaint?.match(PROVIDER));
  if (asked.size === 0) return [];
  const { extractPackage } = await import('../api/extract-package.ts');
  for (const name of within) {
    const found = findPackage(site, name);
    if (found === null || isInstalled(found.dir)) continue;
    // One that cannot be read has none.
    const read = await extractPackage({ root: site, package: name }).catch(() => null);
    if (read?.docs.some((doc) => asked.has(doc.name))) return read.docs;
  }
  return [];
}
