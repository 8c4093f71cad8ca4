/** Exports that lead nowhere, that two modules claim, or whose type leads to what is not installed: they are named with the reason, or would be missing without a word. */
import {
  blankFields,
  UNREAD,
  type ComponentDoc,
  type DocKind,
  type ImportDoc,
} from '../../model/component-doc.ts';
import { docOf } from '../checker/syntax.ts';
import { tagText } from '../checker/comments/doc-tags.ts';
import { is, SymbolFlags, SyntaxKind, TypeFlags } from '../checker/type-host.ts';
import type { ExportedSymbol, Node, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { CODE } from '../../base/code/find-module.ts';
import { hasPackage } from '../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../base/packages/manifest.ts';
import { missingModules, untypedModules } from '../props/gaps/missing-bases.ts';
import { placeOf } from '../props/place.ts';
import type { Family } from '../props/owner.ts';
import { reasonOfLost, reasonsOfNames } from '../props/gaps/lost-names.ts';
import { UNSTABLE } from './name-kinds.ts';

interface Facts {
  host: TypeHost;
  name: string;
  installed: InstalledPackage;
  family: Family;
  importsOf: (one: { name: string }) => ImportDoc[];
}

/**
 * Entries for the values of which the checker knows nothing, of the kind that their names tell, for members of others
 * that are called like components: `Dialog.Root`, and for what two modules behind `export *` have, so that none is exported.
 * @param exported by the package and by paths under it
 */
export function documentUnread(facts: Facts, exported: readonly ExportedSymbol[]): ComponentDoc[] {
  const { family, host } = facts;
  const unread = findUnread(facts, exported).flatMap(({ name, declaration }): ComponentDoc[] => {
    if (declaration === undefined || family.components.has(name)) return [];
    const doc = docOf(declaration);
    if (tagText(doc, 'internal', 'private', 'hidden') !== null) return [];
    const reasons = reasonsOf(facts, declaration);
    if (reasons.length === 0) return [];
    const { fileName } = declaration.getSourceFile();
    const { description } = doc;
    const imports = facts.importsOf({ name });
    return [{ ...documentReasons(facts, { name, fileName, reasons }), description, imports }];
  });
  const there = new Set([...exported.map(({ name }) => name), ...family.components.keys()]);
  const clashing = host.starFaults().clashing.filter(({ name }) => !there.has(name));
  const reasons = ['two modules that are passed on whole export it, so that none is'];
  return [
    ...unread,
    ...clashing.map(({ name, file }) => documentReasons(facts, { name, fileName: file, reasons })),
  ];
}

/** Why the type of a value leads nowhere; none of what only the code may tell, of what no package declares, or where React has no types. */
function reasonsOf({ host, name, family }: Facts, declaration: Node): string[] {
  const lost = reasonOfLost(host, declaration);
  const missing = lost === null ? missingModules(declaration, family) : [lost];
  if (missing.length > 0) return missing;
  const untyped = untypedModules(declaration, name, family);
  if (untyped.length > 0) return untyped;
  const { fileName } = declaration.getSourceFile();
  const isDeclared = !CODE.test(fileName) && family.packageOf(fileName) !== null;
  if (!isDeclared || host.react.node === null) return [];
  const reasons = reasonsOfNames(host, declaration);
  return reasons.length > 0 ? reasons : ['the type that it is declared with leads nowhere'];
}

function documentReasons(
  facts: Facts,
  { name, fileName, reasons }: { name: string; fileName: string; reasons: string[] },
): ComponentDoc {
  return {
    ...blankFields(),
    ...{ kind: kindByName(name), name, package: facts.name, imports: [] },
    ...placeOf(facts, fileName),
    unresolved: reasons.map((reason) => `${UNREAD}${reason}`),
  };
}

interface Unread {
  name: string;
  declaration: Node | undefined;
}

function findUnread({ host, installed }: Facts, exported: readonly ExportedSymbol[]): Unread[] {
  const values = exported.filter(
    ({ symbol, isTypeOnly }) => !isTypeOnly && (symbol.flags & SymbolFlags.Value) !== 0,
  );
  const types = host.checker.getTypeOfSymbol(values.map(({ alias }) => alias));
  // To look at the members of everything takes its time, and nothing is unread where all is there.
  const hasParts = lacksPackages(host, installed);
  return values.flatMap(({ name, symbol, alias }, at): Unread[] => {
    const type = types[at];
    if (type === undefined) return [];
    // What leads nowhere is declared where it is passed on.
    if (type.isErrorType())
      return [{ name, declaration: [symbol, alias].flatMap((one) => host.declarationsOf(one))[0] }];
    const ofClass = hasParts ? classOfUnknown(host, symbol) : undefined;
    if (ofClass !== undefined) return [{ name, declaration: ofClass }];
    return hasParts && isComponentName(name) ? findUnreadParts(host, name, type) : [];
  });
}

function findUnreadParts(host: TypeHost, whole: string, type: Type): Unread[] {
  const members = host.checker
    .getPropertiesOfType(type)
    .filter(({ name }) => isComponentName(name));
  const types = host.checker.getTypeOfSymbol(members);
  return members
    .filter((_member, at) => types[at]?.isErrorType() === true)
    .map((member) => ({
      name: `${whole}.${member.name}`,
      declaration: host.declarationsOf(host.follow(member))[0],
    }));
}

/** The declaration of a class that seems to be a component and builds on what leads nowhere: `extends React.Component`. */
function classOfUnknown(host: TypeHost, symbol: TypeSymbol): Node | undefined {
  if ((symbol.flags & SymbolFlags.Class) === 0) return undefined;
  const declared = host.declarationsOf(symbol).find(is.isClassDeclaration);
  const base = declared?.heritageClauses?.find(({ token }) => token === SyntaxKind.ExtendsKeyword)
    ?.types[0]?.expression;
  if (declared === undefined || base === undefined) return undefined;
  const isRendered = /(?:^|\.)(?:Pure)?Component$/.test(base.getText());
  const renders = declared.members.some(
    (one) => is.isMethodDeclaration(one) && one.name.getText() === 'render',
  );
  const isUnknown = ((host.checker.getTypeAtLocation(base)?.flags ?? 0) & TypeFlags.Any) !== 0;
  return (isRendered || renders) && isUnknown ? declared : undefined;
}

function lacksPackages({ react }: TypeHost, { dir, manifest }: InstalledPackage): boolean {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  return names.some((name) => !hasPackage(dir, name) || (name === 'react' && react.node === null));
}

const isComponentName = (name: string) => /^[A-Z].*[a-z]/.test(name.replace(UNSTABLE, ''));

function kindByName(name: string): DocKind {
  if (/^use[A-Z]/.test(name)) return 'hook';
  return isComponentName(name) ? 'component' : 'constant';
}

/** Puts them among components in the order of names; what is one, or only holds some together, is no constant then. */
export function withUnread<Docs extends { components: ComponentDoc[]; plain: ComponentDoc[] }>(
  docs: Docs,
  unread: readonly ComponentDoc[],
): Docs {
  const components = [...docs.components];
  for (const doc of unread) {
    const isWhole = !doc.name.includes('.');
    const at = components.findIndex((each) =>
      isWhole ? wholeOf(each) >= wholeOf(doc) : wholeOf(each) > wholeOf(doc),
    );
    components.splice(at === -1 ? components.length : at, 0, doc);
  }
  const told = new Set(unread.map(wholeOf));
  const plain = docs.plain.filter(({ kind, name }) => kind !== 'constant' || !told.has(name));
  return { ...docs, components, plain };
}

const wholeOf = ({ name }: ComponentDoc) => name.split('.', 1)[0]!;
