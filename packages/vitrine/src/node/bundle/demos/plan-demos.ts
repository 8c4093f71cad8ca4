import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, readJson, writeJson } from '../../base/files.ts';
import { CACHE_DIR } from '../../base/folders.ts';
import { shortDigest } from '../../base/text.ts';
import type { LoadedSite } from '../../model/site.ts';
import { hasOwnTransforms } from '../site/own-transforms.ts';
import { readDemoModule, type DemoModule, type ImportList } from './read-demo.ts';

/** A demo that is compiled without the others, against libraries that are bundled once. */
export interface SingleDemo {
  /** Relative to the root. */
  file: string;
  /** Of its text. */
  digest: string;
  imports: ImportList;
}

/** Which of a site's demos are compiled how. */
export interface DemoPlan {
  single: SingleDemo[];
  /** Demos that are bundled together with the libraries. */
  whole: string[];
}

interface KnownDemos {
  compiler: string;
  /** By file; without imports, the demo needs the bundler. */
  demos: Record<string, { digest: string; imports: ImportList | null }>;
  /** Demos that turned out to need the bundler, by the key of the libraries that were tried. */
  needed: Record<string, string[]>;
}

/** How many tries are remembered. */
const KEPT_TRIES = 20;

/** Decides how demos are compiled, by their text, and remembers what bundling has shown. */
export interface DemoPlanner {
  /** @param needing demos that need the bundler, whatever their text says */
  plan: (needing: readonly string[]) => DemoPlan;
  /** The demos that needed the bundler when these libraries were tried. */
  neededFor: (key: string) => string[];
  remember: (key: string, needing: string[]) => void;
  /** Compiles a demo of the plan. */
  compile: (demo: SingleDemo) => Promise<DemoModule>;
  save: () => void;
}

export async function openDemoPlanner(
  {
    root,
    cacheDir,
    config,
    engineId,
  }: Pick<LoadedSite, 'root' | 'cacheDir' | 'config' | 'engineId'>,
  demoFiles: string[],
): Promise<DemoPlanner> {
  const record = path.join(cacheDir, 'demo-imports.json');
  const isWhole = hasOwnTransforms(root, config);
  const tsconfig = path.join(root, 'tsconfig.json');
  // How a demo is compiled follows from these besides its text.
  const compiler = shortDigest(
    ...[engineId, String(isWhole), isFile(tsconfig) ? readFileSync(tsconfig) : ''],
  );
  const stored = readJson<KnownDemos>(record);
  const known = stored?.compiler === compiler ? stored : { compiler, demos: {}, needed: {} };
  const demos: KnownDemos['demos'] = {};
  const modules = new Map<string, DemoModule | null>();
  const compile = async (file: string, source: string) => {
    const module = modules.get(file) ?? (await readDemoModule(source, path.join(root, file)));
    modules.set(file, module);
    return module;
  };
  // Nobody edits the module of a playground, and what it imports is mostly its own.
  const readImportsOf = async (file: string, source: string) =>
    isWhole || file.startsWith(`${CACHE_DIR}/`)
      ? null
      : ((await compile(file, source))?.imports ?? null);
  for (const file of demoFiles) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const digest = shortDigest(source);
    const before = known.demos[file];
    demos[file] =
      before?.digest === digest ? before : { digest, imports: await readImportsOf(file, source) };
  }
  const needed = new Map(Object.entries(known.needed));
  return {
    plan: (needing) => {
      const isSingle = (file: string) => demos[file]!.imports !== null && !needing.includes(file);
      const single = demoFiles
        .filter(isSingle)
        .map((file) => ({ file, digest: demos[file]!.digest, imports: demos[file]!.imports! }));
      return { single, whole: demoFiles.filter((file) => !isSingle(file)) };
    },
    neededFor: (key) => needed.get(key) ?? [],
    remember: (key, needing) => needed.set(key, needing),
    compile: async ({ file }) =>
      (await compile(file, readFileSync(path.join(root, file), 'utf8')))!,
    save: () => {
      const tries = Object.fromEntries([...needed].slice(-KEPT_TRIES));
      const next: KnownDemos = { compiler, demos, needed: tries };
      if (JSON.stringify(next) !== JSON.stringify(known)) writeJson(record, next);
    },
  };
}
