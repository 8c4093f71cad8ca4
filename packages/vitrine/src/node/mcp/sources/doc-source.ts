import type { EngineResult } from '../../../shared/search/engine.ts';
import type { ApiJson, SiteJson } from '../../llms/schema.ts';

/** Documentation that tools read: of a built site, or of a package. */
export interface DocSource {
  describe: () => Promise<SiteJson>;
  /** The Markdown of a page of the site. */
  readPage: (page: SiteJson['pages'][number]) => Promise<string>;
  /** The API of a component of the site. */
  readApi: (component: Pick<SiteJson['components'][number], 'api'>) => Promise<ApiJson>;
  /** Results of the site's own search; `null` where it has none. */
  search: (query: string) => Promise<{ results: EngineResult[]; suggestion?: string } | null>;
  /** What a word of a question may mean besides itself. */
  findSynonyms: (word: string) => string[];
  /** Makes an answer of several files, all of them as one build has written them. */
  ofOneBuild: <Answer>(read: () => Promise<Answer>) => Promise<Answer>;
}

/** The site is not as `vitrine.json` says: a build is at work, or has ended since. */
export const BEING_BUILT =
  'The site is being built just now, or what it was built from has changed. Ask again in a few seconds.';
