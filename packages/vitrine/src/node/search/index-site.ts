import type { CompiledSite, LoadedSite } from '../model/site.ts';
import { splitWords } from '../../shared/search/words.ts';
import { basePath, placeAddress, placeData } from '../base/addresses/base-path.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';
import { addSiteRecords } from './site-records.ts';

const made = new WeakMap<CompiledSite, SearchIndex>();

/** The search index of a site, made once for what is compiled. */
export function indexSite({ root, config, api }: LoadedSite, compiled: CompiledSite): SearchIndex {
  let index = made.get(compiled);
  if (index === undefined) {
    const base = basePath(config);
    const settings = config.search?.provider === 'local' ? config.search : undefined;
    const packages = api.map(({ config: { package: name } }) => name);
    const names = [config.title, config.library?.name ?? '', ...packages];
    index = buildIndex(
      placeData(
        base,
        addSiteRecords(
          compiled.pages.map(({ searchRecords }) => searchRecords),
          root,
          settings?.records,
        ),
      ),
      {
        synonyms: settings?.synonyms ?? {},
        commonWords: [
          ...new Set([...names.flatMap(splitWords), ...(settings?.contextWords ?? [])]),
        ],
        popular: (settings?.popular ?? []).map((pathname) => placeAddress(base, pathname)),
      },
    );
    made.set(compiled, index);
  }
  return index;
}
