import type { ComponentDoc } from '../model/component-doc.ts';
import { findPackage, isInstalled } from '../base/packages/find-package.ts';
import { type InstalledPackage } from '../base/packages/manifest.ts';

/** Names of packages that set how others look. */
const THEMES = /them(?:e|ing)|provider/;
const PROVIDER = /\b[A-Z]\w*Provider\b/g;

/** A package and its exports; none where no package was found. */
interface NearDocs {
  name: string;
  docs: ComponentDoc[];
}

/**
 * The exports of a package that has a provider for the components of a library, which depends on it: of one of the same
 * repository whose provider they ask for in what they say, or of one of the same scope that is called after themes. Its
 * provider may take a mode or a theme.
 */
export async function readNearDocs(
  { name: library, dir, manifest }: Pick<InstalledPackage, 'name' | 'dir' | 'manifest'>,
  complaint: string | null,
): Promise<NearDocs> {
  const asked = new Set(complaint?.match(PROVIDER));
  const { extractPackage } = await import('../api/extract-package.ts');
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const found = findPackage(dir, name);
    if (found === null) continue;
    const isThemes = isSibling(library, name) && THEMES.test(name);
    const isOwn = asked.size > 0 && !isInstalled(found.dir);
    if (!isThemes && !isOwn) continue;
    // One that cannot be read has none.
    const read = await extractPackage({ root: dir, package: name }).catch(() => null);
    const provides = (doc: ComponentDoc) =>
      asked.has(doc.name) || (isThemes && doc.name === 'ThemeProvider');
    if (read?.docs.some(provides)) return { name, docs: read.docs };
  }
  return { name: '', docs: [] };
}

const isSibling = (library: string, name: string) =>
  library.startsWith('@') && name.startsWith(library.replace(/[^/]*$/, ''));
