import type { PropDoc } from '../../../model/component-doc.ts';
import { ANY_TEXT } from '../../../../shared/api-diff/any-text.ts';
import { definedType } from '../../checker/defined-type.ts';
import { literalsOf } from '../../checker/literals-of.ts';
import { TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';

/** Most values that are written out. */
const MAX_VALUES = 40;

/**
 * The values of a prop as a union that takes any other text as well, `'light' | 'dark' | (string & {})`, where its type is a
 * name that does not tell; else `null`.
 */
export function openValues(
  host: TypeHost,
  { type, resolved, values }: Pick<PropDoc, 'type' | 'resolved' | 'values'>,
  types: readonly Type[],
): string | null {
  if (values.length === 0 || values.length > MAX_VALUES || !NAME.test(resolved ?? type))
    return null;
  const members = types.flatMap((one) => host.membersOf(definedType(host, one)));
  const others = members.filter((one) => literalsOf(host, one).length === 0);
  const isOpen = others.length > 0 && others.every((one) => isAnyText(host, one));
  return isOpen ? [...values.map(({ text }) => text), ANY_TEXT].join(' | ') : null;
}

const NAME = /^[\w.]+(<.*>)?$/s;

/** `string`, or `string & {}`, by which editors still offer the values. */
const isAnyText = (host: TypeHost, type: Type) =>
  (type.isIntersectionType() ? host.membersOf(type) : [type]).some(
    ({ flags }) => (flags & TypeFlags.String) !== 0,
  );
