import { MAX_QUERY } from '../core/constants.ts';

/** Whether a text has every word of a query, in any order and in upper or lower case. */
export function matchesWords(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .slice(0, MAX_QUERY)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
