/** What searches the index outside of a browser, as `browser/search/local/engine.ts` has it. */
import type { SearchRecord } from './records.ts';

/** A result: stretches of its texts are marked where they have what was looked for. */
export interface EngineResult {
  kind: SearchRecord['kind'] | 'text';
  title: { text: string }[];
  href: string;
  text: { text: string }[];
  page: { title: string; href: string };
}

/** The functions that the search box answers with. */
export interface SearchEngine<Index = unknown> {
  /** @param load gives the text of a part by its address */
  openIndex: (manifestText: string, load: (url: string) => Promise<string>) => Index;
  searchIndex(
    index: Index,
    query: string,
    kind?: EngineResult['kind'],
  ): Promise<{ results: EngineResult[]; suggestion?: string }>;
  /** What a word may mean besides itself. */
  findSynonyms: (word: string, own: Record<string, string[]>) => string[];
}
