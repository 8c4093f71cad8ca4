/**
 * The keys that lead to the value for which no text can be made of an object, as a circle or a getter that throws; empty
 * where that is the object itself.
 * @param print throws for what has no text
 */
export function findUnprintable(
  value: unknown,
  print: (value: unknown) => unknown,
): (string | number)[] {
  const keys: (string | number)[] = [];
  const around = new Set<unknown>();
  const hasText = (parent: object, key: string) => {
    try {
      print((parent as Record<string, unknown>)[key]);
      return true;
    } catch {
      return false;
    }
  };
  try {
    for (let at = value; typeof at === 'object' && at !== null && !around.has(at);) {
      around.add(at);
      const parent: object = at;
      const key = Object.keys(parent).find((name) => !hasText(parent, name));
      if (key === undefined) break;
      keys.push(Array.isArray(parent) ? Number(key) : key);
      at = (parent as Record<string, unknown>)[key];
    }
  } catch {
    // What it cannot be asked for is where the last key leads.
  }
  return keys;
}
