/** Objects that a component has as a property: `defaultProps`, `propTypes`. */
import { rememberOf } from '../../../../shared/remember.ts';
import type { DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import { valueAt, type Value } from '../implementation/find-code.ts';
import { calledName, entriesOf, nameOf, returned, unwrap, type Syntax } from '../syntax.ts';

/**
 * Every object that becomes the `defaultProps` of a component: as a static member of its class, assigned to it, or
 * defined by a helper, beside it or in the function that compilers make of a class.
 * @param local its name in the module
 */
export function readAssignedDefaults(
  finder: DeclarationFinder,
  { module, local, value }: Value,
): AssignedObject[] {
  return findAssigned(module, local, value, 'defaultProps').flatMap((one) =>
    objectsIn(finder, module, one),
  );
}

/** An object, and the module that it stands in: `Knob.defaultProps = defaults` may take another one's. */
interface AssignedObject {
  module: Module;
  object: Syntax;
}

/** Every value that becomes a property of a component, as it is written. */
export function findAssigned(module: Module, local: string, value: Syntax, name: string): Syntax[] {
  const wanted: Wanted = { module, local, name };
  const isClass = value.type.startsWith('Class');
  const members = isClass ? ((value.body as Syntax).body as Syntax[]) : [];
  const within = statementsIn(value);
  const inner = { ...wanted, local: nameWithin(within) ?? local };
  return [
    ...members.flatMap((member) => inMember(member, wanted)),
    ...doneIn(module.body).flatMap((one) => inStatement(one, wanted)),
    ...within.flatMap((one) => inStatement(one, inner)),
  ];
}

/** Statements that are no declaration: of thousands of icons hardly any, and each is looked for in all. */
const doneIn = rememberOf((body: Module['body']): readonly Syntax[] =>
  body.filter(({ type }) => !/Declaration$/.test(type)),
);

/** A property of what has a name in a module. */
interface Wanted {
  module: Module;
  local: string;
  name: string;
}

/** `static defaultProps = { … }`, and what stands in a static block. */
function inMember(member: Syntax, wanted: Wanted): Syntax[] {
  if (member.type === 'StaticBlock')
    return (member.body as Syntax[]).flatMap((one) =>
      inStatement(one, { ...wanted, local: 'this' }),
    );
  const { key, value } = member as { key?: Syntax; value?: Syntax | null };
  return key !== undefined && nameOf(key) === wanted.name && value ? [value] : [];
}

/** Of `(function (Base) { … return Knob; })(Component)`, which was a class. */
function statementsIn(value: Syntax): Syntax[] {
  if (value.type !== 'CallExpression') return [];
  const { type, body } = unwrap(value.callee as Syntax);
  const block = /FunctionExpression/.test(type) ? (body as Syntax) : undefined;
  return block?.type === 'BlockStatement' ? (block.body as Syntax[]) : [];
}

/** What a function that was a class calls it: `t` of `return t`, or of `return _createClass(t, …)`. */
function nameWithin(statements: readonly Syntax[]): string | null {
  const given = statements.at(-1)?.argument as Syntax | null | undefined;
  if (!given) return null;
  const made = unwrap(given);
  const [first] = made.type === 'CallExpression' ? (made.arguments as Syntax[]) : [made];
  return first?.type === 'Identifier' ? (first.name as string) : null;
}

/** In a statement, or in what it does unless the build is for production. */
function inStatement(statement: Syntax, wanted: Wanted): Syntax[] {
  if (statement.type === 'IfStatement' && isOfDevelopment(statement, wanted))
    return inStatement(statement.consequent as Syntax, wanted);
  if (statement.type === 'BlockStatement')
    return (statement.body as Syntax[]).flatMap((one) => inStatement(one, wanted));
  // Minifiers put what a function does last before what it returns.
  const done = { ExpressionStatement: statement.expression, ReturnStatement: statement.argument };
  const expression = done[statement.type as keyof typeof done];
  return expression
    ? partsOf(expression as Syntax).flatMap((one) => inExpression(one, wanted))
    : [];
}

/** All of `a(), (b = 1)`. */
function partsOf(node: Syntax): Syntax[] {
  if (node.type === 'ParenthesizedExpression') return partsOf(node.expression as Syntax);
  return node.type === 'SequenceExpression'
    ? (node.expressions as Syntax[]).flatMap(partsOf)
    : [unwrap(node)];
}

/** `Knob.defaultProps = { … }` or `_defineProperty(Knob, 'defaultProps', { … })`. */
function inExpression(node: Syntax, wanted: Wanted): Syntax[] {
  const within = (one: unknown) => inExpression(unwrap(one as Syntax), wanted);
  if (/^(Logical|Conditional)Expression$/.test(node.type) && isOfDevelopment(node, wanted))
    return [node.right, node.consequent].flatMap((one) => (one ? within(one) : []));
  if (node.type === 'AssignmentExpression') {
    const { object, property } = node.left as { object?: Syntax; property: Syntax };
    const isMeant = isNamed(object, wanted.local) && property.name === wanted.name;
    return isMeant ? [node.right as Syntax] : [];
  }
  if (node.type !== 'CallExpression') return [];
  const [object, key, value] = node.arguments as Syntax[];
  if (value?.type === 'ArrayExpression')
    return isNamed(object, wanted.local) ? inList(value, wanted) : [];
  // In a bundle, what helps is the default of a module: `(0, _helper.default)(Knob, 'defaultProps', { … })`.
  if (!/define|field|^default$/i.test(calledName(node))) return [];
  const isMeant = isNamed(object, wanted.local) && key?.value === wanted.name;
  return isMeant && value !== undefined ? [valueOfDescriptor(value)] : [];
}

/** Of what a class has itself: `_createClass(Knob, […], [{ key: 'defaultProps', get: function get() { … } }])`. */
function inList(list: Syntax, { name }: Wanted): Syntax[] {
  return (list.elements as (Syntax | null)[]).flatMap((item) => {
    const given = new Map(entriesOf(item ?? list).map((one) => [one.name, one.value]));
    const value = given.get('value') ?? given.get('get');
    return given.get('key')?.value === name && value !== undefined ? [value] : [];
  });
}

/**
 * What `Object.defineProperty` gives by `{ configurable: true, value: { … } }` or `{ get: function () { … } }`; anything else
 * is the value itself, as helpers of compilers have it.
 */
function valueOfDescriptor(node: Syntax): Syntax {
  const entries = entriesOf(node);
  const isSpread = entries.length < ((node.properties ?? []) as Syntax[]).length;
  if (isSpread || !entries.every(({ name }) => DESCRIPTOR.test(name))) return node;
  const given = (wanted: string) => entries.find(({ name }) => name === wanted)?.value;
  const getter = given('get');
  if (getter !== undefined && /Function/.test(getter.type)) return getter;
  // An object of one key may be one of defaults.
  return entries.length > 1 ? (given('value') ?? node) : node;
}

const DESCRIPTOR = /^(?:configurable|enumerable|get|set|value|writable)$/;

/** `process.env.NODE_ENV !== 'production'`, whatever follows from it. */
function isOfDevelopment({ test, left }: Syntax, { module }: Wanted): boolean {
  const { start, end } = (test ?? left) as Syntax;
  return /NODE_ENV|__DEV__/.test(module.text.slice(start, end));
}

function isNamed(node: Syntax | undefined, local: string): boolean {
  return local === 'this' ? node?.type === 'ThisExpression' : node?.name === local;
}

/** Levels of objects that objects are made of. */
const MAX_DEPTH = 8;

/**
 * The objects that a value is made of, the last one first, since that decides: itself, what is spread in it, and those that
 * a call gets, as `Object.assign({}, base, { … })` or what adds the settings of an application to them.
 */
function objectsIn(
  finder: DeclarationFinder,
  module: Module,
  value: Syntax,
  depth = 0,
): AssignedObject[] {
  if (depth > MAX_DEPTH) return [];
  // Of `get defaultProps() { … }`, what it returns.
  const given = unwrap(/Function/.test(value.type) ? returned(value) : value);
  const within = (one: Syntax) => objectsIn(finder, module, one, depth + 1);
  const named = valueAt(finder, module, given);
  if (named !== null) return objectsIn(finder, named.module, named.value, depth + 1);
  if (given.type === 'CallExpression')
    return (given.arguments as Syntax[]).toReversed().flatMap(within);
  if (given.type !== 'ObjectExpression') return [];
  return (given.properties as Syntax[]).toReversed().flatMap((property) => {
    const spread = property.argument as Syntax | undefined;
    const object = { ...given, properties: [property] };
    return spread === undefined ? [{ module, object }] : within(spread);
  });
}
