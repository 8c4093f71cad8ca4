/** `declare const styled: CreateStyled<Theme>`: what the parameters of the type stand for. */
import { textOf, typeNodeOf } from '../checker/syntax.ts';
import { is } from '../checker/type-host.ts';
import type { Node, TypeHost } from '../checker/type-host.ts';
import { asType } from '../props/type-text/hidden-parameters.ts';
import { symbolOf } from '../props/named/names.ts';

export interface Filled {
  /** Puts arguments in the place of parameters, in a type as written. */
  fill: (text: string) => string;
  /** Tells whether a type that stands there names a parameter of what is around it, where nothing is known to be given. */
  namesOpen: (node: Node, text: string) => boolean;
}

/** @param declaration of a value, perhaps with a type that gets arguments */
export function fillIn(host: TypeHost, declaration: Node): Filled {
  const pairs = argumentsOf(host, declaration);
  return {
    fill: (text) => fill(pairs, text),
    namesOpen: (node, text) =>
      pairs.length === 0 && parametersAround(node).some((name) => asType(name).test(text)),
  };
}

type Pairs = (readonly [name: string, text: string])[];

function argumentsOf(host: TypeHost, declaration: Node): Pairs {
  const node = typeNodeOf(declaration);
  if (node === undefined || !is.isTypeReferenceNode(node)) return [];
  const symbol = symbolOf(host, node.typeName);
  const given = (node.typeArguments ?? []).map(textOf);
  const [declared] = symbol === undefined ? [] : host.declarationsOf(symbol);
  const parameters = (declared as { typeParameters?: readonly Node[] } | undefined)?.typeParameters;
  const pairs: Pairs = [];
  for (const [i, one] of (parameters ?? []).filter(is.isTypeParameterDeclaration).entries()) {
    // A default may name the parameters before it.
    const text = given[i] ?? (one.defaultType && fill(pairs, textOf(one.defaultType)));
    if (text !== undefined) pairs.push([one.name.getText(), text]);
  }
  return pairs;
}

/**
 * Type parameters of what makes a function, or of the type that has it: `Props<T>` of `make<T>(config: T): (props:
 * Props<T>) => string`. The function itself says which it has.
 */
function parametersAround(node: Node): string[] {
  let at: (Node & { parameters?: unknown }) | undefined = node.parent;
  while (at !== undefined && at.parameters === undefined) at = at.parent;
  const names: string[] = [];
  for (at = at?.parent; at !== undefined; at = at.parent) {
    const { typeParameters = [] } = at as { typeParameters?: readonly Node[] };
    names.push(
      ...typeParameters.filter(is.isTypeParameterDeclaration).map(({ name }) => name.getText()),
    );
  }
  return names;
}

function fill(pairs: Readonly<Pairs>, text: string): string {
  return pairs.reduce((all, [name, argument]) => {
    const value = /^[\w.]+(<.*>)?$/.test(argument) || all === name ? argument : `(${argument})`;
    return all.replace(asType(name), () => value);
  }, text);
}
