import { whenIdle } from '../core/later.ts';

/** Pixels of a block that is hardly there: a line of text with its margin, a demo of one line with its toolbar. */
const LEAST = { text: 40, demo: 100 };
/** Pixels of a block that was not laid out yet. */
const USUAL = { text: '80px', demo: '400px' };
/** Pixels below the window that are laid out at once. */
const BEYOND = 200;
/** Blocks that are laid out together, later. */
const STEP = 8;

/**
 * What a page's text and demos are divided into. Not headings: the table of contents asks where they are, and the browser
 * would lay out each for its answer.
 */
const BLOCKS = ':scope > :not(.prose), .prose > :not(.heading)';

const kindOf = ({ classList }: Element) => (classList.contains('demo') ? 'demo' : 'text');

/**
 * Leaves the layout of what is below the window to the time after a page's first frame, so that one with forty demos is
 * there as soon as one with none. Until then the browser lays a block out when it comes near the window, or when something
 * in it is looked for.
 * @param main of a page that is about to be shown from its top: what lies above a place must not change its height
 */
export function stageBlocks(main: Element): void {
  let room = innerHeight + BEYOND;
  const waiting = [...main.querySelectorAll<HTMLElement>(BLOCKS)].filter((block) => {
    const isInWindow = room > 0;
    if (isInWindow) room -= LEAST[kindOf(block)];
    return !isInWindow;
  });
  for (const block of waiting) {
    block.style.contentVisibility = 'auto';
    block.style.containIntrinsicHeight = `auto ${USUAL[kindOf(block)]}`;
  }
  if (waiting.length === 0) return;
  const release = () => {
    for (const { style } of waiting.splice(0, STEP)) {
      style.removeProperty('content-visibility');
      style.removeProperty('contain-intrinsic-height');
    }
    if (waiting.length > 0) whenIdle(release);
  };
  // The first frame comes before the time after the next.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(release)));
}
