import type { ComponentDoc } from '../model/component-doc.ts';
import { findPackage, isInstalled, type InstalledPackage } from '../base/packages.ts';

const PROVIDER = /\b[A-Z]\w*Provider\b/g;

/** A package and its exports; none where no package was found. */
interface NearDocs {
  name: string;
  docs: ComponentDoc[];
}

/**
 * The exports of a package of the repository that has a provider which components ask for in what they say: it may lie
 * beside the library, which depends on it, and take a mode or a theme.
 */
export async function readNearDocs(
  { dir, manifest }: Pick<InstalledPackage, 'dir' | 'manifest'>,
  complaint: string | null,
): Promise<NearDocs> {
  const nothing = { name: '', docs: [] };
  const asked = new Set(complaint?.match(PROVIDER));
  if (asked.size === 0) return nothing;
  const { extractPackage } = await import('../api/extract-package.ts');
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const found = findPackage(dir, name);
    if (found === null || isInstalled(found.dir)) continue;
    // One that cannot be read has none.
    const read = await extractPackage({ root: dir, package: name }).catch(() => null);
    if (read?.docs.some((doc) => asked.has(doc.name))) return { name, docs: read.docs };
  }
  return nothing;
}
