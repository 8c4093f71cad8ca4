/** What is rendered where the root is chosen by a type parameter and nothing is chosen. */
import { textOf } from '../../checker/syntax.ts';
import { is } from '../../checker/type-host.ts';
import type { Type, TypeHost, TypeParameterDeclaration } from '../../checker/type-host.ts';

/** What a type parameter for the root stands for where nothing is chosen: an element, a component, `Fragment`. */
export function defaultOf(
  host: TypeHost,
  { defaultType }: TypeParameterDeclaration,
): string | null {
  if (defaultType === undefined) return null;
  const type = host.checker.getTypeFromTypeNode(defaultType);
  if (type?.isStringLiteralType()) return type.value;
  if (type !== undefined && isFragment(host, type)) return 'Fragment';
  const component = /^typeof (\w+)$/.exec(textOf(defaultType))?.[1] ?? '';
  // `typeof DEFAULT_TAG` names a constant.
  return /^[A-Z]\w*[a-z]/.test(component) ? component : null;
}

/** The same where the parameter, or the component's type, says so. */
export const rootByDefault = (host: TypeHost, type: Type, parameter: TypeParameterDeclaration) =>
  defaultOf(host, parameter) ?? defaultGiven(host, type, parameter);

/**
 * What a library's own name for such components is given for its parameter: `'button'` of `BoxComponent<Props, 'button'>`,
 * which is `<As extends React.ElementType = Default>(props: …) => …`.
 * @param type the component's
 */
function defaultGiven(
  host: TypeHost,
  type: Type,
  { defaultType }: TypeParameterDeclaration,
): string | null {
  const alias = type.getAliasSymbol();
  const declared = alias === undefined ? [] : host.declarationsOf(alias);
  const name = defaultType === undefined ? null : textOf(defaultType);
  for (const node of declared) {
    const parameters = is.isTypeAliasDeclaration(node) ? (node.typeParameters ?? []) : [];
    const index = parameters.findIndex((one) => textOf(one.name) === name);
    const given = type.getAliasTypeArguments()[index];
    if (given?.isStringLiteralType()) return given.value;
  }
  return null;
}

/** React declares it as a component that takes children and nothing else. */
function isFragment(host: TypeHost, type: Type): boolean {
  return FRAGMENT.test(host.checker.typeToString(type));
}

const FRAGMENT =
  /^(React\.)?ExoticComponent<((React\.)?FragmentProps|\{ children\?: (React\.)?ReactNode( \| undefined)?;? \})>$/;
