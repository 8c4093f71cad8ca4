import { expect, it } from 'vitest';
import { NOT_FOUND_PAGE } from './own-pages.ts';

it('makes a page that no file is behind, and that nobody finds or edits', () => {
  expect(NOT_FOUND_PAGE).toMatchObject({
    kind: 'markdown',
    pathname: '/404',
    tabTitle: NOT_FOUND_PAGE.title,
    anchors: ['page-not-found'],
    ...{ sponsor: false, components: [], toc: [], links: [], search: [] },
    source: { file: '', editUrl: '' },
  });
  expect(NOT_FOUND_PAGE.blocks).toMatchObject([{ kind: 'html' }]);
});
