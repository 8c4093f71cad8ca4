/** Where the shipped JavaScript of a package declares what it exports. */
import { remember, rememberOf } from '../../../shared/remember.ts';
import type { ModuleNames, Origin } from '../../base/code/module-names.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import { escapePattern } from '../../base/text.ts';
import type { PathMap } from '../checker/settings/path-map.ts';
import { fileOf } from './open-bundle.ts';
import { WHOLE } from './common-js.ts';
import { openModule, type Module } from './open-module.ts';
import { createResolver, entryOf, resolveMapped } from './resolve-import.ts';
import { valueOf } from './value-of.ts';
import { createStarIndex } from './star-exports.ts';
import { referenceOf, type Syntax } from './syntax.ts';

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

/**
 * Finds declarations of a package's exports in what an `import` of it runs.
 * @param paths names that the package's own source has for its files
 * @param known names of modules that have been read before and are the same; is added to
 * @returns for an export, or a dotted name of a namespace's member, its declaration; `null` when it is not found
 */
export function createDeclarationFinder(
  installed: InstalledPackage,
  paths?: PathMap,
  known = new Map<string, ModuleNames>(),
) {
  const { modules, load } = createLoader(known);
  const resolve = createResolver(paths);
  const entryOfImport = createEntryFinder(installed, paths);
  const starsWith = createStarIndex({ load, resolve });

  const follow = (file: string, name: string, steps: number): Found => {
    const module = steps > MAX_STEPS ? null : load(file);
    if (module === null) return null;
    const given = module.exports.get(name);
    if (typeof given === 'string') return followLocal(module, given, steps);
    if (given !== undefined) {
      const local = importedAs(module).get(keyOf(given));
      return local === undefined ? enter(module, given, steps) : followLocal(module, local, steps);
    }
    for (const target of starsWith(module, name)) {
      const found = follow(target, name, steps + 1);
      if (found !== null) return found;
    }
    return null;
  };
  const enter = (module: Module, { from, name }: Origin, steps: number): Found => {
    const target = resolve(module.file, from);
    if (target === null) return null;
    if (name !== '*') return follow(target, name, steps + 1);
    const isOne = load(target)?.exports.has(WHOLE);
    return isOne ? follow(target, WHOLE, steps + 1) : { namespace: target };
  };
  const followLocal = (module: Module, local: string, steps: number): Found => {
    const [first = '', ...members] = local.split('.');
    const imported = module.imports.get(first);
    if (imported === undefined && (members.length === 0 || /^(exports|module)$/.test(first)))
      return { module, local };
    const chosen = imported === undefined ? chosenBuild(module, first) : null;
    if (chosen !== null) return followLocal(module, [chosen, ...members].join('.'), steps + 1);
    let found = imported === undefined ? { module, local: first } : enter(module, imported, steps);
    for (const member of members) {
      if (found === null) return null;
      // A module that is one value has that as its default, too.
      if (member === 'default' && 'module' in found && !hasDefault(found)) continue;
      found = enterMember(found, member, steps + 1);
    }
    if (imported === undefined || found === null || 'namespace' in found) return found;
    return { ...found, via: [...(found.via ?? []), { module, local }] };
  };

  const enterMember = (at: Declared | Namespace, name: string, steps: number): Found => {
    if ('namespace' in at) return follow(at.namespace, name, steps);
    for (const place of [at, ...(at.via ?? [])]) {
      const local = assignedMember(place, name);
      if (local !== null) return followLocal(place.module, local, steps + 1);
    }
    const member = steps > MAX_STEPS ? null : memberOfObject(at, name);
    return member?.isNamed ? followLocal(at.module, member.local, steps + 1) : member;
  };
  return {
    /** @param specifier what is imported: the package, or a path under it */
    find(dotted: string, specifier: string): Declared | null {
      let at: Found = entryOfImport(specifier);
      for (const name of dotted.split('.')) {
        if (at === null) return null;
        at = enterMember(at, name, 0);
      }
      return asDeclared(at);
    },
    /** Tells that what an import runs has no such export. Of a module that passes others on, or is none, no one knows. */
    lacks(name: string, specifier: string): boolean {
      const entry = entryOfImport(specifier);
      const module = entry && load(entry.namespace);
      if (module === null || !known.has(module.file) || module.stars.length > 0) return false;
      return !module.exports.has(name);
    },
    /** The declaration behind a name in a module, its own or an imported one. */
    follow: (module: Module, local: string) => asDeclared(followLocal(module, local, 0)),
    /** What an `import()` in a module gives under a name. */
    imported: (module: Module, origin: Origin) => asDeclared(enter(module, origin, 0)),
    /** Every file that was read. */
    files: () => [
      ...new Set([...modules].flatMap(([file, module]) => (module === null ? [] : [fileOf(file)]))),
    ],
  };
}

/** Opens each module once. */
function createLoader(known: Map<string, ModuleNames>) {
  const modules = new Map<string, Module | null>();
  const load = (file: string) => {
    if (modules.has(file)) return modules.get(file)!;
    const found = modules.size < MAX_FILES ? openModule(file, known) : null;
    modules.set(file, found);
    return found;
  };
  return { modules, load };
}

/** What an import of a package, or of a path under it, brings: an export map is gone through once for each. */
const createEntryFinder = (installed: InstalledPackage, paths: PathMap | undefined) =>
  remember((specifier: string): Namespace | null => {
    // What is not built yet is known to the compiler by its settings.
    const entry =
      entryOf(installed, `.${specifier.slice(installed.name.length)}`) ??
      (paths === undefined ? null : resolveMapped(specifier, paths));
    return entry === null ? null : { namespace: entry };
  });

/** What a module calls the names that it imports: `import Row from './row'; Row.Cell = Cell; export { Row }`. */
const importedAs = rememberOf(
  ({ imports }: Module): ReadonlyMap<string, string> =>
    new Map([...imports].map(([local, origin]) => [keyOf(origin), local])),
);

const keyOf = ({ from, name }: Origin) => `${name} ${from}`;

/** All of a module. */
interface Namespace {
  namespace: string;
}

type Found = Declared | Namespace | null;

const asDeclared = (found: Found) => (found !== null && 'module' in found ? found : null);

/** `const kit = process.env.NODE_ENV !== 'production' ? forDevelopment : forProduction`: the one that is not minified. */
function chosenBuild(module: Module, local: string): string | null {
  const value = valueOf(module, local);
  if (value?.type !== 'ConditionalExpression') return null;
  const { test, consequent, alternate } = value as Syntax & Record<string, Syntax>;
  if (!/\bNODE_ENV\b/.test(module.text.slice(test!.start, test!.end))) return null;
  const name = referenceOf(test!.operator === '===' ? alternate! : consequent!);
  return name !== null && module.imports.get(name)?.name === '*' ? name : null;
}

/** A member of an object that a module writes: there itself, or under a name that stands for something else. */
function memberOfObject({ module, local }: Declared, name: string) {
  const member = `${local}.${name}`;
  const value = valueOf(module, member);
  if (value === null) return memberBehind({ module, local }, name);
  const reference = referenceOf(value);
  return { module, local: reference ?? member, isNamed: reference !== null };
}

/** Tells whether an object has a member of that name itself: `const SIZE = { default: 'default', large: 'large' }`. */
const hasDefault = ({ module, local }: Declared) => valueOf(module, `${local}.default`) !== null;

/** `var Form_default = Form`, as bundlers write a default: what it is called there has the members. */
function memberBehind({ module, local }: Declared, name: string) {
  const value = valueOf(module, local);
  const behind = value && referenceOf(value);
  return behind ? { module, local: `${behind}.${name}`, isNamed: true } : null;
}

/** The name behind `Form.Item = FormItem`, or behind a member of `Object.assign(Form, { Item: FormItem })`. */
function assignedMember({ module, local }: Declared, member: string): string | null {
  const [object, name] = [escapePattern(local), escapePattern(member)];
  const assigned = new RegExp(`(?<![\\w$.])${object}\\.${name}\\s*=\\s*([\\w$]+)\\s*[;,\\n}]`);
  const direct = assigned.exec(module.text)?.[1];
  if (direct !== undefined) return direct;
  // `Object.assign(Form, { Item: FormItem, Text })`, with comments between; a bundle has one for each component.
  const before = new RegExp(`(?<![\\w$.])${object}\\s*=[^;=]*$|\\bexport\\s+${object}\\s[^;]*$`);
  const given = new RegExp(`^Object\\.assign\\(\\s*${object}\\s*,`);
  for (const { index } of module.text.matchAll(/Object\.assign\(/g)) {
    const text = module.text.slice(index, index + MAX_LIST).replace(COMMENT, '');
    if (
      !given.test(text) &&
      !before.test(module.text.slice(Math.max(0, index - MAX_BEFORE), index))
    )
      continue;
    const list = /^[^{}]*\{([^{}]*)\}/.exec(text)?.[1] ?? '';
    const entry = new RegExp(`(?:^|,)\\s*${name}\\s*(?::\\s*([\\w$]+)\\s*)?(?=,|$)`).exec(list);
    if (entry !== null) return entry[1] ?? member;
  }
  return null;
}

/** Characters of a list of members, and of what stands between it and the name that it is given to. */
const MAX_LIST = 8000;
const MAX_BEFORE = 200;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

export type DeclarationFinder = ReturnType<typeof createDeclarationFinder>;
