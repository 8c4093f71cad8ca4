/** What a function does with its props: values that it falls back to, and the component that gets the others. */
import type { ModuleNames } from '../../../base/code/module-names.ts';
import { calledName, entriesOf, referenceOf, unwrap, walkSyntax, type Syntax } from '../syntax.ts';
import { holdsProps, isOwnProps, type PropNames } from './own-props.ts';
import { asWritten, isUndefined } from './written-out.ts';

/** Takes the names of a pattern such as `{ size: ownSize = 1, ...others }`. */
export function readNames(pattern: Syntax, names: PropNames): void {
  for (const property of pattern.properties as PatternProperty[]) {
    const { key, value, argument } = property;
    if (argument?.type === 'Identifier') names.objects.add(argument.name as string);
    const target = value?.type === 'AssignmentPattern' ? (value.left as Syntax) : value;
    if (key !== undefined && target?.type === 'Identifier')
      names.props.set(target.name as string, (key.name ?? key.value) as string);
  }
}

interface PatternProperty {
  key?: Syntax;
  value?: Syntax;
  argument?: Syntax;
}

/** `size ?? contextSize ?? 'medium'` → `size` and the last value; `null` for anything else. */
export function readFallback(
  written: Syntax,
  names: PropNames,
): { prop: string; value: Syntax } | null {
  const node = asWritten(written);
  if (node.type !== 'LogicalExpression' || node.operator === '&&') return null;
  const first = firstOf(node);
  const prop = first === null ? null : propOf(first, names);
  const value = node.right as Syntax;
  // `open || true` is no default: `false` would be taken for nothing.
  const isSafe = node.operator === '??' || typeof value.value === 'string';
  return prop === null || !isSafe ? null : { prop, value };
}

/** What state starts with: `useState(defaultOpen ?? false)`, `useControllableState({ defaultProp: defaultOpen ?? false })`. */
export function readStarts(node: Syntax, names: PropNames): { prop: string; value: Syntax }[] {
  if (node.type !== 'CallExpression') return [];
  const given = (node.arguments as Syntax[]).flatMap((one) => [
    one,
    ...entriesOf(one).map(({ value }) => value),
  ]);
  const fallbacks = given.flatMap((one) => readFallback(one, names) ?? []);
  return fallbacks.filter(({ prop }) => /^(?:default|initial)[A-Z]/.test(prop));
}

/**
 * What compilers make of a default in a pattern: `size = given === void 0 ? 'md' : given` → the prop and the value.
 * Minifiers turn the comparison round.
 */
export function readCompiled(
  node: Syntax,
  names: PropNames,
): { prop: string; value: Syntax } | null {
  if (node.type !== 'ConditionalExpression') return null;
  const { test, consequent, alternate } = node as unknown as Conditional;
  const { operator, left, right } = test;
  if (operator !== '===' && operator !== '!==') return null;
  const [value, kept] = operator === '===' ? [consequent, alternate] : [alternate, consequent];
  const compared = [left as Syntax, right as Syntax].filter((side) => !isUndefined(side));
  const prop = propOf(kept, names);
  const isMissing = prop !== null && compared.length === 1 && propOf(compared[0]!, names) === prop;
  return isMissing ? { prop, value } : null;
}

interface Conditional {
  test: Syntax;
  consequent: Syntax;
  alternate: Syntax;
}

/** What a missing prop is in the end: `context?.size || 'medium'` → the last value; `null` for anything else. */
export function lastOf(written: Syntax): Syntax | null {
  const node = asWritten(written);
  if (node.type !== 'LogicalExpression' || node.operator === '&&') return null;
  const first = firstOf(node);
  return first !== null && isPlain(first) ? (node.right as Syntax) : null;
}

/** The first of several that a value is chosen from; `null` where one between it and the last is computed. */
function firstOf(node: Syntax): Syntax | null {
  let first = asWritten(node.left as Syntax);
  for (; first.type === 'LogicalExpression'; first = asWritten(first.left as Syntax))
    if (!isPlain(first.right as Syntax)) return null;
  return first;
}

/** A name or a member of one, such as a context's: what is computed may be a default for other cases. */
function isPlain(node: Syntax): boolean {
  const { type, computed, expression, consequent, alternate } = node;
  if (type === 'ChainExpression') return isPlain(expression as Syntax);
  if (type === 'ParenthesizedExpression') return isPlain(expression as Syntax);
  // `context === null || context === void 0 ? void 0 : context.size`, which was `context?.size`.
  if (type === 'ConditionalExpression')
    return isUndefined(consequent as Syntax) && isPlain(alternate as Syntax);
  if (type === 'MemberExpression' && computed === true)
    return typeof (node.property as Syntax).value === 'string';
  return type === 'Identifier' || type === 'MemberExpression';
}

/** The prop that a name or `props.name` stands for. */
export function propOf(written: Syntax, names: PropNames): string | null {
  const node = unwrap(written);
  if (node.type === 'Identifier') return names.props.get(node.name as string) ?? null;
  if (node.type !== 'MemberExpression' || node.computed === true) return null;
  const { object, property } = node as unknown as { object: Syntax; property: Syntax };
  return holdsProps(object, names) ? (property.name as string) : null;
}

/** A component that gets what is left of the props. */
export interface PassedOn {
  /** Its name in the module. */
  component: string;
  /** Props of it that do not come from outside as they are. */
  taken: Set<string>;
}

/** Finds `<Inner {...others} open={…}>` in what a function returns, as compilers write it or as JSX; several by their names. */
export function findPassedOn(
  body: Syntax,
  names: PropNames,
  imports: ModuleNames['imports'],
): PassedOn[] {
  const found = new Map<string, PassedOn>();
  walkSyntax(body, MAX_DEPTH, (node) => {
    const passed = readElement(node, names, imports);
    const known = passed === null ? undefined : found.get(passed.component);
    // One in two places gets from outside what it gets in both.
    for (const prop of passed?.taken ?? []) known?.taken.add(prop);
    if (passed !== null && known === undefined) found.set(passed.component, passed);
    return true;
  });
  return [...found.values()];
}

const MAX_DEPTH = 40;

function readElement(
  node: Syntax,
  names: PropNames,
  imports: ModuleNames['imports'],
): PassedOn | null {
  if (node.type === 'JSXElement') {
    const { name, attributes } = node.openingElement as { name: Syntax; attributes: Syntax[] };
    const component = referenceOf(name);
    if (component === null || !isComponent(component)) return null;
    const entries = attributes.map((one) => ({
      name: ((one.name as Syntax | undefined)?.name as string | undefined) ?? null,
      value: one.type === 'JSXSpreadAttribute' ? (one.argument as Syntax) : expressionOf(one),
      isSpread: one.type === 'JSXSpreadAttribute',
    }));
    return readEntries(component, entries, names);
  }
  if (node.type !== 'CallExpression') return null;
  const [component, props] = node.arguments as Syntax[];
  const called = calledName(node);
  const makes = imports.get(called)?.name ?? called;
  if (component === undefined || !/^_?(jsxs?|createElement)(DEV)?$/.test(makes)) return null;
  // Whatever it is called, minified ones `z`: an element of the page would be a text.
  const name = referenceOf(component);
  if (name === null) return null;
  const list = propsObject(props);
  if (list === null) return null;
  return readEntries(name, list, names);
}

/** In JSX, what a small letter begins is an element of the page. */
function isComponent(name: string): boolean {
  return /^[A-Z_$]|\./.test(name);
}

/** One of what an object is made of. */
export interface Entry {
  name: string | null;
  value: Syntax | null;
  isSpread: boolean;
}

/** The entries of `{ ...others, open: true }`, of `Object.assign({}, others, { open: true })` or of `others` itself. */
export function propsObject(written: Syntax | undefined): Entry[] | null {
  const node = written && unwrap(written);
  if (node?.type === 'Identifier' || (node && isOwnProps(node)))
    return [{ name: null, value: node, isSpread: true }];
  if (node?.type === 'ObjectExpression') {
    return (node.properties as PatternProperty[]).map(({ key, value, argument }) => ({
      name: key === undefined ? null : ((key.name ?? key.value) as string),
      value: argument ?? value ?? null,
      isSpread: argument !== undefined,
    }));
  }
  const isAssign = node?.type === 'CallExpression' && /assign|extends/i.test(calledName(node));
  if (!isAssign) return null;
  return (node.arguments as Syntax[]).flatMap(
    (one) => propsObject(one) ?? [{ name: null, value: one, isSpread: true }],
  );
}

function expressionOf(attribute: Syntax): Syntax | null {
  const value = attribute.value as Syntax | null;
  return value?.type === 'JSXExpressionContainer' ? (value.expression as Syntax) : value;
}

function readEntries(component: string, entries: Entry[], names: PropNames): PassedOn | null {
  const isProps = ({ isSpread, value }: Entry) =>
    isSpread && value !== null && holdsProps(value, names);
  if (!entries.some(isProps)) return null;
  // Handed on one by one, a prop comes from outside all the same.
  const isSame = ({ name, value }: Entry) => value !== null && propOf(value, names) === name;
  const set = entries.filter((one) => one.name !== null && !isSame(one)).map(({ name }) => name!);
  const same = new Set(entries.filter(isSame).map(({ name }) => name));
  const apart = [...names.props.values()].filter((prop) => !same.has(prop));
  return { component, taken: new Set([...set, ...apart]) };
}
