import { decodePath } from '../../shared/paths.ts';

/** Distance in pixels from the top of the window at which a heading is reached: the app bar and some air. */
export const READING_LINE_PX = 104;
/** Pixels of scrolling that each heading near the end of a page gets: about one turn of a wheel, at least a part of it. */
const LAST_HEADINGS_PX = { least: 24, most: 100 };

/**
 * From which scroll position on each heading is the active one, in pixels. A heading's turn comes when it
 * reaches the reading line. Those too near the end of the page to ever reach it share what is left to
 * scroll, so that each has its turn and the last one is active at the bottom.
 * @param tops distances of the headings from the top of the document in pixels, ascending
 * @param end the furthest scroll position
 */
export function findTurns(tops: number[], end: number): number[] {
  const turns = tops.map((top) => top - READING_LINE_PX);
  const late = turns.filter((turn) => turn > end).length;
  if (late === 0 || end <= 0) return turns;
  const reached = turns[turns.length - late - 1] ?? 0;
  const { least, most } = LAST_HEADINGS_PX;
  const start = Math.max(0, Math.min(Math.max(reached, end - late * most), end - late * least));
  const first = turns.findIndex((turn) => turn > start);
  const share = (end - start) / (turns.length - first);
  return turns.map((turn, index) => (index < first ? turn : start + share * (index - first + 1)));
}

export interface HeadingWatch {
  /** The reader has chosen this heading: it stays active until they scroll away. */
  choose: (hash: string) => void;
  stop: () => void;
}

/**
 * Watches which heading is being read. Looked up once per frame at most while the page scrolls, and when
 * its content changes its height; the last look always comes after the last change.
 * @param hashes ids of the headings, in document order
 * @param report called with the active one, or '' above the first
 */
export function watchHeadings(hashes: string[], report: (hash: string) => void): HeadingWatch {
  let frame = 0;
  let chosen = '';
  /** Where the window stood when the chosen heading had been jumped to. */
  let chosenAt: number | null = null;

  const look = () => {
    frame = 0;
    if (chosen !== '' && chosenAt === null) {
      chosenAt = scrollY;
      if (!isInWindow(chosen)) chosen = '';
    } else if (chosen !== '' && Math.abs(scrollY - chosenAt!) > 1) {
      chosen = '';
    }
    report(chosen === '' ? findActive(hashes) : chosen);
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(look);
  };
  const choose = (hash: string) => {
    if (!hashes.includes(hash)) return;
    chosen = hash;
    // The jump follows the click: known in the next frame.
    chosenAt = null;
    schedule();
  };
  const chooseFromAddress = () => choose(decodePath(location.hash.slice(1)));

  const content = new ResizeObserver(schedule);
  const main = document.querySelector('main');
  if (main) content.observe(main);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  addEventListener('hashchange', chooseFromAddress);
  chooseFromAddress();
  schedule();
  return {
    choose,
    stop: () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
      removeEventListener('hashchange', chooseFromAddress);
    },
  };
}

function findActive(hashes: string[]): string {
  const found = hashes.flatMap((hash) => {
    const heading = document.getElementById(hash);
    return heading ? [{ hash, top: heading.getBoundingClientRect().top + scrollY }] : [];
  });
  // The furthest position may be a fraction of a pixel less than the sizes say.
  const end = document.documentElement.scrollHeight - innerHeight - 1;
  const turns = findTurns(
    found.map(({ top }) => top),
    end,
  );
  return found[turns.findLastIndex((turn) => turn <= scrollY)]?.hash ?? '';
}

function isInWindow(hash: string): boolean {
  const top = document.getElementById(hash)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight;
}
