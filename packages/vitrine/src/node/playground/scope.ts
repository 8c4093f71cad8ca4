import type { Node } from '../base/code/parse-code.ts';
import type { Snippet } from '../../shared/playground.ts';
import { snippet } from './snippet.ts';

/** Names of a module's top level: of imports with the statement that brings them, of others `null`. */
export type Scope = ReadonlyMap<string, Snippet | null>;

/** Reads which names a module imports and declares. */
export function readScope(body: readonly Node[], source: string): Scope {
  const scope = new Map<string, Snippet | null>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') {
      for (const name of declaredBy(node)) scope.set(name, null);
      continue;
    }
    for (const specifier of node.specifiers) {
      const named = source.slice(specifier.start, specifier.end).replace(/^type /, '');
      const clause = specifier.type === 'ImportSpecifier' ? `{ ${named} }` : named;
      const code = `import ${clause} from '${node.source.value}';`;
      scope.set(specifier.local.name, snippet(code));
    }
  }
  return scope;
}

/** Names that a statement declares: of variables, functions, classes and types. */
function declaredBy(node: Node): string[] {
  switch (node.type) {
    case 'ExportNamedDeclaration':
      // Stryker disable next-line ArrayDeclaration: no name has spaces
      return node.declaration ? declaredBy(node.declaration) : [];
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => boundIn(id));
    default:
      // Stryker disable next-line ArrayDeclaration: no name has spaces
      return 'id' in node ? boundIn(node.id) : [];
  }
}

/** Names that a pattern gives values to. */
function boundIn(node: Node | null): string[] {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((each) =>
        boundIn(each.type === 'Property' ? each.value : each),
      );
    case 'ArrayPattern':
      return node.elements.flatMap(boundIn);
    case 'RestElement':
      return boundIn(node.argument);
    case 'AssignmentPattern':
      return boundIn(node.left);
    default:
      // Stryker disable next-line ArrayDeclaration: no name has spaces
      return [];
  }
}

/** Every name that is read below a node, of types too; those of attributes and properties are none. */
export function* namesIn(
  node: unknown,
  key = '',
  parent?: Node,
): Generator<{ name: string; start: number }> {
  if (Array.isArray(node)) {
    for (const each of node) yield* namesIn(each, key, parent);
    return;
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const current = node as Node;
  if (current.type === 'Identifier' || current.type === 'JSXIdentifier') {
    if (!isWord(current.name, key, parent)) yield { name: current.name, start: current.start };
  }
  // A parameter's type is below its name.
  for (const [name, child] of Object.entries(current)) yield* namesIn(child, name, current);
}

/** Whether a name is that of a property, an attribute or an element of HTML, which nothing declares. */
function isWord(name: string, key: string, parent?: Node): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key === 'property' && !parent.computed;
    case 'Property':
    case 'TSPropertySignature':
      return key === 'key' && !parent.computed;
    case 'JSXMemberExpression':
      return key === 'property';
    case 'TSQualifiedName':
      return key === 'right';
    case 'JSXAttribute':
      return true;
    case 'JSXOpeningElement':
    case 'JSXClosingElement':
      return /^[a-z]/.test(name);
  }
  return false;
}
