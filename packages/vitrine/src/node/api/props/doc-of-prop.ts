/** Which of several declarations of a prop has its comment. */
import { isBlank, type DocComment } from '../checker/comments/jsdoc.ts';
import { containerOf } from '../checker/syntax.ts';
import { is, type Node } from '../checker/type-host.ts';
import { withInheritedDoc, type Context } from './inherited-doc.ts';

interface OfComponent extends Context {
  component: string;
  /** What is said of a prop elsewhere. */
  wordsOf?: (prop: string, node: Node) => DocComment | null;
}

interface Described {
  node: Node;
  doc: DocComment;
  /** What it belongs to; `null` for the component itself. */
  owner?: string | null;
}

const EMPTY_DOC: DocComment = { description: '', tags: [] };

/** The comment of the declaration that says most, with the text of a base where it has none. */
export function docOfProp(
  context: OfComponent,
  name: string,
  sources: readonly Described[],
): DocComment {
  const source = firstDescribed(context, sources);
  if (source === undefined) return EMPTY_DOC;
  const doc = withInheritedDoc(context, name, source.node, source.doc);
  if (isBlank(doc)) return context.wordsOf?.(name, source.node) ?? doc;
  const nearer = nearerTags(context, source, sources);
  return nearer.length === 0 ? doc : { ...doc, tags: [...nearer, ...doc.tags] };
}

/**
 * What the component's own type says of a prop comes before what a type that helps many says, and that before the words
 * of a base, of which the type of a component may add its props before those that are its own.
 */
export function firstDescribed<One extends Described>(
  context: OfComponent,
  sources: readonly One[],
): One | undefined {
  const described = sources.filter(({ doc }) => doc.description !== '');
  return (
    described.find((one) => isOfComponent(context, one)) ??
    described.find(({ owner }) => owner === null) ??
    described[0] ??
    sources[0]
  );
}

/** Tells whether a declaration lies in the type of the component's props. */
const isOfComponent = ({ component }: OfComponent, { node }: Described) =>
  containerOf(node)?.name === `${component.replaceAll('.', '')}Props`;

/** Of a comment of tags alone, in the component's own type or one written out there, beside the base that has the text. */
function nearerTags(
  context: OfComponent,
  source: Described,
  sources: readonly Described[],
): DocComment['tags'] {
  const isNear = (one: Described) =>
    isOfComponent(context, one) || is.isTypeLiteralNode(one.node.parent);
  if (isNear(source)) return [];
  return sources.find((one) => isNear(one) && one.doc.description === '')?.doc.tags ?? [];
}
