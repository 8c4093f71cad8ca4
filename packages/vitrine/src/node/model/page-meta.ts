import type {
  DemoReference,
  Page,
  PagesReference,
  PlaygroundReference,
} from '../../shared/page.ts';

/** What is kept of every page while the site is checked and built: not its blocks, so that memory stays small. */
export type PageMeta = Pick<
  Page,
  | 'kind'
  | 'pathname'
  | 'title'
  | 'description'
  | 'layout'
  | 'components'
  | 'image'
  | 'thumbnail'
  | 'anchors'
  | 'links'
  | 'source'
> & {
  demos: DemoReference[];
  playgrounds: PlaygroundReference[];
  /** The list of the pages below this one, where it has one. */
  lists?: PagesReference;
};
