/** Conditions of a props type that only a use of the component decides. */
import {
  TypeFlags,
  type ConditionalType,
  type Type,
  type TypeHost,
} from '../../checker/type-host.ts';
import { leavesOf, type Variant } from '../shape/variants.ts';

/** Whether a use of the component decides what a variant has, such as another root element. */
export const isConditional = ({ leaves }: Variant) =>
  leaves.some((leaf) => leaf.isConditionalType());

/**
 * Both outcomes of a condition that only a use of the component decides; neither is certain. Conditions of which each
 * leads to the next one have no last: after `MOST_CONDITIONS` they stay undecided.
 */
export function branchesOf(
  host: TypeHost,
  whole: Type,
): { leaf: Type; certain: boolean; whole: Type }[] {
  const known = knownOfList(host, whole);
  if (known !== null) return leavesOf(host, known).map((leaf) => ({ leaf, certain: true, whole }));
  let conditions = 0;
  const follow = (leaf: Type): Type[] => {
    if (!leaf.isConditionalType() || conditions === MOST_CONDITIONS) return [leaf];
    conditions += 1;
    return outcomesOf(host, leaf)
      .flatMap((branch) => host.membersOf(branch))
      .flatMap((branch) => leavesOf(host, branch))
      .flatMap(follow);
  };
  return follow(whole).map((leaf) => ({ leaf, certain: leaf === whole, whole }));
}

const MOST_CONDITIONS = 100;

const outcomesOf = (host: TypeHost, type: ConditionalType) =>
  host.together([true, false], (isTrue) => (isTrue ? type.getTrueType() : type.getFalseType()));

/** `Merged<[...Core, ...Plugins]>`, which takes a list apart: what it makes of the items that are known; `null` for other conditions. */
function knownOfList({ checker }: TypeHost, type: Type): Type | null {
  if (!type.isConditionalType()) return null;
  if ((type.getCheckType().flags & TypeFlags.Object) === 0) return null;
  const known = checker.getBaseConstraintOfType(type);
  const isKnown = ((known?.flags ?? 0) & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  return isKnown ? known! : null;
}
