/** The sets of props that a component accepts, told apart. */
import { TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';

/** One set of props that the component accepts. */
export interface Variant {
  type: Type;
  /** The types that an intersection is made of, or the type itself. */
  leaves: Type[];
  /** Names of properties that the component does not have although a leaf does. */
  leftOut?: ReadonlyMap<Type, ReadonlySet<string>>;
}

/** Of the type of props: one variant per member of a union, and per outcome of its conditions. */
export function variantsOf(host: TypeHost, whole: Type): Variant[] {
  const props = leastOf(host, whole);
  const types = props.isUnionType() ? host.membersOf(props) : [props];
  return types.flatMap((type) => {
    const leaves = leavesOf(host, type);
    const outcomes = leaves.map((leaf) => outcomesOf(host, leaf));
    const count = outcomes.reduce((product, { length }) => product * length, 1);
    if (count === 1 || count > MOST_OUTCOMES) return [{ type, leaves }];
    return combine(outcomes).map((parts) => ({
      type,
      leaves: parts.flatMap((part) => leavesOf(host, part)),
    }));
  });
}

/**
 * `Kind extends 'link' ? LinkProps : ButtonProps`, where `Kind` is one of few types: what it becomes by each of them.
 * Of `P & Checked<P>`, where `P` is one of several, each. Any other type is its only outcome.
 */
function outcomesOf(host: TypeHost, leaf: Type): readonly Type[] {
  if (leaf.isUnionType()) return host.membersOf(leaf);
  if (!leaf.isConditionalType()) return [leaf];
  const { checker } = host;
  const check = leaf.getCheckType();
  const constraint =
    (check.flags & TypeFlags.TypeParameter) === 0
      ? undefined
      : checker.getBaseConstraintOfType(check);
  const choices = constraint === undefined ? [] : host.membersOf(constraint);
  if (choices.length < 2 || choices.length > MOST_OUTCOMES) return [leaf];
  const decided = checker.getBaseConstraintOfType(leaf);
  return decided === undefined || decided.isConditionalType() ? [leaf] : host.membersOf(decided);
}

/** Every way to take one of each. */
export function combine<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (ways, each) => ways.flatMap((way) => each.map((one) => [...way, one])),
    [[]],
  );
}

/** As many variants are told apart, and so many types are tried. */
export const MOST_OUTCOMES = 12;

/** What a type parameter has in any case, `P extends ListProps`: whoever extends a class says the rest. */
function leastOf(host: TypeHost, type: Type): Type {
  if ((type.flags & TypeFlags.TypeParameter) === 0) return type;
  const constraint = host.checker.getBaseConstraintOfType(type);
  const known = TypeFlags.Object | TypeFlags.Intersection | TypeFlags.Union;
  return constraint !== undefined && (constraint.flags & known) !== 0 ? constraint : type;
}

/** The types that an intersection is made of, or the type itself. */
export function leavesOf(host: TypeHost, type: Type): Type[] {
  if (!type.isIntersectionType()) return [type];
  return host.membersOf(type).flatMap((member) => leavesOf(host, leastOf(host, member)));
}
