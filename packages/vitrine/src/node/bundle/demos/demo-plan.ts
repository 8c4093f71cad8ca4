import type { LinkedModule } from './read/read-modules.ts';
import type { ImportList } from './read/read-names.ts';

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

/** @param apart the modules that are compiled apart */
export function planModules(
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
