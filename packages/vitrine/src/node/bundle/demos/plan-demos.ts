import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, readJson, writeJson } from '../../base/files.ts';
import { CACHE_DIR } from '../../base/folders.ts';
import { shortDigest } from '../../base/text.ts';
import type { LoadedSite } from '../../model/site.ts';
import { analyseDemo } from '../../demo/analyse.ts';
import { hasOwnTransforms } from '../site/own-transforms.ts';
import { findApart } from './find-apart.ts';
import { createLocalFinder } from './find-local.ts';
import { readModules, type LinkedModule, type ReadModule } from './read-modules.ts';
import { readDemoModule, type DemoModule, type ImportList } from './read-demo.ts';

/** What a module imports of libraries. */
export interface Importer {
  /** Relative to the root. */
  file: string;
  imports: ImportList;
}

/** A module that is compiled without the others, against libraries that are bundled once. */
export interface SingleModule extends Importer {
  /** Of its text. */
  digest: string;
  /** Other such modules that it imports: by specifier, the file. */
  locals: Record<string, string>;
}

/** Which of a site's demos are compiled how. */
export interface DemoPlan {
  single: SingleModule[];
  /** Modules beside demos that single demos import. */
  locals: SingleModule[];
  /** Demos that are bundled together with the libraries. */
  whole: string[];
}

/** All modules that are compiled apart. */
export const listApart = ({ single, locals }: DemoPlan): SingleModule[] => [...single, ...locals];

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
    const isApart = !isWhole && !file.startsWith(`${CACHE_DIR}/`);
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

function planModules(
  demoFiles: string[],
  modules: ReadonlyMap<string, LinkedModule>,
  apart: ReadonlySet<string>,
): DemoPlan {
  const single = demoFiles.filter((file) => apart.has(file));
  const reached = new Set(single);
  const planned: SingleModule[] = [];
  for (const file of reached) {
    const { digest, imports, locals } = modules.get(file)!;
    const linked = Object.entries(locals).filter(([, local]) => apart.has(local));
    for (const [, local] of linked) reached.add(local);
    const names = new Set(linked.map(([specifier]) => specifier));
    planned.push({
      ...{ file, digest, locals: Object.fromEntries(linked) },
      imports: imports!.filter(([specifier]) => !names.has(specifier)),
    });
  }
  return {
    single: planned.slice(0, single.length),
    locals: planned.slice(single.length),
    whole: demoFiles.filter((file) => !apart.has(file)),
  };
}
