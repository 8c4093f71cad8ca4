import type { LinkedModule } from './read/read-modules.ts';

/**
 * The modules that are compiled apart. What is not is bundled with the libraries, and so is all that it imports.
 * @param needing those that need the bundler, whatever their text says
 */
export function findApart(
  modules: ReadonlyMap<string, LinkedModule>,
  needing: readonly string[],
): Set<string> {
  const apart = new Set(modules.keys());
  const giveUp = (file: string) => {
    if (!apart.delete(file)) return;
    for (const local of localsOf(modules.get(file))) giveUp(local);
  };
  for (const file of needing) giveUp(file);
  for (const [file, { imports }] of modules) if (imports === null) giveUp(file);
  for (const [file, module] of modules) {
    if (namesMissing(module, modules) || importsItself(file, modules)) giveUp(file);
  }
  return apart;
}

const localsOf = (module: LinkedModule | undefined) => Object.values(module?.locals ?? {});

/** The bundler tells of it. */
function namesMissing(
  { imports, locals }: LinkedModule,
  modules: ReadonlyMap<string, LinkedModule>,
): boolean {
  return (imports ?? []).some(([specifier, names]) => {
    const local = modules.get(locals[specifier] ?? '');
    return local?.imports && names.some((name) => !local.exports.includes(name));
  });
}

/** The name of a file changes with those of all that it imports: in a ring, none could have one. */
function importsItself(file: string, modules: ReadonlyMap<string, LinkedModule>): boolean {
  const found = new Set<string>();
  const pending = localsOf(modules.get(file));
  for (const next of pending) {
    if (found.has(next)) continue;
    found.add(next);
    pending.push(...localsOf(modules.get(next)));
  }
  return found.has(file);
}
