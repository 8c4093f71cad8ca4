/** Comments that a declaration has from another: of a base, or where `{@inheritDoc}` asks for it. */
import { isBlank, type DocComment } from '../checker/jsdoc.ts';
import { containerOf, docOf } from '../checker/syntax.ts';
import { is, SyntaxKind, type Node, type TypeHost } from '../checker/type-host.ts';

interface Context {
  host: TypeHost;
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
}

/** Levels of `extends` that are climbed. */
const MAX_BASES = 6;

/** The checker does not inherit comments: looks for the same prop in the base interfaces. */
export function withInheritedDoc(
  context: Context,
  name: string,
  node: Node,
  doc: DocComment,
): DocComment {
  const asked = takeInheritDoc(doc);
  if (asked === null) return isBlank(doc) ? (inheritedDoc(context, name, node, 0) ?? doc) : doc;
  const named = asked.target === '' ? null : namedDoc(node, asked.target);
  const found = named ?? inheritedDoc(context, name, node, 0);
  if (found === null) return asked.rest;
  const description = [asked.rest.description, found.description].filter(Boolean).join('\n\n');
  // What the declaration says itself goes first: the first tag of a name counts.
  return { description, tags: [...asked.rest.tags, ...found.tags] };
}

/** The comment without the mark that asks for another one's, and whose; `null` when it has none. */
function takeInheritDoc(doc: DocComment): { target: string; rest: DocComment } | null {
  const inline = /\{@inheritDoc\s*([^}]*)\}/i.exec(doc.description);
  const tag = doc.tags.find(({ name }) => /^inheritdoc$/i.test(name));
  if (inline === null && tag === undefined) return null;
  const target = inline?.[1] ?? tag?.text ?? '';
  return {
    target: target.trim(),
    rest: {
      description: doc.description.replace(inline?.[0] ?? '', '').trim(),
      tags: doc.tags.filter((one) => one !== tag),
    },
  };
}

/** The comment of `BaseProps.size` in the same file. */
function namedDoc(node: Node, target: string): DocComment | null {
  const [type = '', member = ''] = target.split(/[.#]/);
  for (const statement of node.getSourceFile().statements) {
    const isNamed = is.isInterfaceDeclaration(statement) || is.isTypeAliasDeclaration(statement);
    if (!isNamed || statement.name.getText() !== type) continue;
    const body = is.isInterfaceDeclaration(statement) ? statement : statement.type;
    if (!is.isInterfaceDeclaration(body) && !is.isTypeLiteralNode(body)) continue;
    const members: readonly (Node & { name?: Node })[] = body.members;
    const found = members.find((one) => one.name?.getText() === member);
    if (found !== undefined) return docOf(found);
  }
  return null;
}

function inheritedDoc(
  context: Context,
  name: string,
  node: Node,
  depth: number,
): DocComment | null {
  const container = containerOf(node)?.node;
  if (depth > MAX_BASES || container === undefined || !is.isInterfaceDeclaration(container))
    return null;
  const { host, isNative } = context;
  for (const clause of container.heritageClauses ?? []) {
    if (clause.token !== SyntaxKind.ExtendsKeyword) continue;
    for (const base of clause.types) {
      const type = host.checker.getTypeAtLocation(base);
      const member = type && host.checker.getPropertyOfType(type, name);
      for (const declared of member === undefined ? [] : host.declarationsOf(member)) {
        if (isNative(declared.getSourceFile().fileName)) continue;
        const doc = docOf(declared);
        if (!isBlank(doc) && takeInheritDoc(doc) === null) return doc;
        const deeper = inheritedDoc(context, name, declared, depth + 1);
        if (deeper !== null) return deeper;
      }
    }
  }
  return null;
}
