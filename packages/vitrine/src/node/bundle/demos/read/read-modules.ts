import type { ImportList } from './read-names.ts';

/** A module as its text tells. */
export interface ReadModule {
  digest: string;
  /** `null`: the bundler has to see it, as its meaning depends on more than names. */
  imports: ImportList | null;
  /** All specifiers that it imports anything by. */
  requests: string[];
  /** Names. */
  exports: string[];
}

export interface LinkedModule extends ReadModule {
  /** The modules of the site that it imports: by specifier, the file. */
  locals: Record<string, string>;
}

/** Reads demos, and the modules beside them that they import, each once. */
export async function readModules(
  demoFiles: readonly string[],
  read: (file: string) => Promise<ReadModule>,
  findLocal: (specifier: string, importer: string) => string | null,
): Promise<Map<string, LinkedModule>> {
  const modules = new Map<string, LinkedModule>();
  const pending = [...demoFiles];
  for (const file of pending) {
    if (modules.has(file)) continue;
    const module = await read(file);
    const locals: LinkedModule['locals'] = {};
    for (const specifier of module.requests) {
      const local = findLocal(specifier, file);
      if (local !== null) locals[specifier] = local;
    }
    modules.set(file, { ...module, locals });
    pending.push(...Object.values(locals));
  }
  return modules;
}
