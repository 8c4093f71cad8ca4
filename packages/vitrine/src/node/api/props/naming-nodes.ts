/** Where the types stand that the row of a prop names. */
import type { PropDoc } from '../../model/component-doc.ts';
import type { Node, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { isComputed } from './type-text/computed.ts';
import { asType } from './type-text/hidden-parameters.ts';
import { referencesIn } from './types-of-props.ts';

/** A prop with what declares it. */
interface Declared {
  prop: Pick<PropDoc, 'type' | 'resolved'>;
  node: Node | undefined;
  symbol?: TypeSymbol;
}

/** The declaration; of a type that is computed from what is written there, which may name others, those that the row names. */
export function namingNodes(host: TypeHost, { prop, node, symbol }: Declared): Node[] {
  if (node === undefined) return [];
  if (symbol === undefined || !isComputed(host, symbol, node)) return [node];
  const text = `${prop.type} ${prop.resolved ?? ''}`;
  return referencesIn(node).filter(({ typeName }) => asType(typeName.getText()).test(text));
}
