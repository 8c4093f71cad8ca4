/** Where the shipped JavaScript of a package declares what it exports. */
import { readFileSync } from 'node:fs';
import { readModuleNames, type ModuleNames, type Origin } from '../../base/module-names.ts';
import { parseSync, type ParseResult } from '../../base/parse-code.ts';
import type { InstalledPackage } from '../../base/packages.ts';
import type { PathMap } from '../checker/path-map.ts';
import { createResolver, entryOf } from './resolve-import.ts';
import { createStarIndex } from './star-exports.ts';

/** A parsed module. */
export interface Module extends ModuleNames {
  file: string;
  text: string;
  program: ParseResult['program'];
}

/** A declaration at the top level of a module. */
export interface Declared {
  module: Module;
  /** Its name there. */
  local: string;
  /** Modules that passed it on under a name of their own: they may have given it members. */
  via?: Pick<Declared, 'module' | 'local'>[];
}

/** Modules that are followed from one export, and files that are parsed in all. */
const MAX_STEPS = 40;
const MAX_FILES = 4000;
/** Characters of a module: a bundle larger than this is not worth its time. */
const MAX_SIZE = 3_000_000;

/**
 * Finds declarations of a package's exports in what an `import` of it runs.
 * @param paths names that the package's own source has for its files
 * @returns for an export, or a dotted name of a namespace's member, its declaration; `null` when it is not found,
 *   as in CommonJS modules
 */
export function createDeclarationFinder(installed: InstalledPackage, paths?: PathMap) {
  const modules = new Map<string, Module | null>();
  const load = (file: string) => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const found = modules.size < MAX_FILES ? parse(file) : null;
    modules.set(file, found);
    return found;
  };
  const resolve = createResolver(paths);
  const starsWith = createStarIndex({ load, resolve });

  const follow = (file: string, name: string, steps: number): Declared | Namespace | null => {
    const module = steps > MAX_STEPS ? null : load(file);
    if (module === null) return null;
    const given = module.exports.get(name);
    if (typeof given === 'string') return followLocal(module, given, steps);
    if (given !== undefined) return enter(module, given, steps);
    for (const target of starsWith(module, name)) {
      const found = follow(target, name, steps + 1);
      if (found !== null) return found;
    }
    return null;
  };
  const enter = (
    module: Module,
    { from, name }: Origin,
    steps: number,
  ): Declared | Namespace | null => {
    const target = resolve(module.file, from);
    if (target === null) return null;
    return name === '*' ? { namespace: target } : follow(target, name, steps + 1);
  };
  const followLocal = (
    module: Module,
    local: string,
    steps: number,
  ): Declared | Namespace | null => {
    const imported = module.imports.get(local);
    if (imported === undefined) return { module, local };
    const found = enter(module, imported, steps);
    if (found === null || 'namespace' in found) return found;
    return { ...found, via: [...(found.via ?? []), { module, local }] };
  };

  const enterMember = (at: Declared | Namespace, name: string) => {
    if ('namespace' in at) return follow(at.namespace, name, 0);
    for (const place of [at, ...(at.via ?? [])]) {
      const local = assignedMember(place, name);
      if (local !== null) return followLocal(place.module, local, 0);
    }
    return null;
  };
  return {
    /** @param specifier what is imported: the package, or a path under it */
    find(dotted: string, specifier: string): Declared | null {
      const entry = entryOf(installed, `.${specifier.slice(installed.name.length)}`);
      let at: Declared | Namespace | null = entry === null ? null : { namespace: entry };
      for (const name of dotted.split('.')) {
        if (at === null) return null;
        at = enterMember(at, name);
      }
      return at !== null && 'module' in at ? at : null;
    },
    /** The declaration behind a name in a module, its own or an imported one. */
    follow(module: Module, local: string): Declared | null {
      const found = followLocal(module, local, 0);
      return found !== null && 'module' in found ? found : null;
    },
    /** Every file that was read. */
    files: () => [...modules].flatMap(([file, module]) => (module === null ? [] : [file])),
  };
}

/** All of a module. */
interface Namespace {
  namespace: string;
}

/** The name behind `Form.Item = FormItem`, or behind a member of `Object.assign(Form, { Item: FormItem })`. */
function assignedMember({ module, local }: Declared, member: string): string | null {
  const escaped = local.replaceAll('$', '\\$');
  const assigned = new RegExp(`(?<![\\w$.])${escaped}\\.${member}\\s*=\\s*([\\w$]+)\\s*[;,\\n}]`);
  const direct = assigned.exec(module.text)?.[1];
  if (direct !== undefined) return direct;
  const listed = new RegExp(
    `Object\\.assign\\([^{}]*\\{[^{}]*?\\b${member}:\\s*([\\w$]+)\\s*[,}\\n]`,
  );
  return listed.exec(module.text)?.[1] ?? null;
}

export type DeclarationFinder = ReturnType<typeof createDeclarationFinder>;

function parse(file: string): Module | null {
  const text = readFileSync(file, 'utf8');
  if (text.length > MAX_SIZE) return null;
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) return null;
  return { file, text, program, ...readModuleNames(module) };
}
