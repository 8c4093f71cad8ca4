/** A component's own props, and those of types that it shares with others. */
import { rememberOf } from '../../../shared/remember.ts';
import type { PropDoc } from '../../model/component-doc.ts';
import type { Collected } from '../props/collect/collect-props.ts';
import type { SharedType, SharedTypes } from './shared-props.ts';

/** Takes the props of a component apart; once for all components that have the same. */
export type SplitProps = (all: Collected) => {
  own: Collected;
  /** Names of the shared types. */
  groups: string[];
  /** What the component says of their props. */
  rows: PropDoc[];
};

/** @param sharedProps the documented props of a shared type */
export function splitProps(
  { typeOf }: Pick<SharedTypes, 'typeOf'>,
  sharedProps: (type: SharedType) => readonly PropDoc[],
): SplitProps {
  return rememberOf((all: Collected) => {
    const own: Collected['props'] = [];
    const groups = new Set<SharedType>();
    const required = new Map<string, boolean>();
    for (const prop of all.props) {
      const type = typeOf(prop);
      if (type === null) own.push(prop);
      else {
        groups.add(type);
        required.set(prop.name, prop.required);
      }
    }
    const rows = [...groups].flatMap((group) => sharedRows(group, sharedProps(group), required));
    return {
      own: { ...all, props: own },
      groups: [...groups].map(({ name }) => name).sort(),
      rows: rows.length > MAX_ROWS ? [] : rows,
    };
  });
}

/** Most props of a shared type, and of all of them, that the data of each component repeats. */
const MAX_ROWS = 100;

/** Most values of a row that each component repeats: names of colours are 200, in each of fifty style props. */
const MAX_VALUES = 24;

/**
 * The rows of a component that come from a shared type, marked with its name; values that are many stay there.
 * @param taken names of what the component takes, and whether it needs them: the type may be used whole or in parts
 */
export function sharedRows(
  type: SharedType,
  rows: readonly PropDoc[],
  taken: ReadonlyMap<string, boolean>,
) {
  if (type.props.size > MAX_ROWS) return [];
  return rows
    .filter(({ name }) => taken.has(name))
    .map((row): PropDoc => ({
      ...row,
      required: taken.get(row.name)!,
      values: row.values.length > MAX_VALUES ? [] : row.values,
      ...{ inherited: false, from: null, group: type.name },
    }));
}
