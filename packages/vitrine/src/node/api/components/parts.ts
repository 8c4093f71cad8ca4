/** Components with a dotted name: members of a namespace or of another component. */
import { is, SymbolFlags } from '../checker/type-host.ts';
import type { Node, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { isBlank } from '../checker/comments/jsdoc.ts';
import { docOf, typeNodeOf } from '../checker/syntax.ts';
import { isDeclared } from '../exports/find-exports.ts';
import { isCapitalised } from '../exports/name-kinds.ts';
import { isContext, isReacts } from '../props/shape/contexts.ts';
import { signaturesOf } from '../props/shape/shape.ts';

/** A value of a package under one of its names. */
export interface Named {
  /** May be dotted. */
  name: string;
  symbol: TypeSymbol;
  type: Type;
  /** A member whose declaration names no other value. */
  isInline?: boolean;
  /** Of a member that nobody declared, as of `Record<'Item', FC>`: what it is a member of. */
  whole?: TypeSymbol;
  /** The member itself, whose comment counts where what it names has none. */
  member?: TypeSymbol;
  /** A member of what is no component itself: of a module that is exported as a whole, or of an object. */
  isOfGroup?: boolean;
}

/** Levels of members that are looked at: `Menu.Item`, `List.Item.Meta`. */
export const MAX_LEVELS = 2;

/** Members that cannot be components, whatever their type: constants such as `PRESENTED_IMAGE_SIMPLE`. */
export const CONSTANT = /^[A-Z\d]+(_[A-Z\d]+)+$/;

/** Members of a value whose name is capitalised, to two levels, in the order of the source. */
export function findParts(
  host: TypeHost,
  { name, type, symbol: whole }: Named,
  level: number,
): Named[] {
  const all = level > MAX_LEVELS ? [] : host.checker.getPropertiesOfType(type);
  // `Window & typeof globalThis`: what all code has, React's namespace included, is no library's; nor is what all contexts have.
  const has = (member: string) => all.some((one) => one.name === member);
  if (has('globalThis') || (has('Provider') && isContext(host, type))) return [];
  const members = all.filter(({ name: own }) => isCapitalised(own) && !CONSTANT.test(own));
  const types = members.length === 0 ? [] : host.checker.getTypeOfSymbol(members);
  const isOfGroup = members.length > 0 && signaturesOf(host, type).length === 0;
  // One after the other, each would have all before it asked about again: a module of icons has thousands.
  const told = members.map((member, i) => ({ member, memberType: types[i] }));
  const parts = host.together(told, ({ member, memberType }) => {
    if (memberType === undefined || memberType.isErrorType()) return [];
    const symbol = targetOf(host, member);
    const isInline = symbol === member && !isOfModule(host, member);
    const about = { isInline, isOfGroup, ...(member.declarations.length === 0 ? { whole } : {}) };
    const part = { name: `${name}.${member.name}`, symbol, type: memberType, member, ...about };
    return [part, ...findParts(host, part, level + 1)];
  });
  return parts.flat();
}

/** What a file of its own declares, as in `export * as Server from './server'`, is no other value's second name. */
function isOfModule(host: TypeHost, member: TypeSymbol): boolean {
  const [declaration] = host.declarationsOf(member);
  const statement =
    declaration && is.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return statement !== undefined && is.isSourceFile(statement.parent);
}

/**
 * What a member stands for: `Item: typeof FormItem` is `FormItem`, as is `Item: FormItem` in source, and an export under
 * another name.
 */
function targetOf(host: TypeHost, member: TypeSymbol): TypeSymbol {
  const target = member.flags & SymbolFlags.Alias ? host.follow(member) : member;
  for (const declaration of host.declarationsOf(target)) {
    // What is said of the other name alone, such as that it is deprecated, is said on a page of its own.
    if (is.isVariableDeclaration(declaration) && !isBlank(docOf(declaration))) continue;
    const symbol = namedValue(host, declaration);
    if (symbol !== undefined) return isReacts(host, symbol) ? target : host.follow(symbol);
  }
  return target;
}

/** Values that are other names of others that are there as well, `export const Caption = Text`, as those. */
export function withoutOtherNames(host: TypeHost, named: readonly Named[]): Named[] {
  const known = new Set(named.map(({ symbol }) => symbol.id));
  return named.map((one) => {
    const symbol = targetOf(host, one.symbol);
    return known.has(symbol.id) ? { ...one, symbol } : one;
  });
}

function namedValue({ checker }: TypeHost, declaration: Node): TypeSymbol | undefined {
  if (is.isShorthandPropertyAssignment(declaration))
    return checker.getShorthandAssignmentValueSymbol(declaration);
  const type = typeNodeOf(declaration);
  if (type !== undefined)
    return is.isTypeQueryNode(type) ? checker.getSymbolAtLocation(type.exprName) : undefined;
  const isGiven = is.isPropertyAssignment(declaration) || is.isVariableDeclaration(declaration);
  const value = isGiven ? declaration.initializer : undefined;
  const isName = value && (is.isIdentifier(value) || is.isPropertyAccessExpression(value));
  return isName ? checker.getSymbolAtLocation(value) : undefined;
}

/** One component for all names that stand for the same declaration. */
export function mergeNames(host: TypeHost, all: Named[]): (Named & { aliases: string[] })[] {
  const plain = new Map(all.map((one) => [one.name, one]));
  const groups = new Map<number, Named[]>();
  for (const one of all) {
    // Where a member is declared by its type alone, its name tells: compilers write the type out.
    const { symbol } = (one.isInline && namedAlike(host, one, plain)) || one;
    groups.set(symbol.id, [...(groups.get(symbol.id) ?? []), { ...one, symbol }]);
  }
  const led = new Map<string, string>();
  /** By the name that leads it. */
  const wholeOf = (one: Named) => led.get(beginOf(one)) ?? beginOf(one);
  const isLed = (one: Named) => wholeOf(one) === beginOf(one);
  // What has no dot leads the parts that it has: `Table.Row`, where `Table` is also called `Grid`.
  const isOfWholes = (group: readonly Named[]) => group.some(({ name }) => !name.includes('.'));
  const wholesFirst = [...groups.values()].toSorted(
    (a, b) => Number(isOfWholes(b)) - Number(isOfWholes(a)),
  );
  const merged = new Map(
    wholesFirst.map((group) => {
      const [first, ...others] = group.toSorted(
        (a, b) =>
          rank(a, group, wholeOf) - rank(b, group, wholeOf) ||
          Number(isLed(b)) - Number(isLed(a)) ||
          Number(isRoot(b)) - Number(isRoot(a)) ||
          Number(isDeclared(lastOf(b))) - Number(isDeclared(lastOf(a))) ||
          (a.name < b.name ? -1 : 1),
      );
      for (const { name } of group) led.set(name, first!.name);
      return [group, { ...first!, aliases: others.map(({ name }) => name) }];
    }),
  );
  return [...groups.values()].map((group) => merged.get(group)!);
}

/** `DialogTitle` for `Dialog.Title`; `Title` only where it has the same type. */
export function namedAlike(
  { checker }: TypeHost,
  { name, type }: Named,
  plain: ReadonlyMap<string, Named>,
): Named | null {
  const joined = plain.get(name.replaceAll('.', ''));
  if (joined !== undefined) return joined;
  const last = plain.get(name.split('.').at(-1)!);
  if (last === undefined) return null;
  // Stryker disable next-line ConditionalExpression: of one type the text is the same, and asking for it takes time
  if (last.type === type) return last;
  return checker.typeToString(last.type) === checker.typeToString(type) ? last : null;
}

/**
 * Which name leads: the dotted one of a pair such as `Dialog.Root` and `DialogRoot`, if that has no third; otherwise the plain
 * one, since a component may be a part of others without being theirs; but of a group, such as a module that is
 * exported as a whole, everything is a part: `Tabs.List`, which is `TabList` as well; not what lies deeper, as namespaces
 * sort what authors have. `Dialog.Root` comes before `Dialog.Dialog` and `Dialog.DialogRoot`, and what is not settled yet
 * comes last.
 */
function rank({ name, isOfGroup }: Named, group: Named[], wholeOf: (one: Named) => string): number {
  if (/^(unstable|experimental)_/i.test(name)) return 4;
  if (!name.includes('.')) return 1;
  const joined = name.replaceAll('.', '');
  const plain = group.filter((one) => !one.name.includes('.'));
  if (plain.length > 0 && plain.every((one) => one.name === joined)) return 0;
  const [last = '', whole = '', ...above] = name.split('.').reverse();
  if (last.startsWith(whole)) return 3;
  const wholes = new Set(group.filter((one) => one.name.includes('.')).map(wholeOf));
  return isOfGroup && above.length === 0 && wholes.size === 1 ? 0 : 2;
}

const isRoot = ({ name }: Named) => name.endsWith('.Root');

const lastOf = (one: Named) => ({ ...one, name: one.name.split('.').at(-1)! });

const beginOf = ({ name }: Named) => name.split('.', 1)[0]!;
