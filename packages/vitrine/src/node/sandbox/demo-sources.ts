import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/schema.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { openPacks, type TextPlace } from '../base/packs/packs.ts';
import type { DemoReference } from '../../shared/page.ts';
import { shortDigest } from '../base/text.ts';
import { createDependencyResolver } from './local/dependencies.ts';
import { formatKey } from './format-files.ts';
import { openJavaScriptStore, type JavaScriptStore } from './javascript-store.ts';
import { readSource } from './read-source.ts';
import { offerSandboxes } from '../config/vite/sandbox-offer.ts';
import { createLocalResolver } from './local/resolve-local.ts';
import { readTextFiles, type TextFile } from './text-file.ts';

/** The asset that a demo's toolbar fetches: `DemoSourceData` as JSON. */
export interface DemoSource {
  url: string;
  /** @throws CacheDamaged when the cached file is gone */
  read: () => string;
}

interface SourcesOptions {
  root: string;
  cacheDir: string;
  config: Config;
  engineId: string;
}

/** Names and digests of files. */
type Uses = [file: string, digest: string][];

interface StoredSources {
  key: string;
  /** Of the site's wrapper, and of what its projects tell the bundler. */
  wrapper: Uses;
  /** By the demo's id. */
  sources: Record<string, StoredSource>;
}

interface StoredSource {
  /** Ends with a digest of the text. */
  url: string;
  place: TextPlace;
  /** The demo's own file comes first. */
  uses: Uses;
  /** There is no project. */
  stays: boolean;
}

/** Translations that are cached for each demo: what it was before, and files that demos share. */
const KEPT_FOR_EACH = 3;

/**
 * Makes the sources of every demo that has a toolbar, by id, but for those whose files are what they were.
 * @param siteKey changes with the names of the site's files and with the versions installed
 * @throws VitrineError with everything that is wrong in the demos' files
 */
export async function readDemoSources(
  options: SourcesOptions,
  demos: DemoReference[],
  siteKey: string,
): Promise<Map<string, DemoSource>> {
  const { root, cacheDir, config } = options;
  const wanted = demos.filter(({ hideHeader }) => !hideHeader);
  const made = [config.demos, config.repository, config.language, config.vite?.key];
  const key = shortDigest(options.engineId, siteKey, formatKey(root), JSON.stringify(made));
  const record = path.join(cacheDir, 'sources.json');
  const texts = openPacks(path.join(cacheDir, 'sources'));
  const isFresh = createComparison(root);
  const found = readJson<StoredSources>(record);
  const stored = found?.key === key && isFresh(found.wrapper) ? found : null;

  const reader = openSourceReader(options);
  const problems: Problem[] = [];
  const sources: StoredSources['sources'] = {};
  let changed = stored === null || Object.keys(stored.sources).length !== wanted.length;
  for (const { id, file, hideEditButton } of wanted) {
    const known = stored?.sources[id];
    const isSame =
      known?.uses[0]?.[0] === path.posix.normalize(file) && known.stays === hideEditButton;
    if (known && isSame && isFresh(known.uses) && texts.has(known.place)) {
      sources[id] = known;
      continue;
    }
    changed = true;
    try {
      const { json, uses } = await reader.make({ file, hideEditButton });
      const url = `/assets/sources/${fileNameOf(id, json)}`;
      sources[id] = { url, place: texts.add(json), uses, stays: hideEditButton };
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new VitrineError(problems);
  texts.flush();
  if (changed) {
    reader.save(wanted.length * KEPT_FOR_EACH);
    const wrapper = await reader.wrapperUses();
    writeJson(record, { key, wrapper, sources } satisfies StoredSources);
    texts.keep(Object.values(sources).map(({ place }) => place));
  }
  return new Map(
    Object.entries(sources).map(([id, { url, place }]) => [
      id,
      { url, read: () => texts.read(place) },
    ]),
  );
}

/** Compares files with their digests; each is read once. */
function createComparison(root: string): (uses: Uses) => boolean {
  const digests = new Map<string, string>();
  const digestOf = (file: string) => {
    const known = digests.get(file);
    if (known !== undefined) return known;
    const found = path.join(root, file);
    const digest = isFile(found) ? shortDigest(readFileSync(found)) : '';
    digests.set(file, digest);
    return digest;
  };
  return (uses) => uses.every(([file, digest]) => digestOf(file) === digest);
}

/** Reads demos one at a time, as JSON. */
export interface SourceReader {
  read: (demo: Pick<DemoReference, 'file' | 'hideEditButton'>) => Promise<string>;
  /** The same, with the files that it is made of besides the wrapper's. */
  make: (
    demo: Pick<DemoReference, 'file' | 'hideEditButton'>,
  ) => Promise<{ json: string; uses: Uses }>;
  wrapperUses: () => Promise<Uses>;
  save: JavaScriptStore['save'];
}

export function openSourceReader({
  root,
  cacheDir,
  config,
  engineId,
}: SourcesOptions): SourceReader {
  const javaScript = openJavaScriptStore(root, cacheDir, engineId);
  const resolve = createDependencyResolver(root);
  const local = createLocalResolver(root, config.vite);
  const readFiles = async (file: string) => {
    const { files, problems } = await readTextFiles(
      root,
      path.posix.normalize(file),
      javaScript,
      local,
    );
    if (problems.length > 0) throw new VitrineError(problems);
    return files;
  };
  let wrapper: Promise<TextFile[]> | undefined;
  const readWrapper = () =>
    (wrapper ??=
      config.demos.wrapper === undefined ? Promise.resolve([]) : readFiles(config.demos.wrapper));
  const { offered } = offerSandboxes(config);
  let bundler: Promise<TextFile[]> | undefined;
  const readBundler = () =>
    (bundler ??=
      config.demos.vite === undefined || !offered
        ? Promise.resolve([])
        : readFiles(config.demos.vite));
  const usesOf = (files: TextFile[]): Uses =>
    files.map(({ file, content }) => [file, shortDigest(content)]);
  const make: SourceReader['make'] = async ({ file, hideEditButton }) => {
    const options = {
      config,
      resolve,
      wrapper: await readWrapper(),
      portable: !hideEditButton && offered,
      bundler: await readBundler(),
    };
    const files = await readFiles(file);
    return { json: JSON.stringify(readSource(files, options)), uses: usesOf(files) };
  };
  return {
    make,
    read: async (demo) => (await make(demo)).json,
    wrapperUses: async () => usesOf([...(await readWrapper()), ...(await readBundler())]),
    save: javaScript.save,
  };
}

/** Characters of a demo's id in the name of a file: each has three bytes at most, and a name 255. */
const MOST_OF_ID = 75;

/** A page may lie deeper than the name of one file is long: an id that is cut is a part of the digest. */
function fileNameOf(id: string, json: string): string {
  const digest = id.length > MOST_OF_ID ? shortDigest(id, json) : shortDigest(json);
  return `${id.slice(0, MOST_OF_ID)}-${digest}.json`;
}
