/** Types that take properties of something else over key by key: `{ [K in Exclude<keyof A, 'own'>]?: A[K] }`. */
import { is, type Type, type TypeHost, type TypeSymbol } from '../../checker/type-host.ts';

/** What the properties of such a type are taken from; `null` of any other, and of one that changes what they take. */
export function takenFrom(host: TypeHost, type: Type): Type | null {
  const alias = type.getAliasSymbol();
  const at = alias === undefined ? -1 : parameterOf(host, alias);
  return at < 0 ? null : (type.getAliasTypeArguments()[at] ?? null);
}

/** Which type parameter of the alias that is; -1 without one. */
function parameterOf(host: TypeHost, alias: TypeSymbol): number {
  const node = host.declarationsOf(alias).find(is.isTypeAliasDeclaration);
  if (node === undefined || !is.isMappedTypeNode(node.type)) return -1;
  const { type: taken, typeParameter: key } = node.type;
  if (taken === undefined || !is.isIndexedAccessTypeNode(taken)) return -1;
  if (taken.indexType.getText() !== key.name.getText()) return -1;
  const source = taken.objectType.getText();
  return (node.typeParameters ?? []).findIndex(({ name }) => name.getText() === source);
}
