import { hasCost, withCost } from '../api/cost/with-cost.ts';
import type { ApiPackage, LoadedSite } from '../model/site.ts';

/** Fills in what imports cost where it was not known when the site was loaded; packages that cannot be measured are told. */
export async function measureApis(site: LoadedSite): Promise<LoadedSite> {
  const { root, cacheDir, problems } = site;
  const api: ApiPackage[] = [];
  const unknown = [];
  for (const one of site.api) {
    const isKnown = one.docs.every((doc) => doc.cost !== null || !hasCost(doc));
    const place = { root, cacheDir, package: one.config.package };
    const measured = isKnown ? { docs: one.docs, problems: [] } : await withCost(one.docs, place);
    api.push({ ...one, docs: measured.docs });
    unknown.push(...measured.problems);
  }
  return { ...site, api, problems: [...problems, ...unknown] };
}
