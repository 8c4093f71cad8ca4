/** Found props → documented props. */
import path from 'node:path';
import { lostImports } from './gaps/lost-imports.ts';
import { undeclaredType, undeclaredValue } from './gaps/undeclared.ts';
import { reasonsOfNames, soUnknown } from './gaps/lost-names.ts';
import { missingModules, missingTypes } from './gaps/missing-bases.ts';
import { blankProp, ROOT_PROPS, type PropDoc } from '../../model/component-doc.ts';
import type { FoundProp } from './found-prop.ts';
import { describeMember, isHidden, otherTags, tagText } from '../checker/comments/doc-tags.ts';
import type { DocComment } from '../checker/comments/jsdoc.ts';
import { defaultText } from './default-text.ts';
import { describedDefault } from './described.ts';
import { inputOf } from './input.ts';
import { docOfProp, firstDescribed } from './doc-of-prop.ts';
import { ownerOf, type Family } from './owner.ts';
import { frameworkOf, isOnlyGiven } from './gaps/class-members.ts';
import { definedMembers, docOf, textOf, typeNodeOf } from '../checker/syntax.ts';
import {
  is,
  SymbolFlags,
  TypeFlags,
  type Node,
  type Type,
  type TypeHost,
  type TypeSymbol,
} from '../checker/type-host.ts';
import { allLiterals, literalsOf } from '../checker/literals-of.ts';
import { authoredLiterals, COMPUTED_LITERALS, literalValues } from './literals.ts';
import { listsElements, takesAnyElement } from './element-names.ts';
import { withPlainAttributes } from './root-prop.ts';
import { namingNodes } from './naming-nodes.ts';
import { isNamedWhole } from './named/named-whole.ts';
import { isRequiredData } from './named/data-parts.ts';
import { asType, resolvedText } from './type-text.ts';
import { typesOfProps } from './types-of-props.ts';
import { variantsText } from './variants-text.ts';
import { isWrittenOut } from './gaps/written-out.ts';

/** The component that props are documented for. */
export interface PropContext {
  host: TypeHost;
  component: string;
  /** What its declaration calls it, where that is known. */
  declaredName?: string | undefined;
  /** Real path of the package that declares the component. */
  home: string;
  /** File that declares the component. */
  file: string;
  family: Family;
  /** Names of type parameters that the user sees. */
  generics: string[];
  /** The type parameter that stands for the root element. */
  root?: string | undefined;
  isNative: (file: string) => boolean;
  /** What the type of the component's props says of one that is declared elsewhere, without a word. */
  wordsOf?: (prop: string, node: Node) => DocComment | null;
  /** Tells whether the component takes what every element has, besides the props that are found. */
  takesNative: () => boolean;
}

/** What components of one library tell each other: `__scope`. */
const INTERNAL = /^__/;

export interface DocumentedProps {
  /** In authored order, own ones first. */
  props: PropDoc[];
  /** Names of those whose default only a comment in another package states, which says it of something else. */
  farDefaults: string[];
  /** Names of hidden ones. */
  hidden: string[];
  /** What could not be resolved. */
  unresolved: string[];
  /** Names of those of an unknown type that nothing declares: `Pick<Base, 'a' | 'b'>` of a base that is not there. */
  unknown: string[];
  nodes: Node[];
  data: Node[];
}

/** What there is to say of the props that were found. */
export function documentProps(context: PropContext, found: FoundProp[]): DocumentedProps {
  const { host } = context;
  const unwanted: string[] = [];
  const each = found.map((prop) => ({ prop, declared: declarationsOf(context, prop) }));
  const nodes = each.flatMap(({ declared }) => declared.map(({ node }) => node));
  const framework = frameworkOf(nodes, (file) => context.family.packageOf(file)?.dir);
  // At once: of nearly all of them it is asked below.
  const all = typesOfProps(
    context.host,
    found.flatMap(({ symbols }) => symbols),
  );
  context.host.together(all, (type) => context.host.membersOf(type));
  const placed = each.flatMap(({ prop, declared }) => {
    if (prop.isPattern === true) return [patternOf(prop.name, prop.symbols[0])];
    if (INTERNAL.test(prop.name)) {
      unwanted.push(prop.name);
      return [];
    }
    const taken = { host, framework, types: () => typesOfProps(host, prop.symbols) };
    if (declared.length > 0 && declared.every(({ node }) => isOnlyGiven(node, taken))) return [];
    const sources = declared.filter(({ doc }) => !isHidden(doc));
    const hidden = declared.filter(({ doc }) => isHidden(doc));
    if (hidden.some(({ owner }) => owner === null) || (hidden.length > 0 && sources.length === 0)) {
      unwanted.push(prop.name);
      return [];
    }
    const source = firstDescribed(context, sources);
    const doc = docOfProp(context, prop.name, sources);
    const types = typesOfProps(host, prop.symbols);
    if (isNativeRedeclaration(context, prop.name, source, doc, types)) return [];
    if (isOnlyNative(context, prop) && context.takesNative()) return [];
    if (types.length > 0 && types.every((type) => isNothing(host, type))) return [];
    if (sources.length > 0 && sources.every(({ node }) => isWrittenAsNothing(node))) return [];
    return [documentOnce(context, prop, sources, doc, types)];
  });
  placed.sort(byPlace(context.file));
  const open = placed.filter(({ resolved }) => !resolved);
  const unresolved = open.flatMap(({ prop, node }) =>
    node === undefined ? [] : explainType(context, prop.name, prop.type, node),
  );
  const own = placed.filter(({ prop }) => !prop.inherited);
  const nodesOf = (some: Placed[]) => some.flatMap((one) => namingNodes(host, one));
  return {
    props: placed.map(({ prop }) => prop),
    farDefaults: placed.filter(({ isFar }) => isFar).map(({ prop }) => prop.name),
    hidden: unwanted.sort(),
    unresolved: [...new Set(unresolved)],
    unknown: open.flatMap(({ prop, node }) => (node === undefined ? [prop.name] : [])),
    nodes: nodesOf(own),
    data: nodesOf(own.filter(({ prop }) => isRequiredData(prop))),
  };
}

/** Why the type of a prop is not known. */
function explainType(
  { host, family }: PropContext,
  name: string,
  type: string,
  node: Node,
): string[] {
  const missing = missingTypes(node, type, family);
  if (missing.length > 0) return missing;
  const lost = lostImports(node, family);
  if (lost.length > 0)
    return lost.map((one) => `${one}, so the type of the prop "${name}" is not known`);
  const known = reasonsOfNames(host, node);
  const reasons = known.length > 0 ? known : missingModules(node, family);
  if (reasons.length > 0)
    return reasons.map((one) => soUnknown(one, `the type of the prop "${name}" is`));
  const value = undeclaredValue(node);
  const said = `the type of the prop "${name}"`;
  if (value !== null)
    return [`${said} is not known: the file that writes it does not declare "${value}"`];
  const lacking = undeclaredType(host, node);
  return [
    `${said} ${lacking === null ? 'could not be resolved' : `is not known: nothing declares "${lacking}"`}`,
  ];
}

/** One row for all names that a type computes: what each of them takes is another matter. */
function patternOf(name: string, sample: TypeSymbol): Placed {
  const description = `Names of this pattern, such as \`${sample.name}\`.`;
  return {
    prop: { ...blankProp(), name, type: '…', description },
    node: undefined,
    resolved: true,
    isFar: false,
  };
}

/** `icon?: never` says that there is no such prop. */
function isNothing(host: TypeHost, type: Type): boolean {
  const nothing = TypeFlags.Never | TypeFlags.Undefined;
  return host.membersOf(type).every(({ flags }) => (flags & nothing) !== 0);
}

/** The same where the checker does not decide, as of `Omit<Props<Tag>, 'ref'>` while any `Tag` may be chosen. */
function isWrittenAsNothing(node: Node): boolean {
  const type = typeNodeOf(node);
  return type !== undefined && textOf(type) === 'never';
}

const OPTIONAL = SymbolFlags.Optional;

interface Source {
  symbol: TypeSymbol;
  node: Node;
  doc: DocComment;
  /** Result of `ownerOf`. */
  owner: string | null;
}

function declarationsOf(context: PropContext, { name, symbols }: FoundProp): Source[] {
  const { host, component, declaredName, family, home, file, isNative } = context;
  const bySymbol = symbols.flatMap((symbol) =>
    host.declarationsOf(symbol).map((node) => [node, symbol] as const),
  );
  return [...new Map(bySymbol)]
    .filter(([node]) => name === 'children' || !isNative(node.getSourceFile().fileName))
    .map(([node, symbol]) => ({
      symbol,
      node,
      doc: docOf(node),
      owner: ownerOf(name, node, component, family, { home, file, declaredName }),
    }));
}

/** Hundreds of components may have one type, as icons do: as a rule nothing more can be said of a prop of the next one. */
function documentOnce(
  context: PropContext,
  prop: FoundProp,
  sources: Source[],
  doc: DocComment,
  types: Type[],
): Placed {
  const { host, home, generics, root } = context;
  const asked = [
    host,
    home,
    root,
    doc,
    ...generics,
    ...sources.flatMap((one) => [one.node, one.owner]),
  ];
  const known = documented.get(prop);
  const isSame =
    known?.asked.length === asked.length && asked.every((one, i) => one === known.asked[i]);
  if (isSame) return known.placed;
  const placed = documentProp(context, prop, sources, doc, types);
  documented.set(prop, { asked, placed });
  return placed;
}

/** What was said last of each prop, and for what. */
const documented = new WeakMap<FoundProp, { asked: unknown[]; placed: Placed }>();

function documentProp(
  context: PropContext,
  { name, symbols, required, requiredIn = [], onlyIn, inVariants = [] }: FoundProp,
  sources: Source[],
  doc: DocComment,
  types: Type[],
): Placed {
  const { host, generics, isNative } = context;
  const owned = sources.map((source) => ({
    ...source,
    authored: authoredLiterals(host, source.node, isNative),
  }));
  const own = owned.filter(({ owner }) => owner === null);
  // The declaration that lists most values says most: `SelectVariants`, not `'filled'`.
  const count = ({ node, authored }: (typeof owned)[number]) =>
    countValues(node, authored.values.size);
  const ranked = (own.length > 0 ? own : owned).toSorted((a, b) => count(b) - count(a));
  const main = ranked[0];
  const from = main?.owner ?? null;
  const known = types.findIndex((type) => !isNothing(host, type));
  const symbol = main?.symbol ?? symbols[Math.max(0, known)]!;
  const literals = literalValues(
    host,
    sources.length === 0 && allLiterals(host, types)
      ? [COMPUTED_LITERALS]
      : ranked.map(({ authored }) => authored),
    types,
  );
  const typed = { symbol, declaration: main?.node, optional: !required, generics };
  const prop: PropDoc = {
    ...blankProp(),
    name,
    type: variantsText(host, owned, inVariants, { ...typed, values: literals.values }),
    resolved: resolvedText(host, typed),
    ...literals,
    input: inputOf(host, symbol, main?.node),
    required,
    requiredIn,
    ...(onlyIn !== undefined && { onlyIn }),
    description: describeMember(doc),
    ...otherTags(doc),
    inherited: from !== null,
    from,
  };
  Object.assign(prop, plainerType(host, prop, symbols, generics));
  // What some variants write as `false` and others as `true`.
  if (prop.type === 'boolean') Object.assign(prop, { values: [], input: 'boolean' });
  if (prop.resolved === prop.type) prop.resolved = null;
  if (context.root !== undefined) prop.type = withPlainAttributes(host, prop.type, context.root);
  const stated = defaultText(tagText(doc, ...DEFAULT_TAGS), prop.values, prop.type);
  const described = describedDefault(main?.node);
  if (stated !== null && !(isOfBase(prop, stated) && allLiterals(host, types)))
    Object.assign(prop, { default: stated, defaultFrom: 'tag' });
  else if (described !== null) Object.assign(prop, { default: described, defaultFrom: 'code' });
  const isKnown = !types.some((type) => type.isErrorType()) || isNamedWhole(host, main?.node);
  const stating = sources.filter((one) => tagText(one.doc, ...DEFAULT_TAGS) !== null);
  const isFar = stating.length > 0 && stating.every(({ node }) => isElsewhere(context, node));
  return { prop, node: main?.node, symbol, resolved: isKnown, isFar };
}

const DEFAULT_TAGS = ['default', 'defaultValue'];

/** Tells whether a declaration lies in another package than the component. */
const isElsewhere = ({ family, home }: PropContext, node: Node) =>
  family.packageOf(node.getSourceFile().fileName)?.dir !== home;

/** What a base says of itself, where a component takes other values alone: `'outlined'` of `variant: 'standard'`. */
function isOfBase({ inherited, values }: PropDoc, stated: string): boolean {
  if (!inherited || values.length === 0 || !stated.startsWith("'")) return false;
  return !values.some(({ text }) => text === stated);
}

/** Values that a declaration lists; `boolean` is both, beside a variant that only takes `false`. */
function countValues(node: Node, listed: number): number {
  const type = typeNodeOf(node);
  const members = type === undefined ? [] : definedMembers(type);
  const alone = members.length === 1 ? textOf(members[0]!) : '';
  // What one variant leaves out, `icon?: undefined`, another one takes.
  if (/^(?:never|undefined)$/.test(alone)) return -1;
  return alone === 'boolean' ? 2 : listed;
}

/**
 * A better text for a type that says nothing: what React renders, for `children: any`; elements, for the prop that
 * chooses the root, or the very names that its type comes down to.
 */
function plainerType(
  host: TypeHost,
  { name, type, values: listed }: PropDoc,
  symbols: FoundProp['symbols'],
  generics: readonly string[],
): Partial<PropDoc> {
  if (name === 'children' && type === 'any') return { type: 'React.ReactNode', input: 'text' };
  // What is passed is a component: the few elements that happen to take its props are none of the choices.
  if (OF_PROPS.test(type)) return { values: [], input: null };
  // `Chosen | Target`, a parameter beside all that it may stand for.
  const isOpen = generics.some((one) => type !== one && asType(one).test(type));
  const anyElement = { type: 'React.ElementType', values: [] };
  // What a `tag` is otherwise is as its author wrote it.
  if (!ROOT_PROPS.includes(name) || name === 'tag')
    return isOpen && takesAnyElement(listed) ? anyElement : {};
  // What can be left out leads.
  const byChoice = symbols.toSorted((a, b) => (b.flags & OPTIONAL) - (a.flags & OPTIONAL));
  const types = typesOfProps(host, byChoice);
  const members = types.flatMap((one) => host.membersOf(one));
  const named = members.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
  const isPlain = named.length > 0 && named.every((one) => one.isStringLiteralType());
  const values = [
    ...new Map(
      types.flatMap((one) => literalsOf(host, one)).map((one) => [one.text, one]),
    ).values(),
  ];
  if (isPlain && listsElements(values)) return { values: [] };
  if (isPlain) return { type: values.map(({ text }) => text).join(' | '), values };
  if (isOpen && takesAnyElement(values)) return anyElement;
  if (takesAnyElement(listed)) return { values: [] };
  return type === 'any' ? { type: 'React.ElementType' } : {};
}

const OF_PROPS = /^(?:React\.)?ElementType<(?!any>)/;

/** What a component takes of an element's attributes by name. */
function isOnlyNative({ host, isNative }: PropContext, { name, symbols }: FoundProp): boolean {
  if (name === 'children' || !host.react.isAttribute(name)) return false;
  const files = symbols.flatMap((one) => host.filesOf(one));
  return files.length > 0 && files.every(isNative);
}

/**
 * `className?: string` without a word, in a type that helps many components: what every element has, declared
 * again. Another type than the element's makes it a prop of its own, `any` among them, and so does the component's own
 * file; and where the component takes no such attributes, nobody would know of this one.
 */
function isNativeRedeclaration(
  { host, file, family, takesNative }: PropContext,
  name: string,
  source: Source | undefined,
  doc: DocComment,
  types: Type[],
): boolean {
  if (source === undefined || name === 'children' || doc.description !== '' || doc.tags.length > 0)
    return false;
  if (name === 'ref' || name === 'key' || isWrittenOut(host, name, source.node)) return true;
  const { fileName } = source.node.getSourceFile();
  if (path.dirname(fileName) === path.dirname(file) || OF_FEW.test(name)) return false;
  const native = host.react.attributeType(name);
  const written = typeNodeOf(source.node);
  // A handler that another component writes out, and does not name as React does, is what that one is for: so it is here.
  const owner = family.components.has(source.owner ?? '') ? source.owner : null;
  if (written && is.isFunctionTypeNode(written) && isNamedAfter(fileName, owner)) return false;
  if (native === undefined || (written !== undefined && /(?<!<)\bany\b/.test(textOf(written))))
    return false;
  // What users give for a parameter is what the prop is for, though it be as an attribute's here: `Picker<string>`.
  if (written !== undefined && isParameterOf(source.node.parent, textOf(written))) return false;
  const { checker } = host;
  if (!takesNative()) return false;
  return types.every(
    (type) => checker.isTypeAssignableTo(type, native) && checker.isTypeAssignableTo(native, type),
  );
}

/** Tells whether a file, or its folder, is named after a component. */
function isNamedAfter(file: string, component: string | null): boolean {
  const [base] = path.basename(file).split('.');
  return component !== null && [base, path.basename(path.dirname(file))].includes(component);
}

/** What React's types give every element, and HTML few or none: who declares `color` or `prefix` means something by it. */
const OF_FEW =
  /^(about|color|content|datatype|default(Checked|Value)|inlist|prefix|property|rel|resource|results|rev|security|typeof|vocab)$/;

/** Tells whether an interface has a type parameter of this name. */
const isParameterOf = (node: Node, name: string) =>
  is.isInterfaceDeclaration(node) &&
  node.typeParameters?.some((one) => one.name.getText() === name) === true;

interface Placed {
  prop: PropDoc;
  node: Node | undefined;
  symbol?: TypeSymbol;
  /** The checker knows its type. */
  resolved: boolean;
  /** A comment in another package states its default. */
  isFar: boolean;
}

/** Own before inherited, then the component's own file before others, then as in the file. */
function byPlace(home: string): (a: Placed, b: Placed) => number {
  const rank = ({ prop, node }: Placed) =>
    (prop.inherited ? 2 : 0) + (node?.getSourceFile().fileName === home ? 0 : 1);
  return (a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    const [fileA, fileB] = [a, b].map(({ node }) => node?.getSourceFile().fileName ?? '');
    if (fileA !== fileB) return (fileA ?? '') < (fileB ?? '') ? -1 : 1;
    return (a.node?.getStart() ?? 0) - (b.node?.getStart() ?? 0);
  };
}
