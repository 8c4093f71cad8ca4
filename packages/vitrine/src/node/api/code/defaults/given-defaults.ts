/** Objects of defaults that a call gets beside the props: `useDefaults(props, { size: 'md' })`. */
import type { DeclarationFinder } from '../exported-values.ts';
import type { Module } from '../open-module.ts';
import { calledName, entriesOf, isClass, unwrap, type Syntax } from '../syntax.ts';
import { membersOf } from '../value-of.ts';
import { codeIn, valueAt, type Value } from '../implementation/find-code.ts';
import { findMerges } from '../functions/merged-props.ts';

interface Given {
  module: Module;
  object: Syntax;
}

/**
 * A constant that is called so (`useProps('Knob', defaults, props)`), and what the function that is called merges before
 * the props, whatever it is called.
 * @param names of objects that are the props
 */
export function defaultsGiven(
  finder: DeclarationFinder,
  module: Module,
  call: Syntax,
  names: ReadonlySet<string>,
): Given[] {
  if (call.type !== 'CallExpression') return [];
  const given = (call.arguments as Syntax[]).map(unwrap);
  const merged = mergedBeside(finder, module, { callee: call.callee as Syntax, given }, names);
  return given.flatMap((argument, index): Given[] => {
    const isNamed = argument.type === 'Identifier' && /default/i.test(argument.name as string);
    if (isNamed || merged.has(index)) return objectAt(finder, module, argument);
    return entriesOf(argument).flatMap(({ name, value }) =>
      DEFAULTS.test(name) ? objectAt(finder, module, unwrap(value)) : [],
    );
  });
}

/** `useDefaultProps({ props, defaultProps: { … } })`. */
const DEFAULTS = /^defaults?(?:Props)?$/;

/** What a component is wrapped with: `withDefaults(Knob, { size: 'md' })`. */
export function defaultsOfWrapper(
  finder: DeclarationFinder,
  { module, value }: Pick<Value, 'module' | 'value'>,
): Given[] {
  if (value.type !== 'CallExpression' || !WRAPPER.test(calledName(value))) return [];
  return (value.arguments as Syntax[]).flatMap((one) => objectAt(finder, module, unwrap(one)));
}

const WRAPPER = /^with(?:\w*[a-z])?Default(?:s|Props)?$/;

/** An object, or what one is made of: `_objectSpread(_objectSpread({}, Base.defaultProps), {}, { appear: true })`. */
function objectAt(finder: DeclarationFinder, module: Module, argument: Syntax): Given[] {
  const isCall = argument.type === 'CallExpression';
  const found = isCall ? { module, value: argument } : valueAt(finder, module, argument);
  const at = argument.type === 'ObjectExpression' ? { module, value: argument } : found;
  const value = at === null ? null : unwrap(at.value);
  if (value === null || !/^(Object|Call)Expression$/.test(value.type)) return [];
  // The first of a name decides where they are read, the last where they are merged.
  const properties = membersOf(at!.module, value)
    .toReversed()
    .map(({ name, value: given }) => ({ key: { name }, value: given }));
  return [{ module: at!.module, object: { ...value, type: 'ObjectExpression', properties } }];
}

/** The places of the arguments that a function spreads before that which has the props. */
function mergedBeside(
  finder: DeclarationFinder,
  module: Module,
  { callee, given }: { callee: Syntax; given: Syntax[] },
  names: ReadonlySet<string>,
): Set<number> {
  const at = given.findIndex((one) => one.type === 'Identifier' && names.has(one.name as string));
  const isMore = given.some((one, i) => i !== at && /^(Identifier|ObjectExpr)/.test(one.type));
  const made = at === -1 || !isMore ? null : valueAt(finder, module, unwrap(callee));
  const code = made === null ? null : codeIn(finder, made);
  if (code === null || isClass(code.value)) return new Set();
  const parameters = (code.value.params as Syntax[]).map((one) => one.name);
  const objects = new Set([String(parameters[at])]);
  const merges = findMerges(code.value.body, { objects, props: new Map() });
  const places = merges
    .flat()
    .map((part) => ('object' in part ? parameters.indexOf(part.object.name ?? null) : -1));
  return new Set(places.filter((place) => place !== -1));
}
