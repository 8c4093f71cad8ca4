/** Declarations that a package has twice: what `import` finds, and what `require` does. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../../base/files.ts';
import { listTargets, type InstalledPackage } from '../../../base/packages.ts';
import { nameSome } from '../../../base/text.ts';
import { openModule, type Module } from '../open-module.ts';
import { nameOf, type Syntax } from '../syntax.ts';

/** The declarations of the entry for each way to ask for it; `null` where they are the same, or one has none. */
function twinsOf({ dir, manifest: { exports } }: InstalledPackage): [string, string] | null {
  const map = (typeof exports === 'object' ? exports : null) as Record<string, unknown> | null;
  const targets = listTargets(map !== null && '.' in map ? map['.'] : map);
  const find = (way: string, other: string) => {
    const found = targets.find(
      ({ file, conditions }) =>
        DECLARATIONS.test(file) && conditions.includes(way) && !conditions.includes(other),
    );
    return found && path.join(dir, found.file);
  };
  const [one, other] = [find('import', 'require'), find('require', 'import')];
  if (one === undefined || other === undefined || one === other) return null;
  return isFile(one) && isFile(other) ? [one, other] : null;
}

const DECLARATIONS = /\.d\.[cm]?ts$/;

/**
 * What the declarations that `import` finds say otherwise than those that `require` finds: exported names, and members of
 * what has the same name. Each is said in a sentence. Texts that are the same are not looked into.
 */
export function describeTwins(installed: InstalledPackage): string[] {
  const twins = twinsOf(installed);
  if (twins === null) return [];
  const [one, other] = twins.map(filesFrom);
  const texts = [one!, other!].map((files) => [...files.values()].map(plainText).sort().join('\n'));
  if (texts[0] === texts[1]) return [];
  const [here, there] = [one!, other!].map((files) => readNames([...files.keys()]));
  if (here === null || there === null) return [];
  const names = differences(here!.exported, there!.exported);
  const members = [...here!.members].flatMap(([type, own]) => {
    const known = there!.members.get(type);
    return known === undefined ? [] : differences(own, known).map((name) => `${type}.${name}`);
  });
  return [...say('exports', names), ...say('members', members)];
}

function say(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const quoted = nameSome(
    names.map((name) => `"${name}"`),
    8,
  );
  return [
    `the types for import and those for require have other ${what}, and those for import are shown: one alone has ${quoted}`,
  ];
}

const differences = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...new Set([...one, ...other])].filter((name) => one.has(name) !== other.has(name));

/** A module and all that it leads to in its package, with their texts. */
function filesFrom(entry: string): Map<string, string> {
  const files = new Map([[entry, readFileSync(entry, 'utf8')]]);
  // Files that are added while it runs are visited as well.
  for (const [file, text] of files) {
    for (const [, , specifier = ''] of text.matchAll(RELATIVE)) {
      const found = declarationsAt(path.resolve(path.dirname(file), specifier));
      if (found !== undefined && !files.has(found)) files.set(found, readFileSync(found, 'utf8'));
    }
  }
  return files;
}

const RELATIVE = /(?:\bfrom|\bimport|\bimport\()\s*(['"])(\.[^'"\n]*)\1/g;

function declarationsAt(target: string): string | undefined {
  const plain = target.replace(/(?:\.d)?\.[cm]?[jt]s$/, '');
  return [
    target,
    ...ENDINGS.flatMap((ending) => [plain + ending, path.join(plain, `index${ending}`)]),
  ]
    .filter((file) => DECLARATIONS.test(file))
    .find(isFile);
}

const ENDINGS = ['.d.ts', '.d.mts', '.d.cts'];

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
function readNames(files: readonly string[]): Names | null {
  const members: Names['members'] = new Map();
  const modules = new Map<string, Module>();
  for (const file of files) {
    const module = openModule(file, new Map());
    if (module === null || module.body.some(({ type }) => type === 'TSExportAssignment'))
      return null;
    modules.set(file, module);
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
