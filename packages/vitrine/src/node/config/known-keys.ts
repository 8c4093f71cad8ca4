import type { z } from 'zod';
import { configSchema } from './schema.ts';

/** Inside of Zod's types that what is wrong may stand for: optional values, defaults, lists, records, unions. */
interface Wrapping {
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
  /** Of a literal. */
  values?: readonly unknown[];
}

/**
 * Keys that an object at this place of the configuration can have; none where it is no object, or any will do.
 * @param input what is there: of objects that are told apart by a value, the one with this value is meant
 */
export function knownKeys(path: readonly PropertyKey[], input: unknown): string[] {
  const shapes = typesAt(path).map((type) => wrappingOf(type).shape ?? {});
  const given = Object(input) as Record<string, unknown>;
  const meant = shapes.filter((shape) =>
    Object.entries(shape).every(([key, type]) => {
      const { values } = wrappingOf(type);
      return values?.includes(given[key]) ?? true;
    }),
  );
  return [...new Set((meant.length > 0 ? meant : shapes).flatMap(Object.keys))];
}

const wrappingOf = (type: z.core.$ZodType) => type._zod.def as Wrapping;

/** The types that a value at this place may have. */
function typesAt(path: readonly PropertyKey[]): z.core.$ZodType[] {
  let types = unwrap(configSchema);
  for (const key of path) {
    types = types.flatMap((type) => {
      const { shape, element, valueType } = wrappingOf(type);
      const member = shape?.[String(key)] ?? element ?? valueType;
      return member === undefined ? [] : unwrap(member);
    });
  }
  return types;
}

function unwrap(type: z.core.$ZodType): z.core.$ZodType[] {
  const { innerType, in: input, getter, options } = wrappingOf(type);
  const inner = innerType ?? input ?? getter?.();
  if (inner !== undefined) return unwrap(inner);
  return options === undefined ? [type] : options.flatMap(unwrap);
}
