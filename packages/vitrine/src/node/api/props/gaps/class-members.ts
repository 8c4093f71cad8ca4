/** Members of classes that types of props are computed from: wrappers of custom elements take what an element has. */
import { textOf } from '../../checker/syntax.ts';
import { is, SyntaxKind, type Node } from '../../checker/type-host.ts';

/**
 * Tells what a class gives and no prop sets: methods, unless they may be missing, getters, what is only read, and all
 * that is the framework's.
 */
export function isOnlyGiven(node: Node, framework: ReadonlySet<Node>): boolean {
  if (!is.isClassDeclaration(node.parent)) return false;
  if (framework.has(node.parent)) return true;
  if (is.isMethodDeclaration(node)) return node.postfixToken === undefined;
  if (is.isGetAccessorDeclaration(node)) return true;
  const isReadonly = ({ kind }: Node) => kind === SyntaxKind.ReadonlyKeyword;
  return is.isPropertyDeclaration(node) && (node.modifiers ?? []).some(isReadonly);
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
