/** Members of classes that types of props are computed from: wrappers of custom elements take what an element has. */
import { textOf, typeNodeOf } from '../../checker/syntax.ts';
import {
  is,
  SyntaxKind,
  TypeFlags,
  type Node,
  type Type,
  type TypeHost,
} from '../../checker/type-host.ts';

/** How a property of a class is taken as a prop. */
interface Taken {
  host: TypeHost;
  framework: ReadonlySet<Node>;
  /** Its types as a prop. */
  types: () => readonly Type[];
}

/**
 * Tells what a class gives and no prop sets: methods, unless they may be missing, getters, what is only read, and all
 * that is the framework's.
 */
export function isOnlyGiven(node: Node, { host, framework, types }: Taken): boolean {
  if (!is.isClassDeclaration(node.parent)) return false;
  if (framework.has(node.parent)) return true;
  if (is.isMethodDeclaration(node)) return node.postfixToken === undefined;
  if (is.isGetAccessorDeclaration(node)) return true;
  const isReadonly = ({ kind }: Node) => kind === SyntaxKind.ReadonlyKeyword;
  if (!is.isPropertyDeclaration(node) || !(node.modifiers ?? []).some(isReadonly)) return false;
  return !takesMore(host, node, types());
}

/** A renderer copies into `readonly position: Vector3` what its prop is given, `Vector3 | [x: number, y: number]`. */
function takesMore(host: TypeHost, node: Node, types: readonly Type[]): boolean {
  const written = typeNodeOf(node);
  const given = written && host.checker.getTypeFromTypeNode(written);
  if (given === undefined) return false;
  const has = new Set(host.membersOf(given));
  const taken = new Set(types.flatMap((type) => host.membersOf(type)));
  const more = [...taken].filter((one) => !has.has(one) && (one.flags & TypeFlags.Undefined) === 0);
  return more.length > 0 && [...has].every((one) => taken.has(one));
}

/**
 * The class that elements are made with, of another package than theirs: what it says of an update that is pending is
 * no prop of any of them. It is told by what it extends, the browser's own element.
 *
 * @param folderOf The folder of the package that a file belongs to.
 */
export function frameworkOf(
  nodes: readonly Node[],
  folderOf: (file: string) => string | undefined,
): ReadonlySet<Node> {
  const classes = [...new Set(nodes.map(({ parent }) => parent))].filter(is.isClassDeclaration);
  const homes = classes.map((one) => folderOf(one.getSourceFile().fileName));
  const isMade = classes.map(({ heritageClauses }) => {
    const base = heritageClauses?.find(({ token }) => token === SyntaxKind.ExtendsKeyword)
      ?.types[0];
    return base !== undefined && BROWSER_ELEMENT.test(textOf(base));
  });
  return new Set(
    classes.filter((_, i) => isMade[i] && homes.some((home, k) => !isMade[k] && home !== homes[i])),
  );
}

const BROWSER_ELEMENT = /^HTML(\w*)Element$/;
