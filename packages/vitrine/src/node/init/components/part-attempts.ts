import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import type { Attempt } from './attempt.ts';
import { DATA } from './samples/sample-value.ts';

/** Props that name a field of the data. */
const FIELD = /^(?:data|value|y)(?:Key|Field|Accessor)$/;

/**
 * Ways to show what draws data only by a part that says how: a `BarChart` with a `Bar` in it. The part that its name
 * begins with is the one.
 * @param own those of the component alone, which bring the data
 */
export function listPartAttempts(
  { name, props }: ComponentDoc,
  docs: readonly ComponentDoc[],
  own: readonly Attempt[],
): Attempt[] {
  const sizeOf = (attempt: Attempt) => Object.keys(attempt.props).length;
  const withData = own.filter((one) => !one.hasChildren && rowOf(one) !== null);
  const [plain] = withData.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const filled = withData.find(({ isLast }) => isLast) ?? plain;
  const field = filled && numberIn(rowOf(filled));
  const takesParts = props.some(
    (prop) => prop.name === 'children' && /\bReactNode\b/.test(prop.type),
  );
  if (filled === undefined || field === undefined || !takesParts) return [];
  return docs
    .filter((doc) => doc.kind === 'component' && doc.name !== name && name.startsWith(doc.name))
    .flatMap((doc) => {
      const prop = doc.props.find((one) => FIELD.test(one.name));
      const asksMore = doc.props.some((one) => one.required && one !== prop);
      if (prop === undefined || asksMore || isFunction(prop)) return [];
      const part = { name: doc.name, props: { [prop.name]: field, ...colorOf(doc) } };
      return [{ ...filled, part }];
    });
}

/** Drawings are black where nothing says otherwise, as a dark page is. */
function colorOf({ props }: ComponentDoc): { fill?: string } {
  const fill = props.find((prop) => prop.name === 'fill' && !prop.inherited);
  return fill?.input === 'text' && fill.default === null ? { fill: 'steelblue' } : {};
}

const isFunction = ({ type }: PropDoc) => type.includes('=>');

/** An element of the data that it is given; `null` where it has none. */
function rowOf({ props }: Attempt): unknown {
  const found = Object.entries(props).find(([prop]) => DATA.test(prop))?.[1];
  return Array.isArray(found) ? (found[0] ?? null) : null;
}

/** Name of what is measured in an element of the data. */
function numberIn(row: unknown): string | undefined {
  const entries = typeof row === 'object' && row !== null ? Object.entries(row) : [];
  return entries.find(([, value]) => typeof value === 'number')?.[0];
}
