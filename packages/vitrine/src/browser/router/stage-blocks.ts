import { afterPaint, whenIdle } from '../core/later.ts';

/** Pixels of a block that holds hardly anything, with its margins. A demo's toolbar is there before what it shows. */
const LEAST = { heading: 60, demo: 130, code: 50, text: 25 };
/** Pixels of a character where lines are longest, a hundred in 24 pixels, and of a line of code. */
const CHARACTER = 0.24;
const CODE_LINE = 20;
/** Pixels below the window that are laid out at once. */
const BEYOND = 200;
/** Blocks that are laid out together, later. */
const STEP = 8;

/** What a page's text and demos are divided into. */
const BLOCKS = ':scope > :not(.prose, [popover]), .prose > :not([popover])';
/** Text that may not show, or not yet. */
const FOLDED = 'details, :has(details)';

const kindOf = ({ classList }: Element) =>
  (['heading', 'demo', 'code'] as const).find((kind) => classList.contains(kind)) ?? 'text';

/** About as many pixels as a block takes at the least. A demo's text says nothing of that. */
function estimateLeast(block: Element): number {
  const kind = kindOf(block);
  const text = block.textContent;
  if (kind === 'code') return LEAST.code + text.split('\n').length * CODE_LINE;
  return LEAST[kind] + (kind === 'text' && !block.matches(FOLDED) ? text.length * CHARACTER : 0);
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
      block.style.containIntrinsicHeight = `auto ${least}px`;
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
