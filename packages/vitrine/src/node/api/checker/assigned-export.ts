/** What a module exports by assigning an object: `export = { Button, Dialog }`. */
import {
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol as TypeSymbol,
} from 'ts-api/unstable/sync';
import type { Node } from 'ts-api/unstable/ast';
import * as is from 'ts-api/unstable/ast/is';

/**
 * What a module exports. Of a function or a class that is all of it, what that has is no export beside it but for types.
 * A class that only holds a namespace together, and that nobody renders, is what its members are imported from.
 */
export function exportsBesideAssigned(checker: Checker, module: TypeSymbol): readonly TypeSymbol[] {
  const all = checker.getExportsOfModule(module);
  const assigned = assignedTo(module);
  const whole = assigned && follow(checker, assigned);
  if (whole === undefined || (whole.flags & (SymbolFlags.Function | SymbolFlags.Class)) === 0)
    return all;
  return isHolder(checker, whole)
    ? all.filter(({ flags }) => (flags & (SymbolFlags.Prototype | SymbolFlags.Property)) === 0)
    : all.filter(({ flags }) => (flags & SymbolFlags.Value) === 0);
}

/** What a module exports as a whole by assigning it, where that can be called or made: others import it as the default. */
export function assignedBy(checker: Checker, module: TypeSymbol) {
  const alias = assignedTo(module);
  if (alias === undefined) return null;
  const symbol = follow(checker, alias);
  const type = isHolder(checker, symbol) ? undefined : checker.getTypeOfSymbol(symbol);
  const isMade = KINDS.some((kind) => type && checker.getSignaturesOfType(type, kind).length > 0);
  return isMade ? { name: 'default', alias, symbol, isTypeOnly: false } : null;
}

const KINDS = [SignatureKind.Call, SignatureKind.Construct];

/** `declare class Kit {}` beside `declare namespace Kit { class Dial … }`. */
function isHolder(checker: Checker, whole: TypeSymbol): boolean {
  if ((whole.flags & SymbolFlags.Class) === 0 || (whole.flags & SymbolFlags.ValueModule) === 0)
    return false;
  const type = checker.getDeclaredTypeOfSymbol(whole);
  return type !== undefined && checker.getPropertiesOfType(type).length === 0;
}

const follow = (checker: Checker, symbol: TypeSymbol) =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const assignedTo = (module: TypeSymbol) =>
  [...module.getExports().values()].find(({ name }) => name === 'export=');

/** Members of the object that a module is, each with what it stands for; none of a function, a class or a namespace. */
export function membersOfAssigned(
  checker: Checker,
  module: TypeSymbol,
  declarationsOf: (symbol: TypeSymbol) => Node[],
): { member: TypeSymbol; target: TypeSymbol }[] {
  const assigned = assignedTo(module);
  if (assigned === undefined || (follow(checker, assigned).flags & SymbolFlags.Variable) === 0)
    return [];
  const type = checker.getTypeOfSymbol(follow(checker, assigned));
  if (
    type === undefined ||
    KINDS.some((kind) => checker.getSignaturesOfType(type, kind).length > 0)
  )
    return [];
  return checker.getPropertiesOfType(type).map((member) => {
    const [node] = declarationsOf(member);
    const written = node && is.isPropertySignatureDeclaration(node) ? node.type : undefined;
    const value = written && is.isTypeQueryNode(written) ? written.exprName : undefined;
    const target = value && checker.getSymbolAtLocation(value);
    return { member, target: target === undefined ? member : follow(checker, target) };
  });
}
