import type { Problem } from '../base/errors.ts';
import { ageDocs } from '../api/history/aged-docs.ts';
import type { ExtractResult } from '../api/extract-package.ts';
import type { History } from '../api/history/history-file.ts';
import { renameSpecifier, type ComponentDoc } from '../model/component-doc.ts';
import type { GroupNames } from '../api/component/shared-props.ts';
import { sayDocs } from '../api/texts/say-docs.ts';
import type { ApiPackage } from '../model/site.ts';

interface Surroundings {
  root: string;
  cacheDir: string;
  /** Of all packages. */
  history: History;
  /** Reads the package, if not from the cache or anew. */
  extract?: (place: Place) => Promise<Extracted>;
}

type Extracted = Omit<ExtractResult, 'problems' | 'origin' | 'marked'> & { problems?: Problem[] };

/** The package that is to be read. */
interface Place {
  root: string;
  package: string;
  cacheDir: string;
  groups: GroupNames | undefined;
}

/**
 * Reads the API of a package, with its age, and with its sizes as far as they are known (see `measureApis`).
 * @throws VitrineError when it cannot be read
 */
export async function readApi(
  config: ApiPackage['config'],
  { root, cacheDir, history, extract = extractAnew }: Surroundings,
): Promise<{ api: ApiPackage; problems: Problem[] }> {
  const { withCost } = await import('../api/cost/with-cost.ts');
  const place = { root, package: config.package, cacheDir, groups: config.groups };
  const { docs, version, ownName, problems = [] } = await extract(place);
  const { package: name } = config;
  const aged = ageDocs(docs, history, { name, version, cacheDir });
  const costs = await withCost(aged.docs, place, false);
  const read = () => history.read().filter((one) => one.package === name);
  return {
    api: {
      config,
      docs: sayDocs(root, withOwnName(costs.docs, name, ownName)),
      version,
      ...(ownName !== name && { ownName }),
      recorded: { versions: aged.versions, digest: history.digest, read },
    },
    problems: [...problems, ...costs.problems],
  };
}

async function extractAnew(place: Place): Promise<Extracted> {
  const { extractPackage } = await import('../api/extract-package.ts');
  return extractPackage(place);
}

/** Imports as readers write them: they have installed the package under its own name. */
function withOwnName(docs: ComponentDoc[], name: string, ownName: string): ComponentDoc[] {
  if (name === ownName) return docs;
  return docs.map((doc) => ({
    ...doc,
    imports: doc.imports.map(({ specifier, clause }) => ({
      specifier: renameSpecifier(specifier, ownName),
      clause,
    })),
  }));
}
