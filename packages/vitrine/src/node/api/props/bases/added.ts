/** Attributes that a library adds to React's own: `declare module 'react' { interface HTMLAttributes<T> { … } }`. */
import { hasWrittenName } from '../../checker/computed-names.ts';
import type { Type, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { isDeclaredInterface } from './known-properties.ts';

/** Those that a type has of which React declares all others. */
export function addedTo(
  host: TypeHost,
  type: Type,
  isNative: (file: string) => boolean,
): TypeSymbol[] {
  const names = added.get(host) ?? namesAdded(host, isNative);
  added.set(host, names);
  return names.flatMap((name) => host.checker.getPropertyOfType(type, name) ?? []);
}

/** Those that every element has. */
export function addedToAll(host: TypeHost, isNative: (file: string) => boolean): TypeSymbol[] {
  const { every } = host.react;
  return (every === undefined ? [] : addedTo(host, every, isNative)).filter(
    ({ name }) => host.react.attributeType(name) !== undefined,
  );
}

const added = new WeakMap<TypeHost, readonly string[]>();

/** The attributes are only listed where one of the interfaces that have them is declared elsewhere, too. */
function namesAdded(host: TypeHost, isNative: (file: string) => boolean): string[] {
  const { every } = host.react;
  const isForeign = (one: TypeSymbol) => host.filesOf(one).some((file) => !isNative(file));
  if (every === undefined || !interfacesOf(host, every).some(isForeign)) return [];
  return host.checker
    .getPropertiesOfType(every)
    .filter((one) => hasWrittenName(one) && host.filesOf(one).every((file) => !isNative(file)))
    .map(({ name }) => name);
}

function interfacesOf(host: TypeHost, type: Type): TypeSymbol[] {
  return host.membersOf(type).flatMap((one) => {
    const symbol = one.getSymbol();
    const declared = symbol && host.checker.getDeclaredTypeOfSymbol(symbol);
    if (declared === undefined || !isDeclaredInterface(declared)) return [];
    const bases = host.checker.getBaseTypes(declared);
    return [symbol!, ...bases.flatMap((base) => interfacesOf(host, base))];
  });
}
