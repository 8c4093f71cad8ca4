/** A set of entries: bit 0 of the first number is the first entry. */
export type EntrySet = Uint32Array;

/**
 * Finds which entries need each module, by handing on what is known of a module to those that it needs. Ten thousand
 * entries that need one library are so many bits in each of its modules, and the library is gone through once.
 * @param next ids of what a module needs; circles are fine
 */
export function findUsers(
  entries: readonly string[],
  next: (id: string) => readonly string[],
): Map<string, EntrySet> {
  const users = new Map<string, EntrySet>();
  const usersOf = (id: string) => {
    const found = users.get(id) ?? new Uint32Array(lengthFor(entries.length));
    users.set(id, found);
    return found;
  };
  entries.forEach((id, entry) => addEntry(usersOf(id), entry));
  const waiting = new Set(entries);
  for (const id of waiting) {
    waiting.delete(id);
    const known = usersOf(id);
    // One that gains entries hands them on in its turn, behind the others.
    for (const each of next(id)) if (addAll(usersOf(each), known)) waiting.add(each);
  }
  return users;
}

/** The entries from 0 up to a number of them. */
export function everyEntry(count: number): EntrySet {
  const all = new Uint32Array(lengthFor(count));
  for (let entry = 0; entry < count; entry++) addEntry(all, entry);
  return all;
}

/** Whether more than one entry is in it. */
export function hasSeveral(entries: EntrySet): boolean {
  let isFound = false;
  for (const bits of entries) {
    if (bits === 0) continue;
    if (isFound || (bits & (bits - 1)) !== 0) return true;
    isFound = true;
  }
  return false;
}

/** The numbers of the entries, ascending. */
export function listEntries(entries: EntrySet): number[] {
  const found: number[] = [];
  entries.forEach((bits, word) => {
    for (let bit = 0; bit < 32; bit++) if ((bits >>> bit) & 1) found.push(word * 32 + bit);
  });
  return found;
}

const lengthFor = (entries: number) => Math.ceil(entries / 32);

function addEntry(entries: EntrySet, entry: number): void {
  entries[entry >> 5]! |= 1 << (entry & 31);
}

/** @returns whether there were others among them */
function addAll(entries: EntrySet, others: EntrySet): boolean {
  let isMore = false;
  for (let word = 0; word < others.length; word++) {
    const missing = others[word]! & ~entries[word]!;
    if (missing === 0) continue;
    entries[word]! |= missing;
    isMore = true;
  }
  return isMore;
}
