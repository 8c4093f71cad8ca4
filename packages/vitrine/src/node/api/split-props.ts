/** A component's own props, and those of types that it shares with others. */
import { rememberOf } from '../../shared/remember.ts';
import type { PropDoc } from '../model/component-doc.ts';
import type { Collected } from './props/collect.ts';
import { MAX_ROWS, sharedRows, type SharedType, type SharedTypes } from './shared-props.ts';

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
