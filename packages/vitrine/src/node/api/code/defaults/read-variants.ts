/** What is read of a component's variants: their defaults and options. */
import { MAX_LEVELS, addValue, NOT_OWN, type Reading } from './reading.ts';
import { valueAt, type Value } from '../implementation/find-code.ts';
import { entriesOf, unwrap } from '../syntax.ts';
import { defaultVariantsOf, extendedBy, optionsOf } from './variants.ts';

/** Defaults and options of what chooses styles, or of a component that is made of nothing but styles. */
export function readVariants(
  reading: Reading,
  { module, value }: Value,
  propOfVariant: (name: string) => string | undefined,
  level = 0,
): void {
  const written = defaultVariantsOf(value);
  for (const { name, value: one } of written === null ? [] : entriesOf(unwrap(written))) {
    const prop = propOfVariant(name);
    if (prop !== undefined) addValue(reading, module, prop, one, NOT_OWN);
  }
  for (const { name, options } of optionsOf(value)) {
    const prop = propOfVariant(name);
    if (prop !== undefined && reading.options?.has(prop) === false)
      reading.options.set(prop, options);
  }
  const extended = extendedBy(value);
  const base = extended && valueAt(reading.finder, module, unwrap(extended));
  if (base && level < MAX_LEVELS) readVariants(reading, base, propOfVariant, level + 1);
}
