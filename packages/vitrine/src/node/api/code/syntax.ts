/** Syntax of code as the parser gives it, and its names. */

/** A syntax node of oxc, whose shape its `type` tells. */
export type Syntax = { type: string; start: number; end: number } & Record<string, unknown>;

/** A name, or a member of one: `Knob`, `_base.default`; `null` for anything else. */
export function referenceOf(node: Syntax): string | null {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name as string;
  if (!/MemberExpression/.test(node.type)) return null;
  const property = node.property as Syntax;
  // `_base["default"]`, for browsers that took the word for another.
  if (node.computed === true && typeof property.value !== 'string') return null;
  const object = referenceOf(unwrap(node.object as Syntax));
  return object === null ? null : `${object}.${nameOf(property)}`;
}

/** Name of the function that is called, the last of a dotted one: `(0, _react.memo)(…)` calls `memo`. */
export function calledName(call: Syntax): string {
  const callee = unwrap(call.callee as Syntax);
  const named = (callee.property as Syntax | undefined) ?? callee;
  return typeof named.name === 'string' ? named.name : '';
}

/**
 * What is in parentheses, or what a type is said of (`'md' as const`); the last of `(0, _react.memo)`, and the object that
 * compilers write key by key.
 */
export function unwrap(node: Syntax): Syntax {
  if (/(Parenthesized|TS(As|Satisfies|NonNull))Expression/.test(node.type))
    return unwrap(node.expression as Syntax);
  if (node.type !== 'SequenceExpression') return node;
  const parts = node.expressions as Syntax[];
  return objectIn(parts) ?? unwrap(parts.at(-1)!);
}

/** `props` of `props || {}`, which stands in for what nobody gives. */
export function withoutEmpty(node: Syntax): Syntax {
  const { type, operator, left, right } = node as Syntax & {
    operator?: string;
    left: Syntax;
    right: Syntax;
  };
  const isEither = type === 'LogicalExpression' && operator !== '&&';
  if (!isEither || unwrap(left).type !== 'Identifier') return node;
  const other = unwrap(right);
  const isEmpty = other.type === 'ObjectExpression' && (other.properties as Syntax[]).length === 0;
  return isEmpty ? unwrap(left) : node;
}

/** `_a = { size: 1 }, _defineProperty(_a, 'aria-label', 2), _a`, which is made of an object with computed or quoted keys. */
function objectIn([first, ...others]: Syntax[]): Syntax | null {
  const object = first?.type === 'AssignmentExpression' ? unwrap(first.right as Syntax) : null;
  // `cache = {}, load.p = '', load(1)` only begins with one.
  const isGiven = others.at(-1)?.name === (first?.left as Syntax | undefined)?.name;
  if (object?.type !== 'ObjectExpression' || !isGiven) return null;
  const added = others
    .filter((one) => one.type === 'CallExpression' && /define|field/i.test(calledName(one)))
    .map(({ start, end, arguments: given }) => {
      const [, key, value] = given as Syntax[];
      return { type: 'Property', start, end, key, value };
    });
  return { ...object, properties: [...(object.properties as Syntax[]), ...added] };
}

/** `class { … }`, or `(function (Base) { … })(Component)`, which was one. */
export function isClass({ type, callee }: Syntax): boolean {
  if (type.startsWith('Class')) return true;
  if (type !== 'CallExpression') return false;
  const made = unwrap(callee as Syntax);
  // Without a base it is no component.
  return /FunctionExpression/.test(made.type) && (made.params as Syntax[]).length > 0;
}

/** What is assigned in the end: `_default = exports.default = Knob` to `Knob`. */
export function assigned(node: Syntax): Syntax {
  const value = unwrap(node);
  return value.type === 'AssignmentExpression' ? assigned(value.right as Syntax) : value;
}

/** `void 0` or `undefined`, which compilers give an export before it gets what it is. */
export const isNothing = ({ type, name }: Syntax) =>
  type === 'UnaryExpression' || (type === 'Identifier' && name === 'undefined');

/** The name that a property has, whether it is quoted or not. */
export function nameOf(key: Syntax): string {
  return String(key.name ?? key.value);
}

/** What an object or a pattern has under names of its own; nothing of what is spread. */
export function entriesOf(object: Syntax): { name: string; value: Syntax }[] {
  const properties = (object.properties ?? []) as { key?: Syntax; value: Syntax }[];
  return properties.flatMap(({ key, value }) =>
    key === undefined ? [] : [{ name: nameOf(key), value }],
  );
}

/**
 * Shows every node from one on, each before what is in it.
 * @param most levels, lists included, that are looked into
 * @param enter tells whether to look into a node as well
 */
export function walkSyntax(
  node: unknown,
  most: number,
  enter: (node: Syntax, depth: number) => boolean,
  depth = 0,
): void {
  if (typeof node !== 'object' || node === null || depth > most) return;
  if (Array.isArray(node)) return node.forEach((one) => walkSyntax(one, most, enter, depth + 1));
  // What a literal has is no node: a regular expression, the text of a template.
  if (typeof (node as Partial<Syntax>).type !== 'string' || !enter(node as Syntax, depth)) return;
  for (const [key, value] of Object.entries(node))
    if (key !== 'type') walkSyntax(value, most, enter, depth + 1);
}

/** What a getter returns; of anything else, itself. */
export function returned(node: Syntax): Syntax {
  const body = node.body as Syntax | undefined;
  if (body === undefined) return node;
  if (body.type !== 'BlockStatement') return body;
  const last = (body.body as Syntax[]).find(({ type }) => type === 'ReturnStatement');
  return (last?.argument as Syntax | undefined) ?? node;
}

/** A condition of compilers that remember results: `known[0] !== props || known[1] !== state`. */
export function isOfCompiler({ type, left, right }: Syntax): boolean {
  if (type === 'LogicalExpression')
    return [left, right].every((one) => isOfCompiler(one as Syntax));
  const { computed, property } = (left ?? {}) as { computed?: boolean; property?: Syntax };
  return type === 'BinaryExpression' && computed === true && typeof property!.value === 'number';
}
