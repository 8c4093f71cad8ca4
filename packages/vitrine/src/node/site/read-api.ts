import type { Problem } from '../base/errors.ts';
import { withHistory } from '../api/history/since.ts';
import type { RecordedVersion } from '../api/history/history-file.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { ApiPackage } from '../model/site.ts';

interface Surroundings {
  root: string;
  cacheDir: string;
  /** Of all packages. */
  recorded: readonly RecordedVersion[];
  /** Whether to measure what imports cost where that is not cached. */
  measure: boolean;
}

/**
 * Reads the API of a package, with its age and its sizes.
 * @throws VitrineError when it cannot be read
 */
export async function readApi(
  config: ApiPackage['config'],
  { root, cacheDir, recorded, measure }: Surroundings,
): Promise<{ api: ApiPackage; problems: Problem[] }> {
  const { extractPackage } = await import('../api/extract-package.ts');
  const { withCost } = await import('../api/cost/with-cost.ts');
  const place = { root, package: config.package, cacheDir };
  const { docs, version, ownName, problems } = await extractPackage(place);
  const costs = await withCost(docs, place, measure);
  const at = { name: config.package, version };
  return {
    api: {
      config,
      docs: withOwnName(withHistory(costs.docs, recorded, at), config.package, ownName),
      version,
      ...(ownName !== config.package && { ownName }),
      recorded: recorded.filter((one) => one.package === config.package),
    },
    problems: [...problems, ...costs.problems],
  };
}

/** Imports as readers write them: they have installed the package under its own name. */
function withOwnName(docs: ComponentDoc[], name: string, ownName: string): ComponentDoc[] {
  if (name === ownName) return docs;
  return docs.map((doc) => ({
    ...doc,
    imports: doc.imports.map(({ specifier, clause }) => ({
      specifier: ownName + specifier.slice(name.length),
      clause,
    })),
  }));
}
