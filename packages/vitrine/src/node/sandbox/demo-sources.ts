import path from 'node:path';
import type { Config } from '../config/schema.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
import { readJson, writeJson } from '../base/files.ts';
import type { DemoReference } from '../../shared/page.ts';
import { shortDigest } from '../base/text.ts';
import { createDependencyResolver } from './dependencies.ts';
import { formatKey } from './format-code.ts';
import { openJavaScriptStore } from './javascript-store.ts';
import { readSource } from './read-source.ts';
import { readTextFiles, type TextFile } from './text-file.ts';

/** The asset that a demo's toolbar fetches: `DemoSourceData` as JSON. */
export interface DemoSource {
  url: string;
  json: string;
}

interface SourcesOptions {
  root: string;
  cacheDir: string;
  config: Config;
  engineId: string;
}

interface StoredSources {
  key: string;
  /** By the demo's id. */
  sources: Record<string, DemoSource>;
}

/**
 * Reads the sources of every demo that has a toolbar, by id; those of the last build are reused while their
 * input is unchanged.
 * @param bundleKey changes with the site's code and with the versions installed
 * @throws VitrineError with everything that is wrong in the demos' files
 */
export async function readDemoSources(
  options: SourcesOptions,
  demos: DemoReference[],
  bundleKey: string,
): Promise<Map<string, DemoSource>> {
  const { root, cacheDir, config } = options;
  const wanted = demos
    .filter(({ hideHeader }) => !hideHeader)
    .map(({ id, file, hideEditButton }) => ({ id, file, hideEditButton }));
  const made = [config.demos, config.repository, config.language, wanted];
  const key = shortDigest(bundleKey, formatKey(root), JSON.stringify(made));
  const record = path.join(cacheDir, 'sources.json');
  const stored = readJson<StoredSources>(record);
  if (stored?.key === key) return new Map(Object.entries(stored.sources));

  const reader = openSourceReader(options);
  const problems: Problem[] = [];
  const sources: Record<string, DemoSource> = {};
  for (const demo of wanted) {
    try {
      const { id } = demo;
      const json = await reader.read(demo);
      sources[id] = { url: `/assets/sources/${id}-${shortDigest(json)}.json`, json };
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new VitrineError(problems);
  reader.save();
  writeJson(record, { key, sources } satisfies StoredSources);
  return new Map(Object.entries(sources));
}

/** Reads demos one at a time, as JSON. */
export interface SourceReader {
  read: (demo: Pick<DemoReference, 'file' | 'hideEditButton'>) => Promise<string>;
  save: () => void;
}

export function openSourceReader({
  root,
  cacheDir,
  config,
  engineId,
}: SourcesOptions): SourceReader {
  const javaScript = openJavaScriptStore(root, cacheDir, engineId);
  const resolve = createDependencyResolver(root);
  const read = async (file: string) => {
    const { files, problems } = await readTextFiles(root, path.posix.normalize(file), javaScript);
    if (problems.length > 0) throw new VitrineError(problems);
    return files;
  };
  let wrapper: Promise<TextFile[]> | undefined;
  return {
    read: async ({ file, hideEditButton }) => {
      wrapper ??=
        config.demos.wrapper === undefined ? Promise.resolve([]) : read(config.demos.wrapper);
      const options = { config, resolve, wrapper: await wrapper, portable: !hideEditButton };
      return JSON.stringify(readSource(await read(file), options));
    },
    save: javaScript.save,
  };
}
