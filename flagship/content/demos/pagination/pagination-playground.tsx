import type { PlaygroundOptions } from 'vitrine/playground';

export default {
  controls: [
    'count',
    'page',
    'siblingCount',
    'boundaryCount',
    'color',
    'variant',
    'shape',
    'size',
    'showFirstButton',
    'showLastButton',
    'hidePrevButton',
    'hideNextButton',
    'disabled',
  ],
  props: { count: 12, page: 6, siblingCount: 0, 'aria-label': 'Pages of the album' },
  handlers: { onChange: (_event: unknown, page: number) => ({ page }) },
} satisfies PlaygroundOptions;
