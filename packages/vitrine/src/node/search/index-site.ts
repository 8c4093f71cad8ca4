import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { isFile } from '../base/files/kinds.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { shortDigest } from '../base/text.ts';
import type { Config } from '../config/schema.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import { splitWords } from '../../shared/search/words.ts';
import { basePath, placeAddress, placeData } from '../base/addresses/base-path.ts';
import { openPacks, type TextPlace } from '../base/packs/packs.ts';
import { writeIndex } from './build-index.ts';
import { addSiteRecords } from './site-records.ts';

/** The index of a site, whose parts lie in its cache. */
interface SiteIndex {
  manifest: string;
  /** What reads the text of each part, by address. */
  parts: ReadonlyMap<string, () => string>;
}

const made = new WeakMap<CompiledSite, SiteIndex>();

/** The search index of a site, made once for what is compiled, and kept for builds in which that is the same. */
export function indexSite(site: LoadedSite, compiled: CompiledSite): SiteIndex {
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
  parts: [url: string, place: TextPlace][];
}

function readKept(site: LoadedSite, compiled: CompiledSite): SiteIndex {
  const { root, cacheDir, engineId, config } = site;
  const settings = localSearch(config);
  const key = shortDigest(
    engineId,
    JSON.stringify([settings, contextWords(site), basePath(config)]),
    readRecords(root, settings?.records),
    JSON.stringify(compiled.pages.map(({ meta, digest }) => [meta.pathname, digest])),
  );
  const record = path.join(cacheDir, 'search-index.json');
  const packs = openPacks(path.join(cacheDir, 'search'));
  let kept = readJson<KeptIndex>(record);
  if (kept?.key !== key || !kept.parts.every(([, place]) => packs.has(place))) {
    const parts: KeptIndex['parts'] = [];
    const add = (url: string, text: string) => parts.push([url, packs.add(text)]);
    const manifest = makeIndex(site, compiled, add);
    packs.flush();
    kept = { key, manifest, parts };
    writeJson(record, kept);
    packs.keep(parts.map(([, place]) => place));
  }
  const remake = () => {
    const parts = new Map<string, string>();
    makeIndex(site, compiled, (url, text) => parts.set(url, text));
    return parts;
  };
  return { manifest: kept.manifest, parts: openParts(kept.parts, packs.read, remake) };
}

/**
 * @param remake makes the same parts anew, for what another command has removed meanwhile
 */
function openParts(
  parts: KeptIndex['parts'],
  read: (place: TextPlace) => string,
  remake: () => ReadonlyMap<string, string>,
): SiteIndex['parts'] {
  let remade: ReadonlyMap<string, string> | undefined;
  const open = (url: string, place: TextPlace) => () => {
    try {
      return remade?.get(url) ?? read(place);
    } catch (error) {
      if (!(error instanceof CacheDamaged)) throw error;
      remade = remake();
      return remade.get(url)!;
    }
  };
  return new Map(parts.map(([url, place]) => [url, open(url, place)]));
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

function makeIndex(
  site: LoadedSite,
  compiled: CompiledSite,
  write: (url: string, text: string) => void,
): string {
  const { root, config } = site;
  const base = basePath(config);
  const settings = localSearch(config);
  const records = compiled.pages.map(({ searchRecords }) => searchRecords);
  const pages = placeData(base, addSiteRecords(records, root, settings?.records));
  const popular = (settings?.popular ?? []).map((pathname) => placeAddress(base, pathname));
  const { synonyms = {} } = settings ?? {};
  return writeIndex(pages, { synonyms, commonWords: contextWords(site), popular }, write);
}
