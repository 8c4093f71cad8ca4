type Area = 'localStorage' | 'sessionStorage';

/** Makes of what was stored a value that can be used as it is. May throw at what is nothing of ours. */
export type ParseStored<Value> = (stored: unknown) => Value;

/** Characters of a stored value: none of ours has as many, and more is not read. */
export const MAX_STORED = 400_000;

/** Texts that could not be stored: they hold until the page is left, whatever lies there of earlier. */
const unstored = new Map<string, string>();

/**
 * A stored value by its schema; nothing where there is none, it is too long or none of ours, or the browser denies
 * storage.
 */
export function readStorage<Value>(
  key: string,
  parse: ParseStored<Value>,
  area: Area = 'localStorage',
): Value | undefined {
  try {
    const text = unstored.get(area + key) ?? (window[area][key] as string);
    if (text.length <= MAX_STORED) return parse(JSON.parse(text));
  } catch {
    // As if nothing were there.
  }
}

/**
 * Stores a value as JSON. Where storage is denied or full, it is forgotten with the page.
 * @returns whether it is stored
 */
export function writeStorage(key: string, value: unknown, area: Area = 'localStorage'): boolean {
  const text = JSON.stringify(value);
  try {
    window[area].setItem(key, text);
    unstored.delete(area + key);
    return true;
  } catch {
    unstored.set(area + key, text);
    return false;
  }
}

/** Takes a stored value away, which works where storage is full. */
export function removeStorage(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Denied: then nothing was read of it either.
  }
}

/** Calls back when another tab has stored a value in `localStorage`, or has cleared all of it. */
export function onStorage(ownKey: string, onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== ownKey && key !== null) return;
    unstored.delete(`localStorage${ownKey}`);
    onChange();
  });
}
