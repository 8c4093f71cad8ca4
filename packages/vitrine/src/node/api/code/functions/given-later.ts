/** Values that a name gets behind its declaration, where it has none. */
import { unwrap, type Syntax } from '../syntax.ts';
import { asWritten, isSame, isUndefined } from './written-out.ts';

/** A name or a pattern, and what it stands for. */
export interface Declaration {
  id: Syntax;
  init: Syntax;
}

/**
 * `label ||= 'Amount'`, `label = label ?? 'Amount'`, `if (label === undefined) label = 'Amount'`, and what compilers make of
 * the first one, as `label ?? 'Amount'`; `null` for any other statement.
 */
export function givenLater(statement: Syntax): Declaration | null {
  if (statement.type === 'IfStatement') return givenIfMissing(statement);
  if (statement.type !== 'ExpressionStatement') return null;
  const node = asWritten(statement.expression as Syntax);
  if (node.type === 'LogicalExpression') return givenWithin(node);
  const { left, right, operator } = node as Syntax & Assignment;
  if (node.type !== 'AssignmentExpression' || left.type !== 'Identifier') return null;
  if (operator === '??=' || operator === '||=') return fallback(left, right, operator.slice(0, 2));
  const value = asWritten(right);
  return value.type === 'LogicalExpression' && isSame(value.left as Syntax, left)
    ? { id: left, init: value }
    : null;
}

interface Assignment {
  left: Syntax;
  right: Syntax;
  operator: string;
}

function fallback(id: Syntax, value: Syntax, operator: string): Declaration {
  const { start, end } = value;
  return { id, init: { type: 'LogicalExpression', start, end, operator, left: id, right: value } };
}

/** `label ?? (label = 'Amount')`. */
function givenWithin({ left, right, operator }: Syntax): Declaration | null {
  const id = left as Syntax;
  const value = id.type === 'Identifier' ? valueGiven(right as Syntax, id) : null;
  return value === null || operator === '&&' ? null : fallback(id, value, operator as string);
}

/** `if (label === undefined) label = 'Amount'`, also `== null` and `!label`; with an `else` it is another matter. */
function givenIfMissing({ test, consequent, alternate }: Syntax): Declaration | null {
  if (alternate) return null;
  const { type, body } = consequent as Syntax;
  const [only, ...others] = type === 'BlockStatement' ? (body as Syntax[]) : [consequent as Syntax];
  if (only?.type !== 'ExpressionStatement' || others.length > 0) return null;
  const given = unwrap(only.expression as Syntax);
  const id = given.left as Syntax | undefined;
  const value = id?.type === 'Identifier' ? valueGiven(given, id) : null;
  if (id === undefined || value === null) return null;
  const { operator, argument } = test as Syntax & { argument: Syntax };
  if (operator === '!' && isSame(argument, id)) return fallback(id, value, '||');
  return isMissing(test as Syntax, id) ? fallback(id, value, '??') : null;
}

/** What `label = 'Amount'` gives to this name. */
function valueGiven(node: Syntax, id: Syntax): Syntax | null {
  const { type, operator, left, right } = unwrap(node) as Syntax & Assignment;
  return type === 'AssignmentExpression' && operator === '=' && isSame(left, id) ? right : null;
}

/** `label === undefined`, `label == null`, `typeof label === 'undefined'`. */
function isMissing(node: Syntax, id: Syntax): boolean {
  const { type, operator, left, right } = node as Syntax & Assignment;
  if (type !== 'BinaryExpression' || !/^===?$/.test(operator)) return false;
  if (left.type === 'UnaryExpression')
    return (
      left.operator === 'typeof' &&
      isSame(left.argument as Syntax, id) &&
      right.value === 'undefined'
    );
  const isNull = right.type === 'Literal' && right.value === null && operator === '==';
  return isSame(left, id) && (isNull || isUndefined(right));
}
