import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { realName } from '../../base/files/paths.ts';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import { CACHE_DIR } from '../../base/folders.ts';
import { shortDigest } from '../../base/text.ts';
import type { LoadedSite } from '../../model/site.ts';
import { analyseDemo } from '../../demo/analyse.ts';
import { hasOwnTransforms } from '../site/own-transforms.ts';
import { findApart } from './find-apart.ts';
import { createLocalFinder } from './find-local.ts';
import { planModules, type DemoPlan, type SingleModule } from './demo-plan.ts';
import { readModules, type ReadModule } from './read/read-modules.ts';
import { readDemoModule, type DemoModule } from './read/read-demo.ts';

interface KnownDemos {
  compiler: string;
  /** Demos and what they import of the site, by file. */
  demos: Record<string, ReadModule>;
  /** Files that turned out to need the bundler, by the key of the libraries that were tried. */
  needed: Record<string, string[]>;
}

/** How many tries are remembered. */
const KEPT_TRIES = 20;

/** Decides how demos are compiled, by their text, and remembers what bundling has shown. */
export interface DemoPlanner {
  /** @param needing files that need the bundler, whatever their text says */
  plan: (needing: readonly string[]) => DemoPlan;
  /** The files that needed the bundler when these libraries were tried. */
  neededFor: (key: string) => string[];
  remember: (key: string, needing: string[]) => void;
  /** Compiles a module of the plan. */
  compile: (module: SingleModule) => Promise<DemoModule>;
  save: () => void;
}

/** What it imports lies beside what it leads to. */
const isLink = (root: string, file: string) => realName(root, file) !== path.posix.normalize(file);

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
  const compiled = new Map<string, DemoModule | null>();
  const compile = async (file: string, source: string) => {
    const module = compiled.get(file) ?? (await readDemoModule(source, path.join(root, file)));
    compiled.set(file, module);
    return module;
  };
  const read = async (file: string): Promise<ReadModule> => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const digest = shortDigest(source);
    const before = known.demos[file];
    if (before?.digest === digest) return before;
    // Nobody edits the module of a playground, and what it imports is mostly its own.
    const isApart = !isWhole && !file.startsWith(`${CACHE_DIR}/`) && !isLink(root, file);
    const { imports = null, exports = [] } = (isApart && (await compile(file, source))) || {};
    const asked = isWhole ? [] : analyseDemo(source, file).imports;
    const requests = imports?.map(([name]) => name) ?? asked.map(({ specifier }) => specifier);
    return { digest, imports, requests, exports };
  };
  const findLocal = createLocalFinder(root, config.vite);
  const modules = await readModules(demoFiles, read, findLocal);
  const needed = new Map(Object.entries(known.needed));
  return {
    plan: (needing) => planModules(demoFiles, modules, findApart(modules, needing)),
    neededFor: (key) => needed.get(key) ?? [],
    remember: (key, needing) => needed.set(key, needing),
    compile: async ({ file }) =>
      (await compile(file, readFileSync(path.join(root, file), 'utf8')))!,
    save: () => {
      const tries = Object.fromEntries([...needed].slice(-KEPT_TRIES));
      const demos = Object.fromEntries(
        [...modules].map(([file, { locals: _, ...module }]) => [file, module]),
      );
      const next: KnownDemos = { compiler, demos, needed: tries };
      if (JSON.stringify(next) !== JSON.stringify(known)) writeJson(record, next);
    },
  };
}
