import { definedMembers, textOf, typeNodeOf } from '../../checker/syntax.ts';
import type { TypeHost, TypeSymbol } from '../../checker/type-host.ts';

/** Two properties with the same plain type as one with both declarations; `undefined` for any others. */
export function joined(host: TypeHost, a: TypeSymbol, b: TypeSymbol): TypeSymbol | undefined {
  const [first, second] = [a, b].map((one) => plainTypeOf(host, one));
  if (first === null || first !== second || a.flags !== b.flags) return undefined;
  const declarations = [...a.declarations, ...b.declarations];
  return Object.create(a, { declarations: { value: declarations } }) as TypeSymbol;
}

/** The written type of a property, when it is no name, which may mean something else elsewhere. */
function plainTypeOf(host: TypeHost, symbol: TypeSymbol): string | null {
  const types = host.declarationsOf(symbol).map((declaration) => {
    const node = typeNodeOf(declaration);
    return node === undefined ? '' : definedMembers(node).map(textOf).join(' | ');
  });
  const [type = ''] = types;
  return types.length === 1 && /^(boolean|string|number)$/.test(type) ? type : null;
}
