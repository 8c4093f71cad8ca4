/** What an `Omit` is written with, by the names that it goes by. */
import { TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';
import { aliased } from './aliased.ts';

export type IsNative = (file: string) => boolean;

/** The source and the names, also of `type Without<T> = Omit<T, 'as'>`; `null` for the names where nothing is left out. */
export function partsOf(
  host: TypeHost,
  type: Type,
  isNative: IsNative,
): readonly [Type | undefined, Type | null | undefined] | null {
  const alias = type.getAliasSymbol();
  if (alias === undefined) return null;
  const given = type.getAliasTypeArguments();
  const [first, second] = given;
  if (host.filesOf(alias).some(isNative)) {
    if (alias.name === 'Omit') return [first, second];
    return alias.name === 'Pick' && picksAnyName(host, second) ? [first, null] : null;
  }
  if (given.length !== 1) return null;
  const { parameters, given: written } = aliased(host, alias, 'Omit') ?? {};
  const [source, keys] = written ?? [];
  const isParameter = source !== undefined && source.getText() === parameters?.[0];
  if (!isParameter || keys === undefined || !/^['"|\s\w-]+$/.test(keys.getText())) return null;
  // A name without quotes may be the parameter.
  if (/(^|\|)\s*\w/.test(keys.getText())) return null;
  return [first, host.checker.getTypeFromTypeNode(keys)];
}

/** `Pick<Open, string | number>`, which older types of React and compilers make of `Omit<Open, 'ref'>`. */
function picksAnyName(host: TypeHost, keys: Type | undefined): boolean {
  return keys !== undefined && host.membersOf(keys).some(({ flags }) => flags === TypeFlags.String);
}
