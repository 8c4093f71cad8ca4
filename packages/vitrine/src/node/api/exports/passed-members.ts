/** Members of the objects that functions take. */
import type { MemberDoc } from '../../model/signature-doc.ts';
import { definedType } from '../checker/defined-type.ts';
import { SymbolFlags } from '../checker/type-host.ts';
import type { Type, TypeNode } from '../checker/type-host.ts';
import { membersOf, type MemberContext } from './members.ts';

/** An object of a class with methods is made by that: nobody writes its members. */
export function membersToPass(
  context: MemberContext,
  type: Type | undefined,
  node: TypeNode | undefined,
): MemberDoc[] {
  return type !== undefined && isMade(context, type) ? [] : membersOf(context, type, node);
}

function isMade({ host }: MemberContext, type: Type): boolean {
  const defined = definedType(host, type);
  const symbol = defined.getSymbol();
  if (symbol === undefined || (symbol.flags & SymbolFlags.Class) === 0) return false;
  const members = host.checker.getPropertiesOfType(defined);
  return members.some(({ flags }) => (flags & SymbolFlags.Method) !== 0);
}
