/** Many changes are one decision: a shared type loses a hundred props, a prop of twenty components another type. */
import type { Subject } from './changes.ts';

const KINDS = ['prop', 'slot', 'class'] as const;

/** What is told once: the same of each name of each component. */
export interface Alike<One extends Subject> {
  components: string[];
  /** What the names are of; nothing where the components themselves are told. */
  kind?: (typeof KINDS)[number];
  names: string[];
  /** One of them, for what is told. */
  one: One;
}

/**
 * Puts together what is told of several props, slots or classes of a component, and then the components of which
 * the same is told. Everything is where its first was; a component as a whole is told alone.
 */
export function groupAlike<One extends Subject>(items: readonly One[]): Alike<One>[] {
  const single = items.map((one): Alike<One> => {
    const kind = KINDS.find((each) => one[each] !== undefined);
    if (kind === undefined) return { components: [one.component], names: [], one };
    return { components: [one.component], kind, names: [one[kind]!], one };
  });
  return merge(merge(single, 'names', 'components'), 'components', 'names');
}

/** Of what is the same but for one list. */
function merge<One extends Subject>(
  groups: readonly Alike<One>[],
  list: 'components' | 'names',
  other: 'components' | 'names',
): Alike<One>[] {
  const byKey = new Map<string, Alike<One>>();
  return groups.flatMap((group) => {
    const { component: _, prop: _p, slot: _s, class: _c, ...told } = group.one;
    const key = JSON.stringify([group[other], group.kind, told]);
    const before = group.kind === undefined ? undefined : byKey.get(key);
    if (before !== undefined) {
      before[list].push(...group[list]);
      return [];
    }
    byKey.set(key, group);
    return [group];
  });
}

/** What stands before the names: nothing before props, which most of them are. */
export function wordOf({ kind, names }: Alike<Subject>): string {
  if (kind === undefined || kind === 'prop') return '';
  if (names.length === 1) return kind;
  return kind === 'slot' ? 'slots' : 'classes';
}

/** A name, and what its link leads to; nothing where it leads nowhere. */
export interface LinkedName {
  name: string;
  to?: Subject;
}

/**
 * What is told of, as lists of names with links: each component leads to its row, or to its page where several names
 * are told; each of several names of one component to its row. Of one name of one component there is a single link,
 * to which `components` alone leads.
 */
export function linkedNames(alike: Alike<Subject>): {
  isOne: boolean;
  components: LinkedName[];
  names: LinkedName[];
} {
  const { components, kind, names, one } = alike;
  const isOne = components.length === 1 && names.length <= 1;
  return {
    isOne,
    components: components.map((component) => ({
      name: component,
      to: names.length > 1 ? { component } : { ...one, component },
    })),
    names: names.map((name) => {
      const isLinked = components.length === 1 && names.length > 1 && kind !== undefined;
      return isLinked ? { name, to: { component: components[0]!, [kind]: name } } : { name };
    }),
  };
}
