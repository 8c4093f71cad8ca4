/** Types that a library gives a name of its own: `type Events = Pick<…>`, `type Without<T> = Omit<T, 'as'>`. */
import { is, type TypeHost, type TypeNode, type TypeSymbol } from '../../checker/type-host.ts';

/** What an alias stands for where that is a type of the language by one of these names; `null` of any other. */
export function aliased(
  host: TypeHost,
  alias: TypeSymbol,
  ...names: ('Omit' | 'Partial' | 'Pick' | 'Readonly' | 'Required')[]
): { parameters: readonly string[]; given: readonly TypeNode[] } | null {
  const [declaration] = host.declarationsOf(alias);
  if (declaration === undefined || !is.isTypeAliasDeclaration(declaration)) return null;
  const { type, typeParameters = [] } = declaration;
  const isNamed =
    is.isTypeReferenceNode(type) && names.some((name) => type.typeName.getText() === name);
  if (!isNamed) return null;
  const parameters = typeParameters.map((one) => one.name.getText());
  return { parameters, given: type.typeArguments ?? [] };
}
