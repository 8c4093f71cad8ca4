import type { TypeSymbol } from '../checker/type-host.ts';

/** A prop as the checker knows it. */
export interface FoundProp {
  name: string;
  /** Its declarations in the types of the component or of a library, the most specific first. */
  symbols: [TypeSymbol, ...TypeSymbol[]];
  /** Required in every variant. */
  required: boolean;
  /** Where it is required although it is optional elsewhere: `variant="line"`, `without src`. */
  requiredIn?: string[];
  /** The variants that have it, where not all do: `variant="line"`. */
  onlyIn?: string[];
  /** It stands for many names that a type computes: its own is their pattern. */
  isPattern?: boolean;
  /** It is what React declares, in a variant that declares nothing of this name itself. */
  isNative?: boolean;
  /** Its declaration in each variant that has it, where there are several. */
  inVariants?: TypeSymbol[];
}
