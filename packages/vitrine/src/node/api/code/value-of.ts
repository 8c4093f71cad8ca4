import { rememberOf } from '../../../shared/remember.ts';
import { gettersIn, membersOfEnum, namespaceFilled } from './namespace-objects.ts';
import type { Module } from './open-module.ts';
import {
  assigned,
  calledName,
  entriesOf,
  isNothing,
  nameOf,
  referenceOf,
  unwrap,
  type Syntax,
} from './syntax.ts';

/** What a name at the top level of a module stands for, or a member of what it stands for: `Dialog.Root`. */
export function valueOf(module: Module, local: string): Syntax | null {
  const given = valueOfName(module, local);
  const dot = local.lastIndexOf('.');
  if (given !== null || dot === -1) return given;
  const object = valueOf(module, local.slice(0, dot));
  const members = object === null ? [] : membersOf(module, object);
  const entry = members.findLast(({ name }) => name === local.slice(dot + 1));
  return entry === undefined ? null : assigned(entry.value);
}

/** Objects that objects are made of, one within the other. */
const MAX_OBJECTS = 8;

/**
 * What an object has, what is spread in it, or what `Object.assign(Form, { Item: … })`, a class (`static Item = …`), an
 * enumeration or a bundler makes; the last of a name counts.
 */
export function membersOf(module: Module, given: Syntax, depth = 0): Members {
  const value = unwrap(given);
  if (depth > MAX_OBJECTS) return [];
  const within = (one: Syntax) => membersOf(module, one, depth + 1);
  if (value.type === 'Identifier') {
    const named = valueOfName(module, value.name as string);
    return named === null ? [] : within(named);
  }
  const inEnum = /^(Call|TSEnum)/.test(value.type) ? membersOfEnum(value) : [];
  if (inEnum.length > 0) return inEnum;
  if (value.type === 'CallExpression') return membersOfCall(value, within);
  if (value.type === 'ObjectExpression')
    return (value.properties as Syntax[]).flatMap((property) =>
      property.argument
        ? within(property.argument as Syntax)
        : entriesOf({ ...value, properties: [property] }),
    );
  if (!value.type.startsWith('Class')) return entriesOf(value);
  return ((value.body as Syntax).body as Syntax[]).flatMap((member) =>
    member.static === true && member.value
      ? [{ name: nameOf(member.key as Syntax), value: member.value as Syntax }]
      : [],
  );
}

type Members = { name: string; value: Syntax }[];

/** What an object gets from a call that returns it: of all that it is given, or of what comes first, which others add to. */
function membersOfCall(call: Syntax, within: (one: Syntax) => Members): Members {
  const given = call.arguments as Syntax[];
  const called = calledName(call);
  if (/assign|extends|spread/i.test(called)) return given.flatMap(within);
  const [first, ...others] = given;
  if (first === undefined) return [];
  // `attachParts(Steps, { Step })`, whatever the helper is called.
  const parts = referenceOf(first) === null ? [] : others.flatMap(entriesOf).filter(isPart);
  if (parts.length > 0) return parts;
  // `Object.freeze(Object.defineProperty({ __proto__: null, Root }, Symbol.toStringTag, …))` of Rollup.
  return /^(freeze|defineProperty|_mergeNamespaces)$/.test(called)
    ? within(first)
    : gettersIn(unwrap(first));
}

const isPart = ({ name, value }: Members[number]) =>
  /^[A-Z]/.test(name) && referenceOf(value) !== null;

function valueOfName({ body }: Module, local: string): Syntax | null {
  return valuesIn(body).get(local) ?? null;
}

/**
 * What names at the top level stand for first, and those of namespaces there, `Card.Root`: a module of icons has
 * thousands, and each is asked for.
 */
const valuesIn = rememberOf((body: Module['body']) => collectValues(body));

function collectValues(body: readonly Syntax[], within = ''): ReadonlyMap<string, Syntax> {
  const values = new Map<string, Syntax>();
  const add = (name: unknown, value: Syntax) => {
    if (typeof name === 'string' && !values.has(within + name)) values.set(within + name, value);
  };
  for (const statement of body) {
    const node = exportedIn(statement);
    if (statement.type === 'ExportDefaultDeclaration') add('default', node);
    if (/(Function|Class|Enum)Declaration/.test(node.type))
      add((node.id as Syntax | null)?.name, node);
    for (const { id, init } of (node.type === 'VariableDeclaration' ? node.declarations : []) as {
      id: Syntax;
      init: Syntax | null;
    }[]) {
      if (id.type === 'Identifier' && init !== null) add(id.name, assigned(init));
    }
    for (const [name, value] of valuesOfNamespace(node)) add(name, value);
    const filled = namespaceFilled(node);
    for (const { name, value } of filled?.members ?? []) add(`${filled!.name}.${name}`, value);
    const given = node.type === 'ExpressionStatement' ? (node.expression as Syntax) : null;
    if (given?.type !== 'AssignmentExpression') continue;
    const value = assigned(given);
    // `exports.Knob = void 0` comes before what it is.
    if (!isNothing(value)) add(referenceOf(given.left as Syntax), value);
  }
  // Of types alone, it stands before the component that it is called like.
  for (const node of body.map(exportedIn))
    if (node.type === 'TSModuleDeclaration' && node.body) add((node.id as Syntax).name, node);
  return values;
}

const exportedIn = (statement: Syntax): Syntax =>
  (/Export(Named|Default)/.test(statement.type) && (statement.declaration as Syntax | null)) ||
  statement;

/** `namespace Card { … }`, or what compilers make of it: `(function (Card) { … Card.Root = Root })(Card || (Card = {}))`. */
function valuesOfNamespace(node: Syntax): Iterable<[string, Syntax]> {
  if (node.type === 'TSModuleDeclaration') {
    const { body, id } = node as Syntax & { body?: { body: Syntax[] }; id: Syntax };
    return body === undefined ? [] : collectValues(body.body, `${String(id.name)}.`);
  }
  const call = callIn(node);
  if (call.type !== 'CallExpression') return [];
  const { params, body } = unwrap(call.callee as Syntax) as Syntax & { params?: Syntax[] };
  const name = spaceOf((call.arguments as Syntax[])[0]);
  const own = params?.[0] && referenceOf(params[0]);
  if (name === null || !own) return [];
  const inEnum = membersOfEnum(call);
  if (inEnum.length > 0) return inEnum.map((one) => [`${name}.${one.name}`, one.value]);
  const values = collectValues((body as { body: Syntax[] }).body);
  return [...values].flatMap(([at, value]): [string, Syntax][] => {
    if (!at.startsWith(`${own}.`)) return [];
    const reference = referenceOf(value);
    const behind = reference === null ? undefined : values.get(reference);
    return [[name + at.slice(own.length), behind ?? value]];
  });
}

/** A call that is a statement, which minifiers begin with `!`. */
function callIn(statement: Syntax): Syntax {
  if (statement.type !== 'ExpressionStatement') return statement;
  const node = unwrap(statement.expression as Syntax);
  return node.type === 'UnaryExpression' ? (node.argument as Syntax) : node;
}

/** What is filled: `Card || (Card = {})`, or `Card = exports.Card || (exports.Card = {})`. */
function spaceOf(given: Syntax | undefined): string | null {
  if (given?.type !== 'LogicalExpression' && given?.type !== 'AssignmentExpression') return null;
  return referenceOf(given.left as Syntax);
}
