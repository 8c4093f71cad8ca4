/** What variants of a union of props have from React alone. */
import { TypeFlags, type TypeHost } from '../checker/type-host.ts';
import type { Variant } from './shape.ts';
import { foundAlone, type VariantProps } from './variant-props.ts';

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
