import type { LiteralDoc } from '../../../model/component-doc.ts';
import type { Node, TypeSymbol } from '../../checker/type-host.ts';

/** A prop whose type is to be written. */
export interface TypedProp {
  symbol: TypeSymbol;
  declaration: Node | undefined;
  /** Leaves `undefined` out of the union. */
  optional: boolean;
  /** Type parameters that a user of the component sees. */
  generics: string[];
  /** Literals that the type allows, in the order of their authors. */
  values?: readonly LiteralDoc[];
  /** What a function takes or gives has it: a method may name the function's own parameters, which are seen. */
  isOfFunction?: boolean;
}
