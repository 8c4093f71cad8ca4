/** Types that nobody reads whole, and that the checker writes for seconds: a megabyte for a style by its conditions. */
import { printType, withBoolean } from '../../checker/print-type.ts';
import { TypeFlags, type Type, type TypeHost } from '../../checker/type-host.ts';

/** Properties of an object that are no type to be read. */
const MANY = 100;

/** Tells of a union, `Length | { base?: Length; sm?: Length; _hover?: Length; … }`, whether a member is such an object. */
export function isVast(host: TypeHost, type: Type | undefined): boolean {
  return type?.isUnionType() === true && host.membersOf(type).some((one) => hasMany(host, one));
}

/** Such a union with `{ … }` for the objects, and `[…]` for lists, which may hold the same. */
export function outlineVast(host: TypeHost, type: Type): string {
  const nothing = TypeFlags.Undefined | TypeFlags.Null;
  const members = host
    .membersOf(type)
    .filter(({ flags }) => (flags & nothing) === 0)
    .map((one) =>
      hasMany(host, one) ? '{ … }' : isList(host, one) ? '[…]' : printType(host, one),
    );
  return [...withBoolean(members)].join(' | ');
}

function hasMany(host: TypeHost, type: Type): boolean {
  const isObject = (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  if (!isObject || isList(host, type) || (type.getAliasSymbol() ?? namedSymbol(type)) !== undefined)
    return false;
  return host.checker.getPropertiesOfType(type).length > MANY;
}

/** A name stands for all that an object has. */
function namedSymbol(type: Type) {
  const symbol = type.getSymbol();
  return symbol === undefined || symbol.name.startsWith('__') ? undefined : symbol;
}

function isList({ checker }: TypeHost, type: Type): boolean {
  return checker.isArrayType(type) || checker.isTupleType(type);
}
