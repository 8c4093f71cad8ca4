import { expect, it } from 'vitest';
import type { Page } from '../../shared/page.ts';
import type { TreeEntry } from '../model/site.ts';
import { markOutsideTree } from './outside-tree.ts';

const TREE = [{ pathname: '/', children: [{ pathname: '/in' }] }] as TreeEntry[];
const makePage = (page: Partial<Page>) => ({ blocks: [], ...page }) as unknown as Page;

it('a page outside the page tree says what is missing, and where it goes', () => {
  const { blocks } = markOutsideTree(makePage({ pathname: '/a<b' }), TREE);
  expect(blocks.map((block) => 'html' in block && block.html)).toEqual([
    '<div class="callout warning" role="note"><p class="callout-title">Not in the page tree</p>' +
      '<p>Missing activePage. &quot;/a&lt;b&quot; is not in the page tree. Add an entry for it to `pages`, with displayNav: false if it should not be in the navigation.</p></div>',
  ]);
});

it.each([{ pathname: '/in' }, { pathname: '/out', layout: 'blank' as const }])(
  'a page of the tree, or without the shell, says nothing: %j',
  (page) => {
    const own = makePage(page);
    expect(markOutsideTree(own, TREE)).toBe(own);
  },
);
