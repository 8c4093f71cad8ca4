import type { Rolldown } from 'vite';

/** The modules of a bundle, while it is cut into files. */
export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

interface ModuleImports {
  /** Ids of the modules that it needs to run. */
  now: readonly string[];
  /** Ids of those that it loads with `import()`. */
  later: readonly string[];
}

/** Caches a result for a whole graph, because the bundler asks about one module at a time. */
export function oncePerGraph<T>(find: (graph: Graph) => T): (graph: Graph) => T {
  const known = new WeakMap<object, T>();
  return (graph) => {
    const found = known.get(graph) ?? find(graph);
    known.set(graph, found);
    return found;
  };
}

/** Asks the bundler once for each module, because it computes every answer again. */
export function readImports(graph: Graph): (id: string) => ModuleImports {
  const known = new Map<string, ModuleImports>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const info = graph.getModuleInfo(id);
    // Stryker disable next-line ArrayDeclaration: what is no module of the graph gets into no file
    const imports = { now: info?.importedIds ?? [], later: info?.dynamicallyImportedIds ?? [] };
    known.set(id, imports);
    return imports;
  };
}

/** The modules, and all that can be reached from them. */
export function collectModules(
  entries: Iterable<string>,
  next: (id: string) => readonly string[],
): Set<string> {
  const found = new Set(entries);
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}
