/** Values of props, as simple as can be. */
import type { ComponentDoc, PropDoc } from '../../../model/component-doc.ts';
import { TAKES_NUMBER } from './optional-data.ts';
import { takesNode } from './renders.ts';
import { pictureOf, sampleOf, type Sample } from './sample-value.ts';

/** Texts that are not just any, by the props that take them. */
const MEANT: Record<string, string> = {
  ...{ value: 'a', autoComplete: 'off', locale: 'en', lang: 'en' },
  ...{ href: '#', url: '#', to: '#' },
};

/** Props that say how large something is, which at 1 nobody would see. */
const MEASURE = /^(?:width|height|size|radius)$|(?:Width|Height|Size|Radius)$/;
const MEASURED = 100;

/** Props that say how many there are of what is chosen from, as pages. */
const COUNT = /^(?:total|count|max|pages)$|^(?:total|num)[A-Z]|(?:Count|Total|Pages)$/;
const COUNTED = 10;

const ENUM_MEMBER = /^[A-Za-z_$][\w$]*\./;

/** A list of any length, alone or among other types, and no function that returns one. */
const LIST = /^(?!.*=>).*\[\](?: \||$)|^(?:Readonly)?Array</;

/** Names of the ends of what a value lies between. */
const LARGEST = /^max(?:Value|imum)?$/;
const SMALLEST = /^min(?:Value|imum)?$/;
/** How far a value is on its way to the largest one. */
const SHARE = 0.6;

/**
 * A value within what its component takes: of a hundred, 1 would look like none.
 * @param props of the component, whose defaults say it; `null` where they do not
 */
export function exampleWithin(prop: PropDoc, props: readonly PropDoc[]): number | null {
  if (prop.name !== 'value' || prop.input !== 'number') return null;
  const endOf = (called: RegExp) => {
    const end = props.find(({ name, required }) => !required && called.test(name));
    return end?.default ? Number(end.default) : Number.NaN;
  };
  const [largest, smallest] = [endOf(LARGEST), endOf(SMALLEST)];
  const from = Number.isNaN(smallest) ? 0 : smallest;
  const within = Math.round(from + SHARE * (largest - from));
  return within > from && within < largest ? within : null;
}

/** Whether a prop is this size, and takes a number. */
export const isSize = ({ name, type }: PropDoc, size: string) =>
  name === size && TAKES_NUMBER.test(type);

/** The fields of data that props name where they are not told otherwise: `indexBy = 'id'`, `keys = ['value']`. */
export function fieldsRead(props: readonly PropDoc[]): string | null {
  const found = props.flatMap(({ name, default: value }) =>
    NAMES_FIELD.test(name) ? (FIELD.exec(value ?? '')?.[1] ?? []) : [],
  );
  const fields = [...new Set(found)].map(
    (name) => `${name}: ${/^(?:name|label)$|^id$|Key$/.test(name) ? 'string' : 'number'}`,
  );
  return fields.length < 2 ? null : `{ ${fields.join('; ')} }`;
}

const NAMES_FIELD = /(?:By|Key)$|^(?:keys|id|value)$/;
const FIELD = /^\[?['"]([A-Za-z]\w*)['"]\]?$/;

/** A value that the type allows, as simple as can be; `null` for functions, objects and the like. */
export function exampleOf(prop: PropDoc, types: ComponentDoc['types']): Sample | null {
  const { name, values, input, type, resolved } = prop;
  const literal = values.find(({ text }) => !ENUM_MEMBER.test(text));
  if (literal) return literal.value;
  // A text in its place is no value of the type.
  if (values.length > 0) return null;
  if (input === 'boolean') return false;
  // A text is no length, even where the type allows any.
  const takesNumber = input === 'number' || TAKES_NUMBER.test(type);
  if (takesNumber && MEASURE.test(name)) return MEASURED;
  if (input === 'number') return COUNT.test(name) ? COUNTED : 1;
  if (name === 'srcSet') return null;
  if (/^(?:src|image|imageUrl)$/.test(name)) return input === 'text' ? pictureOf(0) : null;
  if (input === 'text' || takesNode(prop)) return MEANT[name] ?? 'Example';
  const text = resolved ?? type;
  return sampleOf(text, types, name) ?? (LIST.test(text) ? [] : null);
}
