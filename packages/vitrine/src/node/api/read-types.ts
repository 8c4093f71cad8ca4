/** What the types of a package say, from a program that is open. */
import path from 'node:path';
import { withAbsoluteLinks } from './texts/absolute-links.ts';
import type { ClassConstant } from './class-names.ts';
import {
  askToDocument,
  collectComponent,
  documentComponent,
  documentSharedType,
  type CollectedComponent,
  type PackageContext,
} from './component.ts';
import { findMarked } from './components/find-marked.ts';
import { chooseComponents, findCandidates, type ComponentExport } from './components/components.ts';
import { isCapitalised } from './exports/name-kinds.ts';
import { documentExport } from './exports/document-export.ts';
import { findUsual } from './exports/own-functions.ts';
import { findNamed, findPlainExports, type PlainExport } from './exports/find-exports.ts';
import {
  createExportImportFinder,
  createImportFinder,
  importsBesideNames,
  isValue,
  type DirectImport,
} from './components/imports.ts';
import { readmeOf } from './components/called-in-readme.ts';
import { propsTaken } from './components/names/find-others.ts';
import { settleNames, type PackageExports } from './components/names/settle-names.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { createLister } from '../base/folders.ts';
import { createPackageLookup, type InstalledPackage } from '../base/packages.ts';
import { nameSome } from '../base/text.ts';
import { failure } from '../base/errors.ts';
import { CODE } from '../base/code/find-module.ts';
import { isWithin } from '../base/files.ts';
import { createDrawsOther } from './components/names/draws-other.ts';
import { createDeclarationFinder } from './code/exported-values.ts';
import { findMissingEntry, onlyInstalls } from './props/gaps/missing-entry.ts';
import type { NamedImport } from './checker/entry-project.ts';
import type { ExportedSymbol, TypeHost } from './checker/type-host.ts';
import { findSharedTypes, type GroupNames, type SharedTypes } from './shared-props.ts';
import { splitProps } from './split-props.ts';
import { createSameNamed } from './texts/same-named.ts';
import { withPlainNames } from './texts/plain-names.ts';
import { findThemeKeys } from './theme/theme-keys.ts';
import { findBroken, findLostStars } from './exports/broken-modules.ts';
import type { PackageFault } from '../model/package-fault.ts';
import { documentUnread, withUnread } from './exports/unread.ts';
import { withThemes } from './theme/theme-paths.ts';

/** What of a package is wanted, and how. */
export interface ReadChoices {
  /** What the site calls props that many components share; see `groups` of `api` in the configuration. */
  groups?: GroupNames | undefined;
  /**
   * The only components that are documented, where all of them are there. The others still say what is shared; they are not
   * documented, nor are hooks, functions and constants, which saves half of the time.
   */
  only?: readonly string[] | undefined;
}

/** A package that is to be read. */
export interface ReadOptions extends ReadChoices {
  /** Its name in import statements. */
  name: string;
  installed: InstalledPackage;
  /** Imports besides that of the package. */
  imports: NamedImport[];
  /** Documentation with absolute links by that without, from when it was read before; is added to. */
  linked?: WeakMap<ComponentDoc, ComponentDoc>;
}

/** Facts of a package without what its components share. */
export type PackageFacts = Omit<PackageContext, 'split'>;

/** Documentation before themes are looked for. */
export interface BareDocs {
  components: ComponentDoc[];
  plain: ComponentDoc[];
  shared: ComponentDoc[];
}

/** A package as it was read, with what the checker calls everything. */
export interface TypesRead {
  exported: PackageExports;
  candidates: ComponentExport[];
  facts: PackageFacts;
  collected: CollectedComponent[];
  shared: SharedTypes;
  plain: PlainExport[];
  bare: BareDocs;
  docs: ComponentDoc[];
  /** What is wrong with the package as a whole. */
  faults: PackageFault[];
  /** Names that are exported and kept out of the documentation by a mark of their author. */
  marked: string[];
  /** Files that had a say. */
  files: string[];
}

/** @throws VitrineError `package-without-types`, `invalid-tsconfig`, `unknown-group` or `group-name-taken` */
export function readTypes(host: TypeHost, options: ReadOptions): TypesRead {
  const steps = typesInSteps(host, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Does as `readTypes`, a component in each step: the checker is waited for, and a server has others to answer. */
export function* typesInSteps(
  host: TypeHost,
  options: ReadOptions,
): Generator<undefined, TypesRead, undefined> {
  const [broken] = host.configErrors();
  if (broken !== undefined) throw failure('invalid-tsconfig', [broken.file, broken.text]);
  const found = findExports(host, options);
  const candidates = findCandidates(host, found.ofRoot, found.underPaths);
  const exported = withoutParts(found, candidates);
  const { ofRoot, underPaths } = exported;
  const components = chooseComponents(candidates, {
    candidates: new Set(candidates.map(({ name }) => name)),
    exported: new Set(ofRoot.map(({ name }) => name)),
    isNamed: findNamed(host, [...ofRoot, ...underPaths]),
    taken: (type) => propsTaken(host, type),
  });
  const { facts, read } = gatherFacts(host, options, exported, {
    names: namesOf(components),
    usual: findUsual(host, components),
  });
  const collected: CollectedComponent[] = [];
  for (const component of components) {
    yield;
    collected.push(collectComponent(facts, component));
  }
  const shared = findSharedTypes(
    host,
    collected.map(({ found }) => found.props),
    facts.family.components,
    { groups: options.groups ?? {}, where: options.name },
  );
  const ofShared = shared.all.map((type) => documentSharedType(facts, type));
  const context = withShared(facts, shared, ofShared);
  const ofComponents: ComponentDoc[] = [];
  const chosen = chooseAsked(collected, options.only);
  askToDocument(context, chosen ?? collected);
  for (const one of chosen ?? collected) {
    yield;
    ofComponents.push(documentComponent(context, one));
  }
  const all = [...ofRoot, ...underPaths];
  const plain = chosen
    ? []
    : findPlainExports(host, all, facts.family.components, findNamed(host, all), facts.name);
  const known = {
    components: ofComponents,
    plain: documentPlainExports(facts, exported, plain),
    shared: ofShared,
  };
  const bare = withUnread(known, documentUnread(facts, all));
  const { dir } = options.installed;
  const faults = [
    ...findLostStars(host.starFaults().lost, options.name, dir),
    ...findBroken(host, options.name, dir),
  ];
  const [fault] = faults;
  if (fault !== undefined && isEmpty(bare))
    throw failure(fault.code, fault.args, { ...fault, file: path.join(dir, fault.file) });
  const docs = finishDocs(host, options, all, bare);
  const files = [...host.files(), ...found.read, ...read];
  const marked = findMarked(host, all, docs);
  return {
    exported,
    candidates,
    facts,
    collected,
    shared,
    plain,
    bare,
    docs,
    faults,
    marked,
    files,
  };
}

/** The components that alone are asked for, and parts of such a whole; `null` for all, as where one is not there. */
function chooseAsked(
  all: readonly CollectedComponent[],
  only: ReadChoices['only'],
): CollectedComponent[] | null {
  if (only === undefined) return null;
  const chosen = only.map((asked) =>
    all.filter(({ component: { name, aliases } }) =>
      [name, ...aliases].some((one) => one === asked || one.startsWith(`${asked}.`)),
    ),
  );
  return chosen.every((found) => found.length > 0) ? [...new Set(chosen.flat())] : null;
}

/** @throws VitrineError `package-without-types`, `package-of-packages` or `entry-not-there` */
function findExports(
  host: TypeHost,
  { name, installed, imports }: ReadOptions,
): PackageExports & { read: string[] } {
  const named = namedExports(host);
  const direct = importsBesideNames(host, imports, isWanted, { installed, named });
  if (named === null && direct.length === 0) {
    const missing = findMissingEntry(installed);
    if (missing !== null) throw failure('entry-not-there', [name, missing]);
    const others = onlyInstalls(installed);
    throw others.length === 0
      ? failure('package-without-types', [name])
      : failure('package-of-packages', [name, nameSome(others, 8)]);
  }
  const settled = settleOf(host, installed, { direct, named });
  const readme = readmeOf(installed);
  return { ...settled, read: [...settled.read, ...(readme === null ? [] : [readme])] };
}

const isEmpty = ({ components, plain, shared }: BareDocs) =>
  components.length + plain.length + shared.length === 0;

/** Names of exports, and the code that had a say in it. */
export function settleOf(
  host: TypeHost,
  installed: InstalledPackage,
  { direct, named }: { direct: DirectImport[]; named: ExportedSymbol[] | null },
): PackageExports & { read: string[] } {
  const finder = createDeclarationFinder(installed, host.paths);
  const settled = settleNames(host, direct, named ?? [], createDrawsOther(finder));
  return { ...settled, read: finder.files() };
}

/** Leaves out what is a part under another name: the `Root` of `acme/dialog`, which is `Dialog.Root`. */
function withoutParts(
  exported: PackageExports,
  candidates: readonly ComponentExport[],
): PackageExports {
  const names = new Map(
    candidates.map(({ symbol, name, aliases }) => [symbol.id, [name, ...aliases]]),
  );
  const underPaths = exported.underPaths.filter(
    ({ name, symbol }) => names.get(symbol.id)?.includes(name) !== false,
  );
  return { ...exported, underPaths };
}

/** What the package itself exports by name; `null` when it has no types. */
export function namedExports(host: TypeHost): ExportedSymbol[] | null {
  return host.exportsOf(isWanted)?.filter((one) => one.name !== 'default') ?? null;
}

/** Tells whether a name may be that of something that is documented: `Dial`, `$createDial`; not `_dial`, nor `'module.exports'`. */
export const isWanted = (name: string) => /^\$?\p{L}[\p{ID_Continue}$]*$/u.test(name);

/** Every name of each component, with the one that it is documented under. */
export function namesOf(
  components: readonly Pick<ComponentExport, 'name' | 'aliases'>[],
): ReadonlyMap<string, string> {
  return new Map(
    components.flatMap(({ name: canonical, aliases }) =>
      [canonical, ...aliases, canonical.replaceAll('.', '')].map((one) => [one, canonical]),
    ),
  );
}

/** @returns the facts, and a list of files that grows when what it is read from is no part of the program */
export function gatherFacts(
  host: TypeHost,
  { name, installed }: Pick<ReadOptions, 'name' | 'installed'>,
  { ofRoot, underPaths, direct }: PackageExports,
  { names, usual }: { names: ReadonlyMap<string, string>; usual: ReadonlySet<string> },
): { facts: PackageFacts; read: ReadonlySet<string> } {
  const exported = [...ofRoot, ...underPaths];
  const packageOf = createPackageLookup();
  const wholes = new Set([...names.values()].map((one) => one.split('.', 1)[0]!));
  const ofComponents = direct.filter(({ base }) => isCapitalised(base) || wholes.has(base));
  const read = new Set<string>();
  const facts = {
    host,
    name,
    installed,
    exported: new Map(exported.map((one) => [one.name, one])),
    family: { components: names, packageOf, lent: host.lent },
    theme: findThemeKeys(host, exported, new Set(names.keys())),
    usual,
    importsOf: createImportFinder(host, name, { ofRoot, underPaths }, ofComponents),
    isNative: (file: string) => NATIVE_PACKAGE.test(packageOf(file)?.name ?? ''),
    classConstants: new Map<string, ClassConstant>(),
    openDefaults: new Set<string>(),
    farDefaults: new Map<string, ReadonlySet<string>>(),
    namesIn: createLister(),
    onRead: (file: string) => void read.add(file),
  };
  return { facts, read };
}

/** Facts of a package together with what its components share. */
export function withShared(
  facts: PackageFacts,
  shared: SharedTypes,
  docs: readonly ComponentDoc[],
): PackageContext {
  const types = new Map(shared.all.map((type, i) => [type, docs[i]!]));
  return { ...facts, split: splitProps(shared, (type) => types.get(type)!.props) };
}

/** Hooks, functions and constants. */
export function documentPlainExports(
  facts: PackageFacts,
  { ofRoot, direct }: PackageExports,
  plain: readonly PlainExport[],
): ComponentDoc[] {
  const importsOf = createExportImportFinder(facts.host, facts.name, ofRoot, direct);
  return plain.map((one) => documentExport({ ...facts, importsOf }, one));
}

/**
 * The documentation in its order, with what themes set.
 * @throws VitrineError `package-without-components`, `package-of-types`, `package-without-types` or `group-name-taken`
 */
export function finishDocs(
  host: TypeHost,
  { name, installed, groups = {}, linked = new WeakMap() }: ReadOptions,
  exported: ExportedSymbol[],
  bare: BareDocs,
): ComponentDoc[] {
  const { homepage } = installed.manifest;
  const all = [...bare.components, ...bare.plain, ...bare.shared];
  const isSame = createSameNamed(() => host.files());
  const docs = withThemes(host, exported, all).map((doc) => {
    const found = linked.get(doc) ?? withAbsoluteLinks(withPlainNames(doc, isSame), homepage);
    linked.set(doc, found);
    return found;
  });
  if (docs.length === 0) throw failure(reasonOfNone(host, installed.dir, exported), [name]);
  checkNames(docs, groups, name);
  return docs;
}

/** Why there is nothing to document. */
function reasonOfNone(host: TypeHost, dir: string, exported: readonly ExportedSymbol[]) {
  const own = host.files().filter((file) => isWithin(dir, file));
  const files = [...own, ...exported.flatMap(({ symbol }) => host.filesOf(symbol))];
  if (files.length > 0 && files.every((file) => CODE.test(file))) return 'package-without-types';
  const isTypes = exported.every((one) => !isValue(one) || one.isTypeOnly);
  return isTypes && exported.length > 0 ? 'package-of-types' : 'package-without-components';
}

/** A group that the site names has a page beside those of exports, so it must not be called like one. */
function checkNames(docs: readonly ComponentDoc[], groups: GroupNames, where: string): void {
  const shared = new Set<string | false>(Object.values(groups));
  const isGroup = ({ kind, props }: ComponentDoc) => kind === 'type' && props.length > 0;
  const taken = docs.find((doc) => shared.has(doc.name) && !isGroup(doc));
  if (taken !== undefined) throw failure('group-name-taken', [taken.name, where]);
}

/** Packages whose declarations describe elements and the language, not components. */
const NATIVE_PACKAGE = /^(@types\/react|p?react|typescript|@typescript\/.+)$/;
