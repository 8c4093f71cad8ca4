/** One signature of a component: the props it takes, and its type parameters. */
import {
  is,
  TypeFlags,
  type Node,
  type Signature,
  type Type,
  type TypeHost,
  type TypeParameterDeclaration,
} from '../../checker/type-host.ts';
import { findRoot, type Reading } from './roots.ts';

/** What one signature says. */
export function readSignature(host: TypeHost, signature: Signature): Reading {
  const takesProps = signature.parameters.length > 0;
  const taken = (takesProps ? host.checker.getParameterType(signature, 0) : null) ?? null;
  const props = signature.isConstruct ? propsOfClass(host, signature, taken) : taken;
  const parameters = parametersOf(host, signature);
  const root =
    props === null || (signature.typeParameters ?? []).length === 0
      ? null
      : findRoot(host, props, parameters);
  return { props, parameters, rootParameter: null, rootProp: null, ...root };
}

/**
 * What JSX checks of a class are the props that its objects have, whatever its constructor takes: `constructor(props:
 * any)`, `constructor(props?: {})`, or one of a class that asks for other props. What a constructor takes is the answer
 * where its objects say nothing, and where they have the same, made read-only.
 */
function propsOfClass(host: TypeHost, signature: Signature, taken: Type | null): Type | null {
  const made = host.checker.getReturnTypeOfSignature(signature);
  const symbol = made && host.checker.getPropertyOfType(made, 'props');
  const type = symbol && host.checker.getTypeOfSymbol(symbol);
  const props = type && (withoutReadonly(type) ?? type);
  if (props === undefined || props.isErrorType() || (props.flags & TypeFlags.Any) !== 0)
    return taken;
  const isTaken = host.membersOf(props).some((part) => (withoutReadonly(part) ?? part) === taken);
  return isTaken ? taken : props;
}

/** `Props` of the `Readonly<Props>` that React declares. */
function withoutReadonly(type: Type): Type | undefined {
  return type.getAliasSymbol()?.name === 'Readonly' ? type.getAliasTypeArguments()[0] : undefined;
}

/** Those of a class, where its constructor is not written or is that of its base. */
function parametersOf(host: TypeHost, signature: Signature): TypeParameterDeclaration[] {
  const own = typeParametersOf(host.declarationOf(signature));
  if (own.length > 0 || !signature.isConstruct || !signature.typeParameters?.length) return own;
  const made = host.checker.getReturnTypeOfSignature(signature)?.getSymbol();
  return typeParametersOf(made && host.declarationsOf(made).find(is.isClassDeclaration));
}

function typeParametersOf(node: Node | undefined): TypeParameterDeclaration[] {
  if (node === undefined) return [];
  const declared = (node as { typeParameters?: readonly Node[] }).typeParameters ?? [];
  return declared.filter(is.isTypeParameterDeclaration);
}
