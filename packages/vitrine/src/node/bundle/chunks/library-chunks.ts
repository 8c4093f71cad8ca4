import path from 'node:path';
import type { Rolldown } from 'vite';
import { everyEntry, findUsers, hasSeveral, listEntries } from './find-users.ts';
import { mergeChunks, type ChunkPart } from './merge-chunks.ts';
import { collectModules, oncePerGraph, readImports, type Graph } from './module-graph.ts';

/** No style sheets, nor what plugins make up, but for what stands before a module. */
const SCRIPT = /^(?:\0vitrine:|[^\0]).*\.[cm]?[jt]sx?$/;

interface LibraryChunksOptions {
  /** The entries of demos: their files, absolute, or what stands for them. */
  demos: string[];
  /** Module id of the adapter, which every demo needs. */
  adapter: string;
  /** The shell's entry: what it loads, at once or later, is left out. */
  client: string;
}

/**
 * Puts what demos share, the library above all, into few files. Left alone, the bundler makes one of all
 * that exactly the same demos need: a library of components ends up in hundreds, most of a few hundred
 * bytes, and a demo asks for a hundred of them.
 */
export function libraryChunks(options: LibraryChunksOptions): Rolldown.CodeSplittingGroup {
  const namesOf = oncePerGraph((graph) => nameChunks(mergeChunks(listParts(options, graph))));
  return {
    test: SCRIPT,
    name: (id, graph) => namesOf(graph).get(id) ?? null,
    // Modules of another chunk stay in that one.
    includeDependenciesRecursively: false,
  };
}

/** Groups modules by the demos that need them. These need a module's imports too, so no two groups need each other. */
function listParts({ demos, adapter, client }: LibraryChunksOptions, graph: Graph): ChunkPart[] {
  const importsOf = readImports(graph);
  const needsOf = (id: string) => importsOf(id).now;
  const shell = collectModules([client], (id) => [...needsOf(id), ...importsOf(id).later]);
  const base = collectModules([adapter], needsOf);
  // Both contain the imports of their modules.
  // Stryker disable next-line ArrayDeclaration: what is no module of the graph gets into no file
  const othersOf = (id: string) => (base.has(id) || shell.has(id) ? [] : needsOf(id));
  const users = findUsers(demos, othersOf);
  const everyone = everyEntry(demos.length);
  const usersOf = (id: string) => (base.has(id) ? everyone : users.get(id)!);
  const entries = new Set(demos);
  const ids = listInTurn(demos, base, othersOf).filter((id) => !shell.has(id));
  const apart = addImporters(
    ids.filter((id) => entries.has(id) || !SCRIPT.test(id)),
    ids,
    needsOf,
  );
  const parts = new Map<string, ChunkPart & { imports: Set<string> }>();
  for (const id of ids) {
    if (apart.has(id) || !hasSeveral(usersOf(id))) continue;
    const { buffer, byteOffset, byteLength } = usersOf(id);
    const key = Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
    const part = parts.get(key) ?? {
      ...{ modules: [], users: listEntries(usersOf(id)), size: 0, imports: new Set<string>() },
    };
    parts.set(key, part);
    part.modules.push(id);
    part.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    for (const imported of needsOf(id)) part.imports.add(imported);
  }
  return [...parts.values()];
}

/** What demos need, in the order in which it is come upon: the first of them, the base, and then the rest. */
function listInTurn(
  demos: readonly string[],
  base: Iterable<string>,
  next: (id: string) => readonly string[],
): string[] {
  const found = new Set<string>();
  demos.forEach((demo, index) => {
    const added = [demo];
    if (index === 0) added.push(...base);
    for (const id of added) {
      if (found.has(id)) continue;
      found.add(id);
      added.push(...next(id));
    }
  });
  return [...found];
}

/**
 * Adds to the modules that the bundler places itself all that import them. Such a module may end up in the file
 * of a demo, which needs the shared files, so these must not need it. A style sheet also stays with its component.
 */
function addImporters(
  placed: string[],
  ids: string[],
  needsOf: (id: string) => readonly string[],
): Set<string> {
  const found = new Set(placed);
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const id of ids) if (needsOf(id).some((each) => found.has(each))) found.add(id);
  }
  return found;
}

/** By module, the name of its file: that of the first module that has one of its own. */
function nameChunks(chunks: string[][]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const modules of chunks) {
    const found = modules.map((id) => path.basename(id).replace(/\..*$/, ''));
    const name = found.find((each) => each !== 'index') ?? 'shared';
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    for (const id of modules) names.set(id, count > 1 ? `${name}-${count}` : name);
  }
  return names;
}
