import type { SearchEngine } from '../../../shared/search/engine.ts';
import { openIndex, type IndexReader } from './index-reader.ts';
import { searchIndex } from './query.ts';
import { findSynonyms } from './synonyms.ts';

/** The search of the site for programs: the engine's build makes one file of it. */
export const engine: SearchEngine<IndexReader> = { openIndex, searchIndex, findSynonyms };
