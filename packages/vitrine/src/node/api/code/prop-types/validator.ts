/** Validators of props, such as `PropTypes.oneOf(['small', 'large'])`, as types. */
import { className } from './class-name.ts';
import type { LiteralDoc, PropDoc } from '../../../model/component-doc.ts';
import type { Module } from '../open-module.ts';
import { entriesOf, referenceOf, unwrap, type Syntax } from '../syntax.ts';
import { itemsOf, literalAt, named, type Located } from './items.ts';

/** The package that validators are imported from. */
export const VALIDATORS = 'prop-types';

/** What a validator lets through. */
export type Taken = Pick<PropDoc, 'type' | 'values' | 'input' | 'required'>;

const PLAIN: Readonly<Record<string, string>> = {
  any: 'any',
  array: 'any[]',
  bigint: 'bigint',
  bool: 'boolean',
  element: 'React.ReactElement',
  elementType: 'React.ElementType',
  func: '(...args: any[]) => any',
  node: 'React.ReactNode',
  number: 'number',
  object: 'object',
  string: 'string',
  symbol: 'symbol',
};

const INPUTS: Readonly<Record<string, PropDoc['input']>> = {
  boolean: 'boolean',
  number: 'number',
  'React.ReactNode': 'text',
  string: 'text',
};

/** Reads a validator. One that its authors wrote as a function says nothing of what it takes. */
export function readValidator(at: Located): Taken {
  const node = unwrap(at.node);
  if (isRequired(node))
    return { ...readValidator({ ...at, node: node.object as Syntax }), required: true };
  const known = PLAIN[nameThere(at, node) ?? ''];
  if (known !== undefined) return taken(known);
  if (node.type === 'CallExpression') return readCall({ ...at, node });
  const found = named({ ...at, node });
  return found === null ? taken('any') : readValidator(found);
}

/** What has a type that is not looked into, and is not required. */
export const taken = (type: string): Taken => ({
  type,
  values: [],
  input: INPUTS[type] ?? null,
  required: false,
});

const isRequired = ({ type, property }: Syntax) =>
  type === 'MemberExpression' && (property as Syntax).name === 'isRequired';

/** `string` of `PropTypes.string`, and of what a module imports or takes out of that by any name. */
function nameThere({ module }: Located, node: Syntax): string | null {
  const names = referenceOf(node)?.split('.') ?? [];
  if (names.length > 1) return names.at(-1)!;
  const [name = ''] = names;
  const origin = module.imports.get(name);
  return origin?.from === VALIDATORS ? origin.name : takenOut(module, name);
}

/** `const { string } = PropTypes`. */
function takenOut({ body, imports }: Module, name: string): string | null {
  const variables = body.flatMap(({ declarations }) => (declarations ?? []) as Variable[]);
  for (const { id, init } of variables) {
    const source = init?.name as string | undefined;
    if (id.type !== 'ObjectPattern' || imports.get(source ?? '')?.from !== VALIDATORS) continue;
    const entry = entriesOf(id).find(({ value }) => value.name === name);
    if (entry !== undefined) return entry.name;
  }
  return null;
}

interface Variable {
  id: Syntax;
  init: Syntax | null;
}

function readCall(at: Located): Taken {
  const given = at.node.arguments as Syntax[];
  const [first] = given.map((node) => ({ ...at, node }));
  if (first === undefined) return taken('any');
  switch (nameThere(at, unwrap(at.node.callee as Syntax))) {
    case 'oneOf':
      return choice(itemsOf(first).flatMap((one) => literalAt(one) ?? []));
    case 'oneOfType':
      return union(itemsOf(first).map(readValidator));
    case 'arrayOf':
      return taken(`${inBrackets(readValidator(first).type)}[]`);
    case 'objectOf':
      return taken(`{ [key: string]: ${readValidator(first).type} }`);
    case 'instanceOf':
      return taken(className(referenceOf(first.node) ?? 'object'));
    case 'shape':
    case 'exact':
      return taken(shapeText(first));
    default: {
      // What wraps a validator, as to warn of a prop that is deprecated.
      const all = given.map((node) => readValidator({ ...at, node }));
      return all.find(({ type }) => type !== 'any') ?? taken('any');
    }
  }
}

const inBrackets = (type: string) => (/\||=>/.test(type) ? `(${type})` : type);

function choice(values: LiteralDoc[]): Taken {
  if (values.length === 0) return taken('any');
  return { ...taken(values.map(({ text }) => text).join(' | ')), values };
}

function union(members: Taken[]): Taken {
  const texts = members.map(({ type }) => (type.includes('=>') ? `(${type})` : type));
  const inputs = members.flatMap(({ values, input }) => (values.length > 0 ? [] : [input]));
  const [input = null] = inputs;
  const isOne = inputs.every((one) => one === input);
  return {
    ...taken([...new Set(texts)].join(' | ') || 'any'),
    values: members.flatMap(({ values }) => values),
    input: inputs.includes('text') ? 'text' : isOne ? input : null,
  };
}

function shapeText(at: Located): string {
  const object = at.node.type === 'ObjectExpression' ? at : named(at);
  if (object === null) return 'object';
  const members = entriesOf(object.node).map(({ name, value }) => {
    const { type, required } = readValidator({ ...object, node: value });
    return `${name}${required ? '' : '?'}: ${type}`;
  });
  return members.length === 0 ? 'object' : `{ ${members.join('; ')} }`;
}
