import { problem, type Problem } from '../base/errors.ts';
import { count } from '../base/text.ts';
import type { Page } from '../../shared/page.ts';

/**
 * Makes a page with `layout: blank` of what its Markdown compiles to: the demo is all that its document
 * shows, so nothing else has an anchor, and the demo needs no toolbar.
 * @param line of the heading
 */
export function compileBlank(
  page: Page,
  problems: Problem[],
  line: number,
): { page: Page; problems: Problem[] } {
  const { blocks, pathname, source } = page;
  const demos = blocks.filter((block) => block.kind === 'demo' && !block.poster);
  if (blocks.length !== 1 || demos.length !== 1) {
    const found = [count(demos.length, 'demo'), count(blocks.length - demos.length, 'other block')];
    problems.push(
      problem('invalid-blank-page', [found.join(' and ')], { file: source.file, line }),
    );
  }
  return {
    page: {
      ...page,
      layout: 'blank',
      sponsor: false,
      blocks: blocks.map((block) =>
        block.kind === 'demo' ? { ...block, hideHeader: true } : block,
      ),
      toc: [],
      anchors: [],
      search: page.search.filter(({ href }) => href === pathname),
    },
    problems,
  };
}
