/** Defaults that a component leaves to what chooses its styles: `buttonVariants({ size })` has some for what is missing. */
import type { PropNames } from '../functions/own-props.ts';
import { propOf } from '../functions/passed-on.ts';
import { entriesOf, referenceOf, unwrap, walkSyntax, type Syntax } from '../syntax.ts';

/** A call that gets props one by one or all of them. */
export interface VariantsCall {
  /** What is called, by its name in the module. */
  callee: string;
  /** Prop by the name under which it is given; `null` where all are given as they are. */
  given: ReadonlyMap<string, string> | null;
}

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 40;

/** Calls in a function that may choose styles by its props. */
export function findVariantsCalls(body: Syntax, known: PropNames): VariantsCall[] {
  const found: VariantsCall[] = [];
  const names = { ...known, objects: withSplit(body, known.objects) };
  walkSyntax(body, MAX_DEPTH, (node) => {
    const [first, ...others] = node.type === 'CallExpression' ? (node.arguments as Syntax[]) : [];
    const callee = first && others.length === 0 ? referenceOf(unwrap(node.callee as Syntax)) : null;
    if (callee === null) return true;
    const given = givenTo(unwrap(first!), names);
    if (given === null || given.size > 0) found.push({ callee, given });
    return true;
  });
  return found;
}

/** Some of the props are in each of what they are split into: `const [variants, rest] = button.splitVariantProps(props)`. */
function withSplit(body: Syntax, objects: PropNames['objects']): Set<string> {
  const all = new Set(objects);
  walkSyntax(body, MAX_DEPTH, (node) => {
    const { id, init } = node as { id?: Syntax; init?: Syntax | null };
    const isSplit = node.type === 'VariableDeclarator' && id?.type === 'ArrayPattern';
    const call = isSplit && init ? unwrap(init) : null;
    const given = call?.type === 'CallExpression' ? (call.arguments as Syntax[]) : [];
    if (given.some((one) => all.has(unwrap(one).name as string)))
      for (const part of id!.elements as (Syntax | null)[])
        if (part?.name) all.add(part.name as string);
    return true;
  });
  return all;
}

function givenTo(argument: Syntax, names: PropNames): VariantsCall['given'] {
  const isProps = (node: Syntax | undefined) => names.objects.has(node?.name as string);
  const spread = ((argument.properties ?? []) as { argument?: Syntax }[]).map(
    (one) => one.argument,
  );
  if (isProps(argument) || spread.some(isProps)) return null;
  return new Map(
    entriesOf(argument).flatMap(({ name, value }) => {
      const prop = propOf(unwrap(value), names);
      return prop === null ? [] : [[name, prop] as const];
    }),
  );
}

/**
 * What a call that makes variants is told to take for those that are missing: `cva('…', { variants, defaultVariants })`.
 * Many libraries that make them have agreed on the name.
 */
export function defaultVariantsOf(value: Syntax): Syntax | null {
  return toldIn(value).find(({ name }) => name === 'defaultVariants')?.value ?? null;
}

/** What such a call says that it adds to: `tv({ extend: base, … })`. */
export function extendedBy(value: Syntax): Syntax | null {
  return toldIn(value).find(({ name }) => name === 'extend')?.value ?? null;
}

/** The options of each variant that such a call is told, as they are written. */
export function optionsOf(value: Syntax): { name: string; options: string[] }[] {
  const variants = toldIn(value).find(({ name }) => name === 'variants')?.value;
  if (variants === undefined) return [];
  return entriesOf(unwrap(variants)).map(({ name, value: options }) => ({
    name,
    options: entriesOf(unwrap(options)).map((one) => one.name),
  }));
}

/** A call that makes variants, or an object that one is given. */
function toldIn(value: Syntax): ReturnType<typeof entriesOf> {
  if (value.type !== 'CallExpression') return entriesOf(value);
  return (value.arguments as Syntax[]).flatMap((one) => entriesOf(unwrap(one)));
}
