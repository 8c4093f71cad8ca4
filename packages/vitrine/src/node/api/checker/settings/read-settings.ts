import { readFileSync } from 'node:fs';
import { parseSync, type Expression } from '../../../base/code/parse-code.ts';

/** What a settings file says, which is JSON with comments and commas at the end; `null` where it cannot be read. */
export function readSettings(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const { program, errors } = parseSync('settings.js', `(${text}\n)`);
    const [statement] = program.body;
    if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return null;
    return evaluate(statement.expression);
  } catch {
    return null;
  }
}

function evaluate(node: Expression): unknown {
  if (node.type === 'ParenthesizedExpression') return evaluate(node.expression);
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression')
    return node.elements.map((element) => evaluate(element as Expression));
  if (node.type !== 'ObjectExpression') return undefined;
  const entries = node.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Literal'
      ? [[String(property.key.value), evaluate(property.value)] as const]
      : [],
  );
  return Object.fromEntries(entries);
}
