/** What a module exports by assigning an object: `export = { Button, Dialog }`. */
import {
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol as TypeSymbol,
} from 'ts-api/unstable/sync';
import type { Node } from 'ts-api/unstable/ast';
import * as is from 'ts-api/unstable/ast/is';

/** Tells whether a module is a function or a class: what that has is no export, whatever namespace it is merged with. */
export function isAssignedWhole(
  module: TypeSymbol,
  follow: (symbol: TypeSymbol) => TypeSymbol,
): boolean {
  const assigned = assignedTo(module);
  return (
    assigned !== undefined &&
    (follow(assigned).flags & (SymbolFlags.Function | SymbolFlags.Class)) !== 0
  );
}

const assignedTo = (module: TypeSymbol) =>
  [...module.getExports().values()].find(({ name }) => name === 'export=');

/** Members of the object that a module is, each with what it stands for; none of a function, a class or a namespace. */
export function membersOfAssigned(
  checker: Checker,
  module: TypeSymbol,
  declarationsOf: (symbol: TypeSymbol) => Node[],
): { member: TypeSymbol; target: TypeSymbol }[] {
  const assigned = assignedTo(module);
  const follow = (symbol: TypeSymbol) =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (assigned === undefined || (follow(assigned).flags & SymbolFlags.Variable) === 0) return [];
  const type = checker.getTypeOfSymbol(follow(assigned));
  const kinds = [SignatureKind.Call, SignatureKind.Construct];
  if (
    type === undefined ||
    kinds.some((kind) => checker.getSignaturesOfType(type, kind).length > 0)
  )
    return [];
  return checker.getPropertiesOfType(type).map((member) => {
    const [node] = declarationsOf(member);
    const written = node && is.isPropertySignatureDeclaration(node) ? node.type : undefined;
    const value = written && is.isTypeQueryNode(written) ? written.exprName : undefined;
    const target = value && checker.getSymbolAtLocation(value);
    return { member, target: target === undefined ? member : follow(target) };
  });
}
