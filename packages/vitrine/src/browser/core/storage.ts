type Area = 'localStorage' | 'sessionStorage';

/** A stored value; nothing where there is none, it is no JSON, or the browser denies storage. */
export function readStorage(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(window[area][key] as string);
  } catch {
    // As if nothing were there.
  }
}

/** Stores a value as JSON. Where storage is denied or full, it is forgotten with the page. */
export function writeStorage(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, JSON.stringify(value));
  } catch {
    // Nothing that a reader could do about it.
  }
}

/** Calls back when another tab has stored a value in `localStorage`, or has cleared all of it. */
export function onStorage(ownKey: string, onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === ownKey || key === null) onChange();
  });
}
