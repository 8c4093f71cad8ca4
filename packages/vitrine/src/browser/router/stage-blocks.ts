import { afterPaint, whenIdle } from '../core/later.ts';

/** Pixels of the bar and of the page's actions, above its first heading. */
const ABOVE = 110;
/** Pixels of a heading with its margins, of a demo, whose toolbar is there before what it shows, and of what is folded. */
const HEADING = 60;
const DEMO = 130;
const FOLDED = 30;
/** Pixels of a block without its lines, of a line of text, which an item of a list has too, of code and of a row. */
const EMPTY = 25;
const EMPTY_CODE = 50;
const LINE = 24;
const CODE_LINE = 20;
const ROW = 33;
/** Characters that a line of text has at the most, and pixels that one takes at the least. */
const LONGEST_LINE = 100;
const CHARACTER = 6.5;
/** Pixels of a block that was not laid out yet: the page is to be about as long as it will be, or places far down are not there. */
const USUAL = { text: 80, demo: 400 };
/** Blocks that are laid out together, later. */
const STEP = 8;

/** What a page's text and demos are divided into. */
const BLOCKS = ':scope > :not(.prose), .prose > *';

/** About as many pixels as a block takes at the least: anything else may be a popover. */
function estimateLeast(block: Element): number {
  if (block.matches('.heading')) return HEADING;
  if (block.matches('.demo')) return DEMO;
  if (block.matches('details')) return FOLDED;
  if (block.matches('.table-scroll, .api-table')) return block.querySelectorAll('tr').length * ROW;
  const text = block.textContent;
  if (block.matches('.code')) return EMPTY_CODE + text.split('\n').length * CODE_LINE;
  if (!block.matches('p, ul, ol')) return 0;
  const lines = text.length / Math.min(LONGEST_LINE, innerWidth / CHARACTER);
  return EMPTY + LINE * Math.max(lines, block.querySelectorAll('li').length - 1);
}

/**
 * Leaves the layout of what is below the window to the time after a page's first frame, so that one with forty demos is
 * there as soon as one with none. Until then the browser lays a block out when it comes near the window, or when something
 * in it is looked for.
 * @param main of a page that is about to be shown from its top: what lies above a place must not change its height
 */
export function stageBlocks(main: Element): void {
  let room = innerHeight - ABOVE;
  const waiting: HTMLElement[] = [];
  for (const block of main.querySelectorAll<HTMLElement>(BLOCKS)) {
    const least = estimateLeast(block);
    if (room > 0) room -= least;
    // The table of contents asks where headings are, and the browser would lay out each for its answer.
    else if (!block.matches('.heading')) {
      block.style.contentVisibility = 'hidden';
      block.style.containIntrinsicHeight = `auto ${Math.max(least, block.matches('.demo') ? USUAL.demo : USUAL.text)}px`;
      waiting.push(block);
    }
  }
  if (waiting.length === 0) return;
  const release = () => {
    for (const { style } of waiting.splice(0, STEP)) {
      style.removeProperty('content-visibility');
      style.removeProperty('contain-intrinsic-height');
    }
    if (waiting.length > 0) whenIdle(release);
  };
  afterPaint(() => {
    for (const { style } of waiting) style.contentVisibility = 'auto';
    whenIdle(release);
  });
}
