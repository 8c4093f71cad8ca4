import synonyms from './synonyms.json' with { type: 'json' };
import type { FoundIcon, IconNames, IconTheme } from './icon-data.ts';

/**
 * The icons of a theme whose names, or other words for what they show, have every word of the query. Those that begin with the query come
 * first, then those with a word that does.
 * @param query words in any order and case, as "alarm access"; empty: every icon
 */
export function findIcons(data: IconNames, theme: IconTheme, query: string): FoundIcon[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const phrase = words.join('');
  const missing = new Set(data.missing[theme]);
  const found: (FoundIcon & { rank: number })[] = [];
  data.names.forEach((name, index) => {
    if (missing.has(index)) return;
    const lower = name.toLowerCase();
    const others = SYNONYMS[name] ?? '';
    if (!words.every((word) => lower.includes(word) || begins(others, word))) return;
    found.push({ index, name, rank: rankOf(name, lower, phrase, words[0] ?? '') });
  });
  // Sorting is stable: within a rank the order is that of the alphabet.
  return found.sort((a, b) => a.rank - b.rank).map(({ index, name }) => ({ index, name }));
}

const SYNONYMS: Record<string, string> = synonyms;

/** Whether some word of a list begins so. */
const begins = (list: string, word: string) => ` ${list}`.includes(` ${word}`);

function rankOf(name: string, lower: string, phrase: string, word: string): number {
  if (lower === phrase) return 0;
  if (lower.startsWith(phrase)) return 1;
  if (`, ${SYNONYMS[name] ?? ''}, `.replaceAll(' ', '').includes(`,${phrase},`)) return 1;
  const starts = name.split(/(?=[A-Z])/).some((part) => part.toLowerCase().startsWith(word));
  return starts ? 2 : 3;
}
