/** `declare const styled: CreateStyled<Theme>`: what the parameters of the type stand for. */
import { textOf, typeNodeOf } from '../checker/syntax.ts';
import { is } from '../checker/type-host.ts';
import type { Node, TypeHost } from '../checker/type-host.ts';
import { asType } from '../props/type-text.ts';
import { symbolOf } from '../props/named/names.ts';

/** Puts arguments in the place of parameters, in a type as written. */
export type Filled = (text: string) => string;

/** @param declaration of a value, perhaps with a type that gets arguments */
export function fillIn(host: TypeHost, declaration: Node): Filled {
  const node = typeNodeOf(declaration);
  if (node === undefined || !is.isTypeReferenceNode(node)) return (text) => text;
  const symbol = symbolOf(host, node.typeName);
  const given = (node.typeArguments ?? []).map(textOf);
  const [declared] = symbol === undefined ? [] : host.declarationsOf(symbol);
  const parameters = (declared as { typeParameters?: readonly Node[] } | undefined)?.typeParameters;
  const pairs: [name: string, text: string][] = [];
  for (const [i, one] of (parameters ?? []).filter(is.isTypeParameterDeclaration).entries()) {
    // A default may name the parameters before it.
    const text = given[i] ?? (one.defaultType && fill(pairs, textOf(one.defaultType)));
    if (text !== undefined) pairs.push([one.name.getText(), text]);
  }
  return (text) => fill(pairs, text);
}

function fill(pairs: readonly [name: string, text: string][], text: string): string {
  return pairs.reduce((all, [name, argument]) => {
    const value = /^[\w.]+(<.*>)?$/.test(argument) || all === name ? argument : `(${argument})`;
    return all.replace(asType(name), () => value);
  }, text);
}
