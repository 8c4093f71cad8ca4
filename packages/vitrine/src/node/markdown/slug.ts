/**
 * The fragment of a heading: lower case, words joined by hyphens. Letters and digits of every
 * script stay, so that a heading in Greek or Japanese has a fragment of its own.
 */
export function slugify(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}_]+/gu);
  return words?.join('-') ?? 'section';
}

/** Reserves `slug`, or else the first free of `slug-2`, `slug-3`, …, and returns it. */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
  taken.add(free);
  return free;
}

/** A file name without extension as a title: `contained-buttons` → `Contained buttons`. */
export function titleFromFileName(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
