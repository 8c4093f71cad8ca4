/** Finds the components among the exports of a package. */
import path from 'node:path';
import { stemOf } from '../../base/code/find-module.ts';
import { is } from '../checker/type-host.ts';
import type { ExportedSymbol, Node, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { isBlank, type DocComment } from '../checker/comments/jsdoc.ts';
import { docOf } from '../checker/syntax.ts';
import { tagText } from '../checker/comments/doc-tags.ts';
import { signaturesOf } from '../props/shape/shape.ts';
import type { DeclaredExport } from '../exports/find-exports.ts';
import { isCapitalised, UNSETTLED } from '../exports/name-kinds.ts';
import { withNamedDoc } from '../props/inherited-doc.ts';
import { isComponent } from './is-component.ts';
import { hasOpenProps, propsBeside } from './written/props-beside.ts';
import { findElementMembers, findGrouped } from './element-members.ts';
import { CONSTANT, findParts, mergeNames, withoutOtherNames, type Named } from './parts.ts';

/** A component as the package's entry exports it, by the name that it has in JSX: `Button`, `Dialog.Root`. */
export type ComponentExport = DeclaredExport;

/**
 * Every exported value with a capitalised name that can be written as JSX: a function or class whose
 * result React can render, and such parts of a component, of a namespace (`Form.Item`) or of an object in lower case
 * (`slots.Option`), as long as they have no other name. What is exported
 * of a context, its provider or consumer, counts under a name of its own. Left out: contexts, which React 19 makes
 * callable, with their members, and names marked `@internal`. A component marked `@ignore` stays: the mark speaks to its authors' tools, the export to everyone.
 * So does one marked `@hidden` whose props an entry names as well, and does not hide.
 * @param underPaths what only paths under the package export; left out where it is a part under another name
 * @returns in the order of their pages
 */
export function findCandidates(
  host: TypeHost,
  exported: ExportedSymbol[],
  underPaths: ExportedSymbol[],
): ComponentExport[] {
  const ofEntry = withParts(host, exported);
  const known = new Set(ofEntry.map(({ symbol }) => symbol.id));
  const more = withParts(host, underPaths).filter(({ symbol }) => !known.has(symbol.id));
  const entries = [...exported, ...underPaths];
  const all = [...ofEntry, ...more];
  const grouped = findGrouped(host, entries, all);
  const byName = new Map(entries.map((one) => [one.name, one]));
  const isOne = host.together(all, ({ type }) => isComponent(host, type));
  const components = mergeNames(host, [
    ...all.filter((one, index) => isOne[index] || propsBeside(byName, one) !== null),
    ...grouped,
  ]).flatMap(({ symbol, whole, member, ...found }): ComponentExport[] => {
    const rest = { ...found, aliases: [...found.aliases, ...declaredAs(byName, found.name)] };
    const declared = host.declarationsOf(symbol);
    // A namespace of its types may stand before it, which nobody describes.
    const own = declared.find((one) => !is.isModuleDeclaration(one)) ?? declared[0];
    const declaration = own ?? (whole && host.declarationsOf(whole)[0]);
    if (declaration === undefined) return [];
    const said = own === undefined ? NO_DOC : docOfComponent(host, own, rest.type);
    const doc = isBlank(said) ? docOfMember(host, member, rest.aliases) : said;
    if (tagText(doc, 'internal', 'private') !== null) return [];
    if (tagText(doc, 'hidden') !== null && !hasOpenProps(host, entries, rest)) return [];
    return [{ ...rest, symbol, declaration, doc }];
  });
  const ofElements = findElementMembers(host, entries);
  return [...components, ...ofElements].sort(byPage([...all, ...grouped, ...ofElements]));
}

/** The name that its declaration has, where users import it under another one, which nothing else has. */
function declaredAs(byName: ReadonlyMap<string, ExportedSymbol>, name: string): string[] {
  const declared = byName.get(name)?.declaredAs;
  return declared === undefined || byName.has(declared) ? [] : [declared];
}

const NO_DOC: DocComment = { description: '', tags: [] };

/** The comment of a member, as in `Object.assign(Menu, { Trigger })`; that a member is deprecated says nothing of its other names. */
function docOfMember(
  host: TypeHost,
  member: TypeSymbol | undefined,
  aliases: readonly string[],
): DocComment {
  const [declared] = member === undefined ? [] : host.declarationsOf(member);
  if (declared === undefined) return NO_DOC;
  const doc = docOf(declared);
  return aliases.length === 0 ? doc : { ...doc, tags: [] };
}

/** What `Object.assign` makes of a function, or is another name of one, has its words where it has none of its own. */
function docOfComponent(host: TypeHost, own: Node, type: Type): DocComment {
  const doc = docOf(own);
  if (!isBlank(doc)) return withNamedDoc(host, own, doc);
  const [signature] = signaturesOf(host, type);
  const called = signature && host.declarationOf(signature);
  // That of another file is a helper's: `forwardRef`, `styled`.
  if (called === undefined || called.getSourceFile() !== own.getSourceFile()) return doc;
  const { parent } = called;
  return docOf(is.isVariableDeclaration(parent) ? parent : called);
}

/** Names of a package: of all candidates, of what its entry exports, and which of those some module passes on by name. */
export interface NamesOfPackage {
  candidates: ReadonlySet<string>;
  exported: ReadonlySet<string>;
  isNamed: (name: string) => boolean;
  /** The names of all props of a component. */
  taken: (one: Type) => string;
}

/**
 * Leaves out what is there under a settled name with the same props, and undocumented helpers declared in the file or folder of another
 * (`SliderThumb` in `Slider.d.ts`), unless an entry names them, or names neither: then nothing tells which is which.
 */
export function chooseComponents(
  candidates: ComponentExport[],
  names: NamesOfPackage,
): ComponentExport[] {
  return candidates.filter((one) => !isHelper(one, names) && !isSettled(one, candidates, names));
}

/** `unstable_Grid`, which has become `Grid`: what is known to take other props is another component, often the next one. */
function isSettled(
  { name, type }: ComponentExport,
  candidates: readonly ComponentExport[],
  names: NamesOfPackage,
): boolean {
  const settled = name.replace(UNSETTLED, '');
  if (settled === name || !names.candidates.has(settled)) return false;
  const other = candidates.find((one) => one.name === settled);
  const taken = other === undefined ? '' : names.taken(type);
  return other === undefined || taken === '' || taken === names.taken(other.type);
}

/** Alphabetical, parts behind what they belong to and in the order of the source, which is that of all. */
function byPage(all: { name: string }[]): (a: ComponentExport, b: ComponentExport) => number {
  const order = new Map(all.map(({ name }, i) => [name, i]));
  const whole = (name: string) => name.split('.', 1)[0]!;
  return ({ name: a }, { name: b }) => {
    if (whole(a) !== whole(b)) return whole(a) < whole(b) ? -1 : 1;
    return order.get(a)! - order.get(b)!;
  };
}

/** The values with a capitalised name, and their members. */
function withParts(host: TypeHost, exported: ExportedSymbol[]): Named[] {
  const values = exported.filter(
    ({ name, isTypeOnly }) => isCapitalised(name) && !CONSTANT.test(name) && !isTypeOnly,
  );
  // A name that is only a type has an error type here.
  const types = host.checker.getTypeOfSymbol(values.map(({ alias }) => alias));
  const named = values.flatMap(({ name, symbol }, i): Named[] => {
    const type = types[i];
    // Stryker disable next-line LogicalOperator,ConditionalExpression: an error has no signatures and no members, to ask for which takes time
    return type === undefined || type.isErrorType() ? [] : [{ name, symbol, type }];
  });
  const parts = host.together(named, (one) => findParts(host, one, 1)).flat();
  return [...withoutOtherNames(host, named), ...parts];
}

/**
 * No component of its own but what another one is made of: undocumented, declared in the file or folder of
 * that one, and without a type for its props, or the default of one of its slots (`PopoverPaper`).
 */
function isHelper(
  { name, declaration, doc }: ComponentExport,
  { candidates, exported, isNamed }: NamesOfPackage,
): boolean {
  if (name.includes('.') || doc.description !== '' || doc.tags.length > 0) return false;
  const { fileName } = declaration.getSourceFile();
  const file = stemOf(fileName);
  const homes = [file, path.basename(path.dirname(fileName))];
  if (homes.includes(name)) return false;
  const whole = homes.find((one) => candidates.has(one));
  if (whole === undefined || isNamed(name) || !isNamed(whole)) return false;
  return !exported.has(`${name}Props`) || exported.has(`${whole}Slots`);
}
