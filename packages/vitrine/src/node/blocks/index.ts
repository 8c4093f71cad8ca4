import type { Block, Page } from '../../shared/page.ts';
import type { Directive } from '../markdown/directives/directive.ts';
import type { BlockKind } from './block-kind.ts';
import { api } from './api.ts';
import { demo } from './demo.ts';
import { html } from './html.ts';
import { pageList } from './page-list.ts';
import { playground } from './playground.ts';

const BLOCK_KINDS: { [Kind in Block['kind']]: BlockKind<Extract<Block, { kind: Kind }>> } = {
  html,
  api,
  demo,
  playground,
  pages: pageList,
};

/** The kind of a block. */
export function kindOf({ kind }: Pick<Block, 'kind'>): BlockKind {
  return BLOCK_KINDS[kind];
}

/** The directives that become blocks. */
export const BLOCK_DIRECTIVES: readonly Directive[] = Object.values(BLOCK_KINDS).flatMap(
  ({ directive }) => directive ?? [],
);

/** The page with what its blocks add to the search index. */
export function addSearch(page: Page): Page {
  const records = page.blocks.flatMap((block) => kindOf(block).search(block, page));
  return { ...page, search: [...page.search, ...records] };
}
