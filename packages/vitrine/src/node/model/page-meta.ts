import type {
  DemoReference,
  Page,
  PagesReference,
  PlaygroundReference,
} from '../../shared/page.ts';
import type { PageResources } from './page-resources.ts';

/** The facts of a page that stay in memory while the site is checked and built. Its blocks do not. */
export type PageMeta = Pick<
  Page,
  | 'kind'
  | 'pathname'
  | 'title'
  | 'description'
  | 'layout'
  | 'components'
  | 'package'
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
  /** What its HTML runs and loads, where that is anything. */
  resources?: PageResources;
};
