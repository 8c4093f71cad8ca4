/** A module of a bundle with the names that modules of CommonJS have for what they are given. */
import { declaratorsOf } from './bundle-syntax.ts';
import { gettersIn } from './namespace-objects.ts';
import { entriesOf, nameOf, referenceOf, returned, unwrap, type Syntax } from './syntax.ts';
import type { Bundle, Bundled } from './find-bundle.ts';

/** How a module of a bundle is required by another, by its number among them. */
export const BUNDLED = 'webpack:';

/**
 * Writes a module again: `module`, `exports` and `require` under these names, ids of modules that others are required by,
 * and what the bundler's helpers make as what they make it of. What functions in it do stays as it is.
 */
export function toCommonJs(bundled: Bundled, { modules, externals }: Bundle): void {
  const { body, start, end, ...given } = bundled;
  const isEntry = given.module === undefined && given.require !== undefined;
  const own = new Set(body.flatMap(declaredBy));
  const names = new Map<string, string>();
  for (const [role, name] of Object.entries(given))
    if (name !== undefined && (isEntry || !own.has(name))) names.set(name, role);
  const outside = new Map([...externals].filter(([name]) => !own.has(name) && !names.has(name)));
  const numbers = new Map([...modules.keys()].map((id, at) => [id, at]));
  const interops = new Set(
    body
      .flatMap(declaratorsOf)
      .filter(isInterop(names))
      .map(({ id }) => nameOf(id)),
  );
  visit(body, (node) => {
    if (node.type === 'Identifier') rename(node, names, outside);
    if (node.type === 'CallExpression') rewriteCall(node, numbers, interops);
    readDefault(node, interops);
    if (node.type === 'AssignmentExpression') passOnWhole(node, outside);
  });
}

/** `knob = load.n(…)`, the function that returns the default of a module. */
const isInterop =
  (names: ReadonlyMap<string, string>) =>
  ({ init }: { init: Syntax | null }) => {
    const [object, member] =
      init?.type === 'CallExpression' ? (referenceOf(init.callee as Syntax) ?? '').split('.') : [];
    return member === 'n' && names.get(object!) === 'require';
  };

/** `module.exports = made({ memo: () => react.memo })`, which is the package as far as the bundle takes it. */
function passOnWhole(node: Syntax, outside: ReadonlyMap<string, string>): void {
  const call = unwrap(node.right as Syntax);
  const [first] = call.type === 'CallExpression' ? (call.arguments as Syntax[]) : [];
  if (first?.type !== 'ObjectExpression' || referenceOf(node.left as Syntax) !== 'module.exports')
    return;
  const taken = gettersIn(first).map(({ value }) => referenceOf(value)?.split('.')[0] ?? '');
  const [from, ...others] = [...new Set(taken.map((name) => outside.get(name)))];
  if (from !== undefined && others.length === 0) node.right = required(call, from);
}

function rename(
  node: Syntax,
  names: ReadonlyMap<string, string>,
  outside: ReadonlyMap<string, string>,
): void {
  const name = node.name as string;
  const external = outside.get(name);
  if (names.has(name)) node.name = names.get(name);
  else if (external !== undefined) Object.assign(node, required(node, external));
}

const required = ({ start, end }: Syntax, from: string): Syntax => ({
  ...{ type: 'CallExpression', start, end },
  callee: identifier('require', start),
  arguments: [{ type: 'Literal', start, end, value: from }],
});

const identifier = (name: string, at: number): Syntax => ({
  ...{ type: 'Identifier', start: at, end: at, name },
});

/** Calls of what a bundle has to load modules with, whose names are those of CommonJS by now. */
function rewriteCall(
  node: Syntax,
  numbers: ReadonlyMap<string, number>,
  interops: ReadonlySet<string>,
): void {
  const callee = node.callee as Syntax;
  const given = node.arguments as Syntax[];
  const [first, second, third] = given;
  // `Object(react.memo)(…)`, which keeps `this` out.
  if (callee.type === 'CallExpression' && referenceOf(callee.callee as Syntax) === 'Object') {
    const [called, ...others] = callee.arguments as Syntax[];
    if (called !== undefined && others.length === 0) node.callee = called;
    return;
  }
  const name = referenceOf(callee);
  if (name === 'require' && first?.type === 'Literal') {
    const number = numbers.get(String(first.value));
    if (number !== undefined) first.value = `${BUNDLED}${number}`;
  }
  // A module with its default, whichever kind it is of.
  if (name === 'require.n') node.callee = identifier('_interop', callee.start);
  if (name !== 'require.d') return;
  node.callee = identifier('__export', callee.start);
  // `() => knob.a`, which is a function, so nobody has looked into it.
  for (const { value } of entriesOf(second ?? first!))
    readDefault(unwrap(returned(value)), interops);
  if (third !== undefined) readDefault(unwrap(returned(unwrap(third))), interops);
  if (second === undefined || third === undefined) return;
  const property = { ...second, type: 'Property', key: second, value: unwrap(third) };
  node.arguments = [first, { ...second, type: 'ObjectExpression', properties: [property] }];
}

/** Makes `knob.default` of `knob()` and `knob.a`, which they are. */
function readDefault(node: Syntax, interops: ReadonlySet<string>): void {
  const { type, end, callee, object, property } = node as Syntax &
    Record<string, Syntax | undefined>;
  const isCalled = type === 'CallExpression' && (node.arguments as Syntax[]).length === 0;
  const isMember = type === 'MemberExpression' && property?.name === 'a';
  const of = isCalled ? callee : isMember ? object : undefined;
  if (of?.type !== 'Identifier' || !interops.has(of.name as string)) return;
  Object.assign(node, {
    type: 'MemberExpression',
    object: of,
    property: identifier('default', end),
  });
}

/** Shows each node that is in no function, what is in it first, but for names of members. */
function visit(node: unknown, enter: (node: Syntax) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return node.forEach((one) => visit(one, enter));
  const { type, computed } = node as Syntax;
  if (/Function|^ClassBody$/.test(type)) return;
  const named = computed === true ? null : MEMBER_NAMES[type];
  for (const [key, value] of Object.entries(node)) if (key !== named) visit(value, enter);
  enter(node as Syntax);
}

const MEMBER_NAMES: Record<string, string> = { MemberExpression: 'property', Property: 'key' };

/** Names that a statement declares. */
function declaredBy(statement: Syntax): string[] {
  if (statement.type !== 'VariableDeclaration') {
    const { name } = (statement.id ?? {}) as { name?: string };
    return name === undefined ? [] : [name];
  }
  return (statement.declarations as { id: Syntax }[]).flatMap(({ id }) =>
    id.type === 'Identifier' ? [id.name as string] : [],
  );
}
