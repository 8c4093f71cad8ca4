import { expect, it } from 'vitest';
import { checkLinks } from '../check/check-links.ts';
import { compileSource } from '../content/fixtures/compile-source.ts';
import { pageMeta } from '../site/page-store.ts';
import { CONSTRUCTS } from '../content/fixtures/constructs.ts';

/** A sample of what `e2e/attack/growth.ts` tries up to a megabyte: all of Markdown and HTML, some of the rest. */
const SAMPLE = [...CONSTRUCTS].filter((_, index) => index < 140 || index % 6 === 0);
const [SMALL, LARGE] = [2_000, 24_000];
/** Below this nothing is told from noise; the slowest that is linear takes a third of it. */
const FLOOR = 250;
/** The time of a text that is twice as long, with room for a busy machine. */
const SLACK = 2.6;

/** Milliseconds of processor that a text takes from its bytes to the problems of its links. */
function measure(text: string): number {
  const before = process.cpuUsage();
  const { page } = compileSource(text, { pathname: '/x', file: 'content/x.md' });
  JSON.stringify(page);
  checkLinks({ pages: [pageMeta(page)], files: new Set() });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it.each(SAMPLE)('%s', (_name, make) => {
  if (measure(make(LARGE)) < FLOOR) return;
  // The best of three: of what is left, only the text is the cause.
  const best = (length: number) => Math.min(...[1, 2, 3].map(() => measure(make(length))));
  const doublings = Math.log2(LARGE / SMALL);
  expect(best(LARGE)).toBeLessThan(Math.max(FLOOR, best(SMALL) * SLACK ** doublings));
});
