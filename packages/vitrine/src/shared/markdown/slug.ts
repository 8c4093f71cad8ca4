/** Characters of a heading's fragment: Unicode's normal forms take time by the square of some texts. */
const SLUG_LENGTH = 200;

/**
 * The fragment of a heading: lower case, words joined by hyphens. Letters and digits of every
 * script stay, so that a heading in Greek or Japanese has a fragment of its own.
 */
export function slugify(text: string): string {
  const words = text
    .slice(0, SLUG_LENGTH)
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}_]+/gu);
  return words?.join('-') ?? 'section';
}

/** Reserves `slug`, or else the first free of `slug-2`, `slug-3`, …, and returns it. */
export function takeSlug(slug: string, taken: Set<string>): string {
  if (!taken.has(slug)) {
    taken.add(slug);
    return slug;
  }
  const counts = nextCounts.get(taken) ?? new Map<string, number>();
  let count = counts.get(slug) ?? 2;
  while (taken.has(`${slug}-${count}`)) count += 1;
  counts.set(slug, count + 1);
  nextCounts.set(taken, counts);
  taken.add(`${slug}-${count}`);
  return `${slug}-${count}`;
}

/** Where to go on looking, so that a thousand equal headings are not compared with each other. */
const nextCounts = new WeakMap<Set<string>, Map<string, number>>();
