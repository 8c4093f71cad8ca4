import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, readJson, writeJson } from '../base/files.ts';
import { shortDigest } from '../base/text.ts';
import type { Config } from '../config/schema.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import { splitWords } from '../../shared/search/words.ts';
import { basePath, placeAddress, placeData } from '../base/addresses/base-path.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';
import { addSiteRecords } from './site-records.ts';

const made = new WeakMap<CompiledSite, SearchIndex>();

/** The search index of a site, made once for what is compiled, and kept for builds in which that is the same. */
export function indexSite(site: LoadedSite, compiled: CompiledSite): SearchIndex {
  let index = made.get(compiled);
  if (index === undefined) {
    index = readKept(site, compiled);
    made.set(compiled, index);
  }
  return index;
}

interface KeptIndex {
  key: string;
  manifest: string;
  parts: [url: string, text: string][];
}

function readKept(site: LoadedSite, compiled: CompiledSite): SearchIndex {
  const { root, cacheDir, engineId, config } = site;
  const settings = localSearch(config);
  const key = shortDigest(
    engineId,
    JSON.stringify([settings, contextWords(site), basePath(config)]),
    readRecords(root, settings?.records),
    JSON.stringify(compiled.pages.map(({ meta, digest }) => [meta.pathname, digest])),
  );
  const record = path.join(cacheDir, 'search-index.json');
  const kept = readJson<KeptIndex>(record);
  if (kept?.key === key) return { manifest: kept.manifest, parts: new Map(kept.parts) };
  const { manifest, parts } = makeIndex(site, compiled);
  writeJson(record, { key, manifest, parts: [...parts] } satisfies KeptIndex);
  return { manifest, parts };
}

/** A file that is missing is told of by whoever needs it. */
function readRecords(root: string, file: string | undefined): string | Uint8Array {
  if (file === undefined || !isFile(path.join(root, file))) return '';
  return readFileSync(path.join(root, file));
}

const localSearch = ({ search }: Config) => (search?.provider === 'local' ? search : undefined);

/** Words that every page is about. */
function contextWords({ config, api }: LoadedSite): string[] {
  const packages = api.map(({ config: { package: name } }) => splitWords(name));
  // A word that only some of them have tells their pages apart.
  const shared = (packages[0] ?? []).filter((word) => packages.every((one) => one.includes(word)));
  const names = [config.title, config.library?.name ?? ''];
  return [
    ...new Set([
      ...names.flatMap(splitWords),
      ...shared,
      ...(localSearch(config)?.contextWords ?? []),
    ]),
  ];
}

function makeIndex(site: LoadedSite, compiled: CompiledSite): SearchIndex {
  const { root, config } = site;
  const base = basePath(config);
  const settings = localSearch(config);
  const records = compiled.pages.map(({ searchRecords }) => searchRecords);
  return buildIndex(placeData(base, addSiteRecords(records, root, settings?.records)), {
    synonyms: settings?.synonyms ?? {},
    commonWords: contextWords(site),
    popular: (settings?.popular ?? []).map((pathname) => placeAddress(base, pathname)),
  });
}
