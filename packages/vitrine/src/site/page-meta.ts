import type { DemoReference, Page, PlaygroundReference } from '../page.js';

/** What is kept of every page while the site is checked and built: not its blocks, so that memory stays small. */
export type PageMeta = Pick<
  Page,
  'kind' | 'pathname' | 'title' | 'components' | 'anchors' | 'links' | 'source'
> & {
  demos: DemoReference[];
  playgrounds: PlaygroundReference[];
  /** The page's part of the search index, encoded. */
  searchPart: string;
};
