/** Modules all of whose names a module passes on, as far as the search for a name goes by them. */
interface PassingModule {
  file: string;
  exports: ReadonlyMap<string, unknown>;
  stars: readonly string[];
}

interface Files {
  load: (file: string) => PassingModule | null;
  resolve: (from: string, specifier: string) => string | null;
}

/**
 * Finds by name which of the modules behind `export *` may give it, in their order. Asked one after the other, every
 * export of a library would be looked for in all its files.
 */
export function createStarIndex({ load, resolve }: Files) {
  const known = new Map<string, Map<string, string[]>>();
  const targetsOf = ({ file, stars }: PassingModule) =>
    new Set(stars.flatMap((star) => resolve(file, star) ?? []));

  const listNames = (file: string): Set<string> => {
    const names = new Set<string>();
    const files = new Set([file]);
    for (const each of files) {
      const module = load(each);
      if (module === null) continue;
      for (const name of module.exports.keys()) names.add(name);
      for (const target of targetsOf(module)) files.add(target);
    }
    return names;
  };

  const index = (module: PassingModule) => {
    const found = new Map<string, string[]>();
    for (const target of targetsOf(module)) {
      for (const name of listNames(target)) found.set(name, [...(found.get(name) ?? []), target]);
    }
    known.set(module.file, found);
    return found;
  };

  return (module: PassingModule, name: string): readonly string[] => {
    if (name === 'default' || module.stars.length === 0) return [];
    return (known.get(module.file) ?? index(module)).get(name) ?? [];
  };
}
