import type { ExtractResult } from '../api/extract-package.ts';
import { findByName, type ComponentDoc, type DocKind } from '../model/component-doc.ts';
import { failure, VitrineError, type Problem } from '../base/errors.ts';
import type { PlaygroundReference } from '../../shared/page.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import type { LoadedSite } from '../model/site.ts';

/** Place that a problem is reported at: the page and the line of the directive. */
interface Place {
  file: string;
  line: number;
}

/** Kinds that a playground cannot show. */
const NOT_SHOWN = new Set<DocKind>(['hook', 'function', 'constant', 'type']);

type FindComponent = (
  reference: Pick<PlaygroundReference, 'component' | 'package'>,
  at: Place,
) => Promise<ComponentDoc | Problem[]>;

/**
 * Finds what playgrounds show: among the components that the site documents, or in the package that
 * a directive names. Such a package is read when the first playground asks for it, by the same
 * extractor and with the same cache as the documented ones.
 */
export function createComponentFinder({
  root,
  cacheDir,
  api,
}: Pick<LoadedSite, 'root' | 'cacheDir' | 'api'>): FindComponent {
  const extracted = new Map<string, Promise<ExtractResult>>();

  const docsOf = async (name: string): Promise<ComponentDoc[]> => {
    const documented = api.find(({ config }) => config.package === name);
    if (documented) return documented.docs;
    const reading = extracted.get(name) ?? extract(root, cacheDir, name);
    extracted.set(name, reading);
    return (await reading).docs;
  };

  return async ({ component, package: name }, at) => {
    try {
      const all = name === '' ? api.flatMap((each) => each.docs) : await docsOf(name);
      const docs = all.filter(({ kind }) => !NOT_SHOWN.has(kind));
      const doc = findByName(docs, component);
      if (doc) return doc;
      const names = docs.flatMap(({ name: own, aliases }) => [own, ...aliases]);
      const where = name === '' ? documentedPackages(api) : name;
      throw failure('unknown-component', [component, where, findClosest(component, names)]);
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error;
      return error.problems.map((each) => ({ ...each, ...at }));
    }
  };
}

async function extract(root: string, cacheDir: string, name: string): Promise<ExtractResult> {
  const { extractPackage } = await import('../api/extract-package.ts');
  return extractPackage({ root, cacheDir, package: name });
}

function documentedPackages(api: LoadedSite['api']): string {
  const packages = api.map(({ config }) => config.package).join(', ');
  return packages === '' ? 'This site documents no package (see `api`), so it' : packages;
}
