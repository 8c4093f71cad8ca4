/** Props of one variant of a component, and of all of them. */
import { SymbolFlags, TypeFlags, type TypeHost, type TypeSymbol } from '../checker/type-host.ts';
import type { FoundProp } from './found-prop.ts';
import type { Variant } from './shape/variants.ts';

/** A prop of a variant: `certain` where it is there whatever a use of the component decides. */
export type VariantProp = Readonly<FoundProp & { certain?: boolean }>;

/** Props of a variant by name. */
export type VariantProps = Map<string, VariantProp>;

/** A prop as one declaration has it: the same for all components, which may have it by the hundred. */
export function foundAlone(symbol: TypeSymbol, certain: boolean): VariantProp {
  const known = certain ? alone : aloneOnCondition;
  const required = certain && (symbol.flags & SymbolFlags.Optional) === 0;
  const found = known.get(symbol) ?? { name: symbol.name, symbols: [symbol], required, certain };
  known.set(symbol, found);
  return found;
}

const alone = new WeakMap<TypeSymbol, VariantProp>();
const aloneOnCondition = new WeakMap<TypeSymbol, VariantProp>();

/** A prop that two parts of a variant have. */
export function foundTwice(one: VariantProp, other: VariantProp): VariantProp {
  const symbols: FoundProp['symbols'] = [...one.symbols, ...other.symbols];
  const required = one.required || other.required;
  return { ...one, symbols, required, certain: one.certain === true || other.certain === true };
}

/**
 * Variants with the attributes that they take over from React and others declare for themselves: `children`, which a link
 * with any element in it requires, beside one that takes whatever `<a>` does.
 */
export function withNative(
  host: TypeHost,
  variants: readonly Variant[],
  each: readonly VariantProps[],
): VariantProps[] {
  const names = [...new Set(each.flatMap((found) => [...found.keys()]))].filter((name) =>
    host.react.isAttribute(name),
  );
  const asked = variants.flatMap(({ leaves, leftOut }, i) =>
    names
      .filter((name) => !each[i]!.has(name))
      .flatMap((name) =>
        leaves
          .filter((leaf) => (leaf.flags & TypeFlags.Object) !== 0)
          .filter((leaf) => leftOut?.get(leaf)?.has(name) !== true)
          .map((leaf) => ({ i, name, leaf })),
      ),
  );
  const found = host.together(asked, ({ leaf, name }) =>
    host.checker.getPropertyOfType(leaf, name),
  );
  const whole = each.map((one) => new Map(one));
  asked.forEach(({ i, name }, at) => {
    const symbol = found[at];
    if (symbol !== undefined) whole[i]!.set(name, { ...foundAlone(symbol, true), isNative: true });
  });
  return whole;
}

/**
 * One prop for each name.
 * @param whole each variant with what it has from React, see `withNative`
 * @param conditional of each variant, whether a use of the component decides what it has
 */
export function mergeVariants(
  each: readonly VariantProps[],
  whole: readonly VariantProps[],
  conditional: readonly boolean[],
): FoundProp[] {
  const merged = new Map<string, FoundProp>();
  const declared = each.flatMap((variant) => [...variant.values()]);
  // What React says of any other name, no row does.
  const others = whole.flatMap((variant) => variant.get('children') ?? []).filter(isOfReact);
  for (const { certain: _, isNative: __, ...prop } of [...declared, ...others]) {
    const { name, symbols } = prop;
    const known = merged.get(name);
    if (known === undefined) {
      const own = { ...prop, symbols: [...symbols] as typeof symbols, inVariants: [symbols[0]] };
      merged.set(name, { ...own, required: isRequired(name, whole, conditional) });
    } else {
      known.symbols.push(...symbols);
      known.inVariants!.push(symbols[0]);
    }
  }
  return [...merged.values()];
}

const isOfReact = ({ isNative }: VariantProp) => isNative === true;

/** Whether all variants require a prop. One that has it only on a condition says less than one that always has it. */
function isRequired(
  name: string,
  each: readonly VariantProps[],
  conditional: readonly boolean[],
): boolean {
  const found = each.map((variant) => variant.get(name));
  const isTold = found.some((one) => one?.certain === true);
  return found.every((one, i) =>
    isTold && conditional[i] && one?.certain !== true ? true : one?.required === true,
  );
}
