/** One component for each element, all of one kind: `motion.div`, `motion.span` and 170 more. */
import {
  SymbolFlags,
  type ExportedSymbol,
  type Type,
  type TypeHost,
} from '../checker/type-host.ts';
import { isDeclared, type DeclaredExport } from '../exports/find-exports.ts';
import { isCapitalised } from '../exports/name-kinds.ts';
import { isComponent } from './is-component.ts';

/** The element whose member stands for those of all elements. */
const FIRST = 'div';

/** So many members with names of elements are no accident. */
const FEWEST = 8;

/** Those of the given names that elements have; `null` where these are few. */
export function namesOfElements(
  { react }: Pick<TypeHost, 'react'>,
  names: readonly string[],
): string[] | null {
  if (!names.includes(FIRST)) return null;
  const tags = names.filter((name) => react.domOf(name) !== null);
  return tags.length < FEWEST ? null : tags;
}

/**
 * The member for `div` of each value that has one for many elements, with those for the others as its aliases: what they
 * take differs by the attributes of their elements alone.
 */
export function findElementMembers(
  host: TypeHost,
  exported: readonly ExportedSymbol[],
): DeclaredExport[] {
  const values = exported.filter(({ symbol, isTypeOnly }) => !isTypeOnly && mayHold(symbol.flags));
  const types = host.checker.getTypeOfSymbol(values.map(({ alias }) => alias));
  const found = new Map<number, DeclaredExport>();
  const isHolder = host.together(
    values.map(({ name }, i) => ({ name, type: types[i] })),
    (one) => holdsFirst(host, one),
  );
  values.forEach((one, i) => {
    const type = types[i];
    if (type === undefined || !isHolder[i]) return;
    const { id } = one.symbol;
    if (found.has(id) && !isDeclared(one)) return;
    const members = host.checker.getPropertiesOfType(type);
    const tags = namesOfElements(
      host,
      members.map(({ name }) => name),
    );
    const symbol = members.find(({ name }) => name === FIRST)!;
    const member = tags === null ? undefined : host.checker.getTypeOfSymbol(symbol);
    const [declaration] = host.declarationsOf(one.symbol);
    if (!tags || !member || !declaration || !isComponent(host, member)) return;
    found.set(id, {
      name: `${one.name}.${FIRST}`,
      aliases: tags.filter((tag) => tag !== FIRST).map((tag) => `${one.name}.${tag}`),
      symbol,
      type: member,
      declaration,
      doc: { description: '', tags: [] },
    });
  });
  return [...found.values()];
}

function holdsFirst(host: TypeHost, { name, type }: { name: string; type: Type | undefined }) {
  if (type === undefined || type.isErrorType()) return false;
  // Statics of a component are parts of it.
  if (isCapitalised(name) && host.callSignatures(type).length > 0) return false;
  return host.checker.getPropertyOfType(type, FIRST) !== undefined;
}

const mayHold = (flags: number) =>
  (flags & (SymbolFlags.Variable | SymbolFlags.ValueModule | SymbolFlags.Alias)) !== 0;
