/** Components that a value in lower case holds: `slots.Option`, or one for each element, `motion.div` and 170 more. */
import {
  SymbolFlags,
  TypeFlags,
  type ExportedSymbol,
  type Type,
  type TypeHost,
} from '../checker/type-host.ts';
import { isDeclared, type DeclaredExport } from '../exports/find-exports.ts';
import { isCapitalised } from '../exports/name-kinds.ts';
import { signaturesOf } from '../props/shape/shape.ts';
import { isComponent } from './is-component.ts';
import { findParts, MAX_LEVELS, namedAlike, type Named } from './parts.ts';

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
 * What is a component of the members of objects, functions and modules in lower case, such as `slots` of
 * `<Select slots={{ ...slots, Option }}>` or `notify` with its `notify.Container`, and there under no other name.
 * @param known what the package has besides
 */
export function findGrouped(
  host: TypeHost,
  exported: readonly ExportedSymbol[],
  known: readonly Named[],
): Named[] {
  const values = exported.filter(
    ({ name, symbol, isTypeOnly }) => !isTypeOnly && !isCapitalised(name) && mayHold(symbol.flags),
  );
  const types = host.checker.getTypeOfSymbol(values.map(({ alias }) => alias));
  const groups = values.flatMap(({ name, symbol }, i): Named[] => {
    const type = types[i];
    const isGroup = type && !type.isErrorType() && host.constructSignatures(type).length === 0;
    return isGroup ? [{ name, symbol, type }] : [];
  });
  const parts = host.together(groups, (one) => findParts(host, one, MAX_LEVELS)).flat();
  const ids = new Set(known.map(({ symbol }) => symbol.id));
  const plain = new Map(known.map((one) => [one.name, one]));
  const others = parts.filter(({ symbol }) => !ids.has(symbol.id));
  const isOne = host.together(others, (one) => isSurely(host, one.type));
  return others.filter((one, i) => isOne[i] && namedAlike(host, one, plain) === null);
}

/** Of what anything may come, only a capitalised export is taken for a component. */
function isSurely(host: TypeHost, type: Type): boolean {
  if (!isComponent(host, type)) return false;
  const result = host.checker.getReturnTypeOfSignature(signaturesOf(host, type)[0]!);
  return result !== undefined && (result.flags & TypeFlags.Any) === 0;
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
