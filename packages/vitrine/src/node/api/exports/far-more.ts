/** How many properties a type has. */
import type { Type, TypeHost } from '../checker/type-host.ts';
import type { Origins } from '../props/collect/native-types.ts';
import { basePropertiesOf } from '../props/collect/own-properties.ts';
import { isDeclaredInterface } from '../props/bases/known-properties.ts';

/**
 * Tells by what it is made of that a type has far more properties than that, `Partial<BoxProps>` with a thousand styles:
 * the checker would resolve all of it.
 */
export function hasFarMore(
  { host, isNative }: Origins & { host: TypeHost },
  type: Type,
  most: number,
): boolean {
  const isSame = /^(Partial|Required|Readonly)$/.test(type.getAliasSymbol()?.name ?? '');
  const [given] = isSame ? type.getAliasTypeArguments() : [];
  const whole = given ?? type;
  if (!isDeclaredInterface(whole)) return false;
  return basePropertiesOf(host, whole, { isNative }).length > 2 * most;
}
