import { parseSync, type Expression } from '../../base/code/parse-code.ts';

/**
 * The line of a module's source, counted from 1, on which a value of its default export is written.
 * Where the value is missing or comes from elsewhere, such as a variable: the line of the innermost
 * value around it that can be found. 0 when there is no default export.
 */
export function locateKey(source: string, path: readonly PropertyKey[]): number {
  const { program } = parseSync('config.ts', source);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (!exported) return 0;
  let offset = exported.declaration.start;
  let value = exported.declaration as Expression;
  for (const key of path) {
    const found = findMember(unwrap(value), key);
    if (!found) break;
    ({ offset, value } = found);
  }
  return source.slice(0, offset).split('\n').length;
}

/** The object or array itself, without `defineConfig(…)`, `as const` and the like around it. */
function unwrap(node: Expression): Expression {
  switch (node.type) {
    case 'CallExpression': {
      const [first] = node.arguments;
      const wraps = node.callee.type === 'Identifier' && first && first.type !== 'SpreadElement';
      return wraps ? unwrap(first) : node;
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

function findMember(
  node: Expression,
  key: PropertyKey,
): { offset: number; value: Expression } | null {
  if (node.type === 'ArrayExpression') {
    const upToKey = node.elements.slice(0, Number(key) + 1);
    const element = upToKey[Number(key)];
    // What is spread has an unknown number of elements.
    if (!element || upToKey.some((each) => each?.type === 'SpreadElement')) return null;
    return { offset: element.start, value: element as Expression };
  }
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement' || property.computed) continue;
    const name = property.key.type === 'Identifier' ? property.key.name : '';
    const text = property.key.type === 'Literal' ? String(property.key.value) : name;
    if (text === String(key)) return { offset: property.start, value: property.value };
  }
  return null;
}
