export type Area = 'localStorage' | 'sessionStorage';

/** Makes of what was stored a value that can be used as it is. May throw at what is nothing of ours. */
export type ParseStored<Value> = (stored: unknown) => Value;

/**
 * Characters of a stored value, and more is not read: the navigation has as many with two thousand entries, and with
 * tens of thousands browsers are slow to put them back.
 */
export const MAX_STORED = 100_000;

/**
 * A stored value by its schema; nothing where there is none, it is too long or none of ours, or the browser denies
 * storage.
 */
export function readArea<Value>(
  key: string,
  parse: ParseStored<Value>,
  area: Area,
): Value | undefined {
  try {
    const text = window[area][key] as string;
    if (text.length <= MAX_STORED) return parse(JSON.parse(text));
  } catch {
    // As if nothing were there.
  }
}
