/** Defaults that code merges with its props: `{ ...defaults, ...props }`. */
import {
  calledName,
  entriesOf,
  isOfCompiler,
  nameOf,
  unwrap,
  walkSyntax,
  type Syntax,
} from '../syntax.ts';
import { isOwnProps, type PropNames } from './own-props.ts';
import { propOf } from './passed-on.ts';

/** Values that come before the props, the later ones first: each overrides those behind it. */
export type Merge = MergedPart[];

/** An object that is spread, perhaps by its name, or an entry that is written there. */
export type MergedPart = { object: Syntax } | { name: string; value: Syntax };

/** What a component is made of at most, in levels of syntax. */
const MAX_DEPTH = 60;

/**
 * Finds every object that is made of some values and then of all props, so that those which are left out keep the
 * values: with spreads, with `Object.assign`, or with what compilers make of them.
 */
export function findMerges(body: unknown, names: PropNames): Merge[] {
  const found: Merge[] = [];
  const now = new Set<Syntax>();
  const enter = (node: Syntax, depth: number): boolean => {
    if (now.has(node)) return false;
    if (node.type === 'IfStatement') for (const one of givenAnew(node, names)) now.add(one);
    const parts = partsOf(node);
    if (parts === null) return true;
    const before = beforeProps(parts, names);
    if (before.length > 0) found.push(before);
    // Parts of a merge are no merges of their own.
    for (const part of parts)
      if ('value' in part) walkSyntax(part.value, MAX_DEPTH, enter, depth + 1);
    return false;
  };
  walkSyntax(body, MAX_DEPTH, enter);
  return found;
}

/** `if (inMenu) props = { focusable: false, ...props }`: a value for this case alone. */
function givenAnew({ test, consequent, alternate }: Syntax, { objects }: PropNames): Syntax[] {
  if (isOfCompiler(test as Syntax)) return [];
  return [consequent, alternate].flatMap((branch) => {
    const { type, body } = (branch ?? { type: '' }) as Syntax;
    const statements = type === 'BlockStatement' ? (body as Syntax[]) : [branch as Syntax | null];
    return statements.flatMap((statement) => {
      const given = statement?.expression as Syntax | undefined;
      const { name } = (given?.left ?? {}) as { name?: string };
      return given?.type === 'AssignmentExpression' && objects.has(name ?? '') ? [given] : [];
    });
  });
}

/** What an object is merged from, in order; `null` for anything that is no merge. */
function partsOf(value: Syntax): MergedPart[] | null {
  if (value.type === 'ObjectExpression') {
    const properties = value.properties as { argument?: Syntax }[];
    return properties.flatMap((one): MergedPart[] =>
      one.argument === undefined
        ? entriesOf({ ...value, properties: [one] })
        : innerParts(one.argument),
    );
  }
  if (value.type === 'JSXOpeningElement')
    return (value.attributes as Syntax[]).flatMap(attributeParts);
  const isMerge = value.type === 'CallExpression' && MERGES.test(calledName(value));
  return isMerge ? (value.arguments as Syntax[]).flatMap(innerParts) : null;
}

/** `size="md"`, `step={2}` and `{...defaults}`. */
function attributeParts({ type, argument, name, value }: Syntax): MergedPart[] {
  if (type === 'JSXSpreadAttribute') return innerParts(argument as Syntax);
  const given = value as (Syntax & { expression?: Syntax }) | null;
  return given === null ? [] : [{ name: nameOf(name as Syntax), value: given.expression ?? given }];
}

const MERGES = /^_*(assign|extends|objectSpread\d*|spreadProps|spreadValues)$/;

function innerParts(node: Syntax): MergedPart[] {
  const value = unwrap(node);
  return partsOf(value) ?? [{ object: value }];
}

function beforeProps(parts: MergedPart[], names: PropNames): MergedPart[] {
  const isProps = (part: MergedPart) =>
    'object' in part && (isOwnProps(part.object) || names.objects.has(part.object.name as string));
  const at = parts.findIndex(isProps);
  const apart = new Set(names.props.values());
  return parts
    .slice(0, Math.max(at, 0))
    .reverse()
    .filter((part) =>
      // What was taken apart from the others comes from there, and what is a prop itself is no value.
      'object' in part ? true : !apart.has(part.name) && propOf(part.value, names) === null,
    );
}
