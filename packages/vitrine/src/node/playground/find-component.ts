import type { ExtractOptions, ExtractResult } from '../api/extract-package.ts';
import { findByName, type ComponentDoc, type DocKind } from '../model/component-doc.ts';
import { failure, VitrineError, type Problem } from '../base/errors.ts';
import type { PlaygroundReference } from '../../shared/page.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import type { LoadedSite } from '../model/site.ts';
import {
  createNaming,
  findSource,
  isMeaning,
  type NamedPackage,
  type NamingPage,
} from '../nav/component-names.ts';

/** Place of the directive: the page, and where problems are reported. */
interface Place extends NamingPage {
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
 * @param readAsked tells what playgrounds name of each package, and nothing else of it is read. Default: everything
 */
export function createComponentFinder(
  { root, cacheDir, api }: Pick<LoadedSite, 'root' | 'cacheDir' | 'api'>,
  readAsked: () => Promise<ReadonlyMap<string, readonly string[]>> = () =>
    Promise.resolve(new Map()),
): FindComponent {
  const extracted = new Map<string, Promise<ExtractResult>>();

  const shown = api.map((source) => ({ ...source, docs: shownDocs(source.docs) }));
  const findDocumented = createNaming(shown);

  /** A package that the site does not document, as if it were the only one. */
  const readOther = async (name: string) => {
    const extractAsked = async () => {
      const asked = await readAsked();
      return extract({ root, cacheDir, package: name, only: asked.get(name) });
    };
    const reading = extracted.get(name) ?? extractAsked();
    extracted.set(name, reading);
    return { config: { package: name, route: '/' }, docs: shownDocs((await reading).docs) };
  };
  const find = async (component: string, name: string, page: NamingPage) => {
    if (name === '') return findDocumented(component, page);
    const source: NamedPackage = findSource(shown, name) ?? (await readOther(name));
    return createNaming([source])(component, { pathname: page.pathname });
  };

  return async ({ component, package: name }, { file, line, ...page }) => {
    try {
      if (name === '' && api.length === 0) throw noPackages(component);
      const found = await find(component, name, page);
      if (!isMeaning(found)) return [{ ...found, file, line }];
      const docs = found.source.docs as ComponentDoc[];
      const doc = findByName(docs, found.name);
      if (doc) return doc;
      // The name of a whole that has parts alone.
      const names = docs.flatMap((each) => [each.name, ...each.aliases]);
      const where = found.source.config.package;
      throw failure('unknown-component', [component, where, findClosest(component, names)]);
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error;
      return error.problems.map((each) => ({ ...each, file, line }));
    }
  };
}

const shownDocs = (docs: readonly ComponentDoc[]) =>
  docs.filter(({ kind }) => !NOT_SHOWN.has(kind));

function noPackages(component: string): VitrineError {
  const where = 'This site documents no package (see `api`), so it';
  return failure('unknown-component', [component, where, '']);
}

async function extract(options: ExtractOptions): Promise<ExtractResult> {
  const { extractPackage } = await import('../api/extract-package.ts');
  return extractPackage(options);
}
