/** Members of classes that types of props are computed from: wrappers of custom elements take what an element has. */
import { is, SyntaxKind, type Node } from '../../checker/type-host.ts';

/** Tells what a class gives and no prop sets: methods, unless they may be missing, getters, and what is only read. */
export function isOnlyGiven(node: Node): boolean {
  if (!is.isClassDeclaration(node.parent)) return false;
  if (is.isMethodDeclaration(node)) return node.postfixToken === undefined;
  if (is.isGetAccessorDeclaration(node)) return true;
  const isReadonly = ({ kind }: Node) => kind === SyntaxKind.ReadonlyKeyword;
  return is.isPropertyDeclaration(node) && (node.modifiers ?? []).some(isReadonly);
}
