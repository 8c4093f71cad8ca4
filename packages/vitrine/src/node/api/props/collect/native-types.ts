/** Types that React or the language declares. */
import type { Type, TypeHost } from '../../checker/type-host.ts';
import { isOfChosen } from '../bases/chosen.ts';

/** Tells declarations by their origin. */
export interface Origins {
  /** Tells whether a file belongs to React's types or to the language's own library. */
  isNative: (file: string) => boolean;
}

/**
 * What the language declares for functions and no element has, `Intl.DateTimeFormatOptions`, `IntersectionObserverInit`, and React
 * for what it renders besides elements.
 */
const OPTIONS =
  /(Options|Init)$|^(Provider|Consumer|Suspense|Profiler|Activity|ViewTransition)Props$/;

/** Tells whether React declares all properties of a type, without listing some 280 of them. */
export function isNativeType(host: TypeHost, type: Type, origins: Origins): boolean {
  if (type.isIntersectionType()) {
    return host.membersOf(type).every((member) => isNativeType(host, member, origins));
  }
  const alias = type.getAliasSymbol()?.name;
  const source = alias === 'Omit' || alias === 'Pick' ? type.getAliasTypeArguments()[0] : undefined;
  if (source !== undefined) return isNativeType(host, source, origins);
  // `JSX.IntrinsicElements[Tag]`: whatever is chosen, all of it is React's.
  if (type.isIndexedAccessType()) return isNativeType(host, type.getObjectType(), origins);
  if (type.isConditionalType()) return isOfChosen(host, type, origins.isNative);
  return !isOfNoElement(type) && isOnlyNative(host, type, origins);
}

/** Whether a type of React or the language describes no element: its properties are a component's own. */
export const isOfNoElement = (type: Type) => OPTIONS.test(type.getSymbol()?.name ?? '');

/** Tells whether React or the language declares a type. */
export function isOnlyNative(host: TypeHost, type: Type, { isNative }: Origins): boolean {
  const symbol = type.getSymbol();
  if (symbol === undefined || symbol.name.startsWith('__')) return false;
  const files = host.filesOf(symbol);
  return files.length > 0 && files.every(isNative);
}
