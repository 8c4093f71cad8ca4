/** Types that a library gives a name of its own: `type Events = Pick<…>`, `type Without<T> = Omit<T, 'as'>`. */
import { is, type TypeHost, type TypeNode, type TypeSymbol } from '../../checker/type-host.ts';

/** What an alias stands for where that is a type of the language by this name; `null` of any other. */
export function aliased(
  host: TypeHost,
  alias: TypeSymbol,
  name: 'Omit' | 'Pick',
): { parameters: readonly string[]; given: readonly TypeNode[] } | null {
  const [declaration] = host.declarationsOf(alias);
  if (declaration === undefined || !is.isTypeAliasDeclaration(declaration)) return null;
  const { type, typeParameters = [] } = declaration;
  if (!is.isTypeReferenceNode(type) || type.typeName.getText() !== name) return null;
  const parameters = typeParameters.map((one) => one.name.getText());
  return { parameters, given: type.typeArguments ?? [] };
}
