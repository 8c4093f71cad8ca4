import type { Checker, Symbol as TypeSymbol, Type } from 'ts-api/unstable/sync';

/** Properties that types have by what they are, and that no list has. */
const OF_ANY = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
]);

/**
 * Looks a property up in the list of all of a type, where the checker has given one: each question is a message to
 * another process, and a component's props are listed before single ones of them are asked for.
 */
export function lookUpListed(checker: Checker): Checker {
  const lists = new WeakMap<Type, readonly TypeSymbol[]>();
  const indexes = new WeakMap<Type, Map<string, TypeSymbol>>();
  const getPropertiesOfType: Checker['getPropertiesOfType'] = (type) => {
    const all = checker.getPropertiesOfType(type);
    if (!lists.has(type)) all.forEach(dropRepeated);
    lists.set(type, all);
    return all;
  };
  const indexOf = (type: Type) => {
    const known = indexes.get(type);
    const all = lists.get(type);
    if (known !== undefined || all === undefined) return known;
    const index = new Map(all.map((one) => [one.name, one]));
    indexes.set(type, index);
    return index;
  };
  const getPropertyOfType: Checker['getPropertyOfType'] = (type, name) => {
    const index = OF_ANY.has(name) ? undefined : indexOf(type);
    return index === undefined ? checker.getPropertyOfType(type, name) : index.get(name);
  };
  const own = { getPropertiesOfType, getPropertyOfType };
  return new Proxy(checker, {
    get: (_, name) => Reflect.get(name in own ? own : checker, name) as unknown,
  });
}

/**
 * An attribute of whatever element is chosen, `ComponentProps<Tag>`, has its one declaration for each of 175 elements, so
 * that a library of 60 such components takes up 350 MB.
 */
function dropRepeated(symbol: TypeSymbol): void {
  if (symbol.declarations.length < 2) return;
  const places = new Map(symbol.declarations.map((one) => [`${one.index} ${one.path}`, one]));
  if (places.size < symbol.declarations.length)
    Object.assign(symbol, { declarations: [...places.values()] });
}
