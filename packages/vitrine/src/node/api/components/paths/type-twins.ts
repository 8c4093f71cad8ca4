/** Declarations that a package has twice: what `import` finds, and what `require` does. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../../base/cache/file-states.ts';
import { DECLARATION_ENDINGS, DECLARATIONS } from '../../../base/code/find-module.ts';
import { isFile } from '../../../base/files/kinds.ts';
import { listTargets } from '../../../base/packages/export-map.ts';
import { type InstalledPackage } from '../../../base/packages/manifest.ts';
import { nameSome } from '../../../base/text.ts';
import type { PackageFault } from '../../../model/package-fault.ts';
import { remember } from '../../../../shared/remember.ts';
import { openModule, type Module } from '../../code/open-module.ts';
import { nameOf, type Syntax } from '../../code/syntax.ts';
import { pathsOfPattern } from './path-patterns.ts';

/** A path that leads to other declarations by `import` than by `require`. */
interface Twins {
  specifier: string;
  files: [one: string, other: string];
}

/** Of every path of the export map that has them, those that a pattern stands for included. */
function findTwins({ name, dir, manifest: { exports } }: InstalledPackage): Twins[] {
  const map = (typeof exports === 'object' ? exports : null) as Record<string, unknown> | null;
  const entries = map !== null && '.' in map ? map : { '.': map };
  return Object.entries(entries).flatMap(([key, target]) => {
    const targets = listTargets(target);
    const find = (way: string, other: string) =>
      targets.find(
        ({ file, conditions }) =>
          DECLARATIONS.test(file) && conditions.includes(way) && !conditions.includes(other),
      )?.file;
    const [one, other] = [find('import', 'require'), find('require', 'import')];
    if (one === undefined || other === undefined || one === other) return [];
    const paths = key.includes('*') ? pathsOfPattern(dir, key, entries) : [key.slice(2)];
    const [before = '', after = ''] = key.slice(2).split('*');
    return paths.slice(0, MOST_PATHS).flatMap((subpath) => {
      const star = subpath.slice(before.length, subpath.length - after.length);
      const at = (file: string) => path.join(dir, file.replaceAll('*', star));
      const specifier = path.posix.join(name, subpath);
      return isFile(at(one)) && isFile(at(other))
        ? [{ specifier, files: [at(one), at(other)] }]
        : [];
    });
  });
}

/** Paths of a pattern that are compared. */
const MOST_PATHS = 400;

/**
 * What the declarations that `import` finds say otherwise than those that `require` finds: exported names, and members of
 * what has the same name, each told for the first path that has it. Texts that are the same are not looked into.
 */
export function compareTwins(installed: InstalledPackage): PackageFault[] {
  const known: Declarations = {
    textAt: remember(readText),
    moduleAt: remember((file) => openModule(file, new Map())),
    seen: new Set(),
  };
  const told = new Set<string>();
  const twins = findTwins(installed);
  if (areSame(twins, known)) return [];
  return twins.flatMap(({ specifier, files }) => {
    const [one, other] = files.map((file) => filesFrom([file], known));
    if (textsOf(one!, known) === textsOf(other!, known)) return [];
    const [here, there] = [one!, other!].map((each) => readNames(each, known));
    if (here === null || there === null) return [];
    const names = differences(here!.exported, there!.exported);
    const members = [...here!.members].flatMap(([type, own]) => {
      const same = there!.members.get(type);
      return same === undefined ? [] : differences(own, same).map((name) => `${type}.${name}`);
    });
    const isNew = (name: string) => !told.has(name) && told.add(name);
    return [
      ...say(specifier, 'exports', names.filter(isNew)),
      ...say(specifier, 'members', members.filter(isNew)),
    ];
  });
}

function say(specifier: string, what: string, names: readonly string[]): PackageFault[] {
  if (names.length === 0) return [];
  const quoted = nameSome(
    names.map((name) => `"${name}"`),
    8,
  );
  return [{ code: 'types-disagree', args: [specifier, what, quoted], file: 'package.json' }];
}

const differences = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...new Set([...one, ...other])].filter((name) => one.has(name) !== other.has(name));

/** Many paths lead to the same files. */
interface Declarations {
  textAt: (file: string) => { digest: string; leadsTo: readonly string[] };
  moduleAt: (file: string) => Module | null;
  /** Files whose members have been compared for a path before. */
  seen: Set<string>;
}

/** Tells at once of all paths what most packages have: to follow each on its own takes as long as there are many. */
function areSame(twins: readonly Twins[], known: Declarations): boolean {
  const [here, there] = ([0, 1] as const).map((side) => twins.map(({ files }) => files[side]));
  const digests = (files: readonly string[]) => files.map((file) => known.textAt(file).digest);
  return (
    digests(here!).join() === digests(there!).join() &&
    textsOf(filesFrom(here!, known), known) === textsOf(filesFrom(there!, known), known)
  );
}

/** Modules and all that they lead to in their package. */
function filesFrom(entries: readonly string[], { textAt }: Declarations): string[] {
  const files = new Set(entries);
  // Files that are added while it runs are visited as well.
  for (const file of files) for (const found of textAt(file).leadsTo) files.add(found);
  return [...files];
}

function readText(file: string) {
  const text = readFileSync(file, 'utf8');
  const leadsTo = [...text.matchAll(RELATIVE)].flatMap(
    ([, , specifier = '']) => declarationsAt(path.resolve(path.dirname(file), specifier)) ?? [],
  );
  return { digest: digestOf(plainText(text)), leadsTo };
}

const textsOf = (files: readonly string[], { textAt }: Declarations) =>
  files
    .map((file) => textAt(file).digest)
    .sort()
    .join();

const RELATIVE = /(?:\bfrom|\bimport|\bimport\()\s*(['"])(\.[^'"\n]*)\1/g;

function declarationsAt(target: string): string | undefined {
  const plain = target.replace(/(?:\.d)?\.[cm]?[jt]s$/, '');
  const [, kind] = /\.([cm]?)[jt]s$/.exec(target) ?? [];
  return [
    target,
    // Beside `a.mjs`, `a.d.ts` is the other one.
    ...(kind === undefined ? [] : [`${plain}.d.${kind}ts`]),
    ...DECLARATION_ENDINGS.flatMap((ending) => [
      plain + ending,
      path.join(plain, `index${ending}`),
    ]),
  ]
    .filter((file) => DECLARATIONS.test(file))
    .find(isFile);
}

/** Without comments, and without the endings by which modules of each kind name others. */
const plainText = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\.[cm]?js(?=['"])/g, '')
    .replace(/\s+/g, '');

interface Names {
  exported: Set<string>;
  members: Map<string, Set<string>>;
}

/** `null` where a module cannot be parsed or assigns what it exports. */
function readNames(files: readonly string[], { moduleAt, seen }: Declarations): Names | null {
  const members: Names['members'] = new Map();
  const modules = new Map<string, Module>();
  for (const file of files) {
    const module = moduleAt(file);
    if (module === null || module.body.some(({ type }) => type === 'TSExportAssignment'))
      return null;
    modules.set(file, module);
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [name, own] of module.body.flatMap(membersOf))
      members.set(name, new Set([...(members.get(name) ?? []), ...own]));
  }
  const exported = new Set<string>();
  const passing = new Set(files.slice(0, 1));
  for (const file of passing) {
    const { exports, stars } = modules.get(file)!;
    for (const name of exports.keys()) exported.add(name);
    for (const star of stars) {
      const target = declarationsAt(path.resolve(path.dirname(file), star));
      if (star.startsWith('.') && target !== undefined && modules.has(target)) passing.add(target);
    }
  }
  return { exported, members };
}

/** Members of an interface or of an object type, by its name. */
function membersOf(statement: Syntax): [string, string[]][] {
  const node = (statement.declaration as Syntax | null | undefined) ?? statement;
  const body = (node.body ?? node.typeAnnotation) as Syntax | undefined;
  const list = (body?.body ?? body?.members) as Syntax[] | undefined;
  const isType = node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
  if (!isType || !Array.isArray(list)) return [];
  const names = list.flatMap(({ key }) => (key ? [nameOf(key as Syntax)] : []));
  return [[nameOf(node.id as Syntax), names]];
}
