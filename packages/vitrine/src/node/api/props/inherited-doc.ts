/** Comments that a declaration has from another: of a base, or where `{@inheritDoc}` asks for it. */
import { isBlank, type DocComment } from '../checker/comments/jsdoc.ts';
import { containerOf, docOf } from '../checker/syntax.ts';
import { is, SymbolFlags, SyntaxKind, type Node, type TypeHost } from '../checker/type-host.ts';

/** What is known where comments are looked for. */
export interface Context {
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
  if (asked === null) {
    if (doc.description !== '') return doc;
    const found = inheritedDoc(context, name, node, 0, isBlank(doc) ? isBlank : isTagsAlone);
    if (found === null) return doc;
    // What a comment of tags alone says differs from the base, whose other tags are about that.
    return isBlank(doc) ? found : { description: found.description, tags: doc.tags };
  }
  const named = namedDoc(context.host, node, asked.target);
  return joined(asked.rest, named ?? inheritedDoc(context, name, node, 0, isBlank));
}

const isTagsAlone = ({ description }: DocComment) => description === '';

/** The comment of an export, with that of another one where it asks for it: `{@inheritDoc Dial}`. */
export function withNamedDoc(host: TypeHost, node: Node, doc: DocComment): DocComment {
  const asked = takeInheritDoc(doc);
  return asked === null ? doc : joined(asked.rest, namedDoc(host, node, asked.target));
}

/** What the declaration says itself goes first: the first tag of a name counts. */
function joined(own: DocComment, found: DocComment | null): DocComment {
  if (found === null) return own;
  const description = [own.description, found.description].filter(Boolean).join('\n\n');
  return { description, tags: [...own.tags, ...found.tags] };
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

/** The comment of `Dial`, of `BaseProps.size`, or of `size` beside it, as the file of a declaration knows them. */
function namedDoc(host: TypeHost, node: Node, target: string): DocComment | null {
  const beside = memberBeside(node, target);
  if (beside !== undefined) return takeInheritDoc(docOf(beside))?.rest ?? docOf(beside);
  const [name = '', member] = target.split(/[.#]/);
  const any = SymbolFlags.Value | SymbolFlags.Type | SymbolFlags.Alias;
  const found = name === '' ? undefined : host.checker.resolveName(name, any, node, true);
  if (found === undefined) return null;
  const symbol = host.follow(found);
  const type = member === undefined ? undefined : host.checker.getDeclaredTypeOfSymbol(symbol);
  const named =
    member === undefined ? symbol : type && host.checker.getPropertyOfType(type, member);
  const [declared] = named === undefined ? [] : host.declarationsOf(named);
  return declared === undefined ? null : (takeInheritDoc(docOf(declared))?.rest ?? docOf(declared));
}

/** A member of the same type. It comes before what has its name elsewhere: `name` and `status` are global variables. */
function memberBeside({ parent }: Node, name: string): Node | undefined {
  if (!is.isInterfaceDeclaration(parent) && !is.isTypeLiteralNode(parent)) return undefined;
  const isNamed = (member: Node & { name?: Node }) => member.name?.getText() === name;
  return parent.members.find(isNamed);
}

function inheritedDoc(
  context: Context,
  name: string,
  node: Node,
  depth: number,
  isPassedOver: (doc: DocComment) => boolean,
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
        if (!isPassedOver(doc) && takeInheritDoc(doc) === null) return doc;
        const deeper = inheritedDoc(context, name, declared, depth + 1, isPassedOver);
        if (deeper !== null) return deeper;
      }
    }
  }
  return null;
}
