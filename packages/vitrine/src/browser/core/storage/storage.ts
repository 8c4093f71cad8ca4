import { readArea, type Area, type ParseStored } from './read-area.ts';

/** Texts that could not be stored: they hold until the page is left, whatever lies there of earlier. */
const unstored = new Map<string, string>();

/** A value by its schema, as this page or another has stored it last; nothing where there is none that can be used. */
export function readStorage<Value>(
  key: string,
  parse: ParseStored<Value>,
  area: Area = 'localStorage',
): Value | undefined {
  const text = unstored.get(area + key);
  return text === undefined ? readArea(key, parse, area) : parse(JSON.parse(text));
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

/**
 * Takes away what is stored, which works where storage is full. A value that could not be stored holds all the same
 * until the page is left.
 */
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
