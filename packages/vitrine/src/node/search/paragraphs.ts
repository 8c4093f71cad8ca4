/**
 * Characters of one record's text. Algolia's smallest plan takes records of 10 kB
 * (https://www.algolia.com/doc/guides/scaling/algolia-service-limits); this much of a script with three
 * bytes to a character stays well below.
 */
export const MAX_CONTENT = 2000;

/** Puts paragraphs together, as few pieces as `MAX_CONTENT` allows; a longer paragraph is cut between words. */
export function joinParagraphs(paragraphs: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const paragraph of paragraphs.flatMap(splitLong)) {
    const last = pieces.at(-1);
    const fits = last !== undefined && last.length + 1 + paragraph.length <= MAX_CONTENT;
    if (fits) pieces[pieces.length - 1] = `${last} ${paragraph}`;
    else pieces.push(paragraph);
  }
  return pieces;
}

function splitLong(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_CONTENT) {
    const space = rest.lastIndexOf(' ', MAX_CONTENT);
    // A script without spaces is cut anywhere but inside a character.
    const inside = /[\ud800-\udbff]/.test(rest.charAt(MAX_CONTENT - 1));
    const end = space > 0 ? space : MAX_CONTENT - Number(inside);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
