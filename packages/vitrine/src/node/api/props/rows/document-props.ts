/** Found props → documented props. */
import { blankProp, type PropDoc } from '../../../model/component-doc.ts';
import { isHidden } from '../../checker/comments/doc-tags.ts';
import { docOf, textOf, typeNodeOf } from '../../checker/syntax.ts';
import type { Node, TypeSymbol } from '../../checker/type-host.ts';
import { docOfProp, firstDescribed } from '../doc-of-prop.ts';
import type { FoundProp } from '../found-prop.ts';
import { frameworkOf, isOnlyGiven } from '../gaps/class-members.ts';
import { explainType } from './explain-type.ts';
import { isRequiredData } from '../named/data-parts.ts';
import { namingNodes } from '../naming-nodes.ts';
import { ownerOf } from '../owner.ts';
import { typesOfProps } from '../types-of-props.ts';
import { documentOnce } from './document-prop.ts';
import { isNativeRedeclaration, isOnlyNative } from './native-rows.ts';
import { isNothing } from '../nothing.ts';
import type { Placed, PropContext, Source } from './prop-context.ts';
import { isStatedElsewhere } from './stated-elsewhere.ts';

/** What components of one library tell each other: `__scope`. */
const INTERNAL = /^__/;

export interface DocumentedProps {
  /** In authored order, own ones first. */
  props: PropDoc[];
  /** Names of those whose default only comments of others state, which say it of something else. */
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
  const farDefaults: string[] = [];
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
    if (isStatedElsewhere(context, sources)) farDefaults.push(prop.name);
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
    farDefaults,
    hidden: unwanted.sort(),
    unresolved: [...new Set(unresolved)],
    unknown: open.flatMap(({ prop, node }) => (node === undefined ? [prop.name] : [])),
    nodes: nodesOf(own),
    data: nodesOf(own.filter(({ prop }) => isRequiredData(prop))),
  };
}

/** One row for all names that a type computes: what each of them takes is another matter. */
function patternOf(name: string, sample: TypeSymbol): Placed {
  const description = `Names of this pattern, such as \`${sample.name}\`.`;
  return {
    prop: { ...blankProp(), name, type: '…', description },
    node: undefined,
    resolved: true,
  };
}

/** The same where the checker does not decide, as of `Omit<Props<Tag>, 'ref'>` while any `Tag` may be chosen. */
function isWrittenAsNothing(node: Node): boolean {
  const type = typeNodeOf(node);
  return type !== undefined && textOf(type) === 'never';
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
