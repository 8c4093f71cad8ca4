import { afterPaint, whenIdle } from '../core/later.ts';

/** Pixels of a heading with its margins, and of a demo, whose toolbar is there before what it shows. */
const HEADING = 60;
const DEMO = 130;
/** Pixels of code and of a text without their lines. */
const CODE = 50;
const TEXT = 25;
/** Pixels of a line of code, and of a character where lines are longest, a hundred in 24 pixels. */
const CODE_LINE = 20;
const CHARACTER = 0.24;
/** Pixels of a block that was not laid out yet: the page is to be about as long as it will be, or places far down are not there. */
const USUAL = { text: 80, demo: 400 };
/** Pixels below the window that are laid out at once. */
const BEYOND = 200;
/** Blocks that are laid out together, later. */
const STEP = 8;

/** What a page's text and demos are divided into. */
const BLOCKS = ':scope > :not(.prose), .prose > *';

/** About as many pixels as a block takes at the least: anything else may be folded, or be a popover. */
function estimateLeast(block: Element): number {
  if (block.matches('.heading')) return HEADING;
  if (block.matches('.demo')) return DEMO;
  const text = block.textContent;
  if (block.matches('.code')) return CODE + text.split('\n').length * CODE_LINE;
  return block.matches('p, ul, ol') ? TEXT + text.length * CHARACTER : 0;
}

/**
 * Leaves the layout of what is below the window to the time after a page's first frame, so that one with forty demos is
 * there as soon as one with none. Until then the browser lays a block out when it comes near the window, or when something
 * in it is looked for.
 * @param main of a page that is about to be shown from its top: what lies above a place must not change its height
 */
export function stageBlocks(main: Element): void {
  let room = innerHeight + BEYOND;
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
