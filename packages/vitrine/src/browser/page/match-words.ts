/** Characters of a query that count: nobody types as many, and what is pasted is compared with each row. */
const MOST = 500;

/** Whether a text has every word of a query, in any order and in upper or lower case. */
export function matchesWords(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .slice(0, MOST)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
