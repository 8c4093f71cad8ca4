/** What compilers for old engines make of `??`. */
import { unwrap, type Syntax } from '../syntax.ts';

/**
 * `(a = props.size) != null ? a : 'md'`, or `size !== null && size !== void 0 ? size : 'md'`, as the `??` that it was; anything
 * else as it is.
 */
export function asWritten(wrapped: Syntax): Syntax {
  const node = unwrap(wrapped);
  if (node.type !== 'ConditionalExpression') return node;
  const { test, consequent, alternate, start, end } = node as Syntax & Record<Part, Syntax>;
  const isBoth = test.type === 'LogicalExpression' && test.operator === '&&';
  const sides = isBoth ? [test.left as Syntax, test.right as Syntax] : [test];
  const [first, second = first] = sides.map((side) => comparedWithNothing(unwrap(side), isBoth));
  if (!first || !second) return node;
  // The first comparison gives the value a name, by which the others know it.
  const isNamed = first.type === 'AssignmentExpression';
  const name = isNamed ? (first.left as Syntax) : first;
  const others = isBoth ? [second, consequent] : [consequent];
  if (!others.every((one) => isSame(unwrap(one), name))) return node;
  const left = isNamed ? (first.right as Syntax) : name;
  return { type: 'LogicalExpression', operator: '??', start, end, left, right: alternate };
}

type Part = 'test' | 'consequent' | 'alternate';

/** What `!= null` is said of; of `!== null` and `!== void 0` it takes both. */
function comparedWithNothing({ type, operator, left, right }: Syntax, isStrict: boolean) {
  if (type !== 'BinaryExpression' || operator !== (isStrict ? '!==' : '!=')) return null;
  const sides = [left as Syntax, right as Syntax];
  const value = sides.find((one) => !isNothing(one));
  return sides.some(isNothing) && value !== undefined ? unwrap(value) : null;
}

const isNothing = (node: Syntax) =>
  isUndefined(node) || (node.type === 'Literal' && node.value === null);

/** `undefined`, or `void 0`. */
export function isUndefined({ type, operator, name }: Syntax): boolean {
  return type === 'UnaryExpression' ? operator === 'void' : name === 'undefined';
}

/** Whether both are one name, or the same member of one: `size`, `props.size`. */
export function isSame(one: Syntax, other: Syntax): boolean {
  if (one.type !== other.type) return false;
  if (one.type === 'Identifier') return one.name === other.name;
  if (one.type !== 'MemberExpression' || one.computed || other.computed) return false;
  return (
    isSame(one.object as Syntax, other.object as Syntax) &&
    isSame(one.property as Syntax, other.property as Syntax)
  );
}
