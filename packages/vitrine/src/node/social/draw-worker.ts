import { createRequire } from 'node:module';
import { writeAtomic } from '../base/files/write.ts';
import { messageOf } from '../base/text.ts';
import { drawCard } from './draw-card.ts';
import type { CardFailure, DrawingWork } from './social-cards.ts';

/** Draws a share of the cards beside the bundler, in a process of its own, and reports those that cannot be drawn. */
process.once('message', (work: DrawingWork) => void drawAll(work));
// Whoever asked has ended.
process.once('disconnect', () => process.exit());

async function drawAll({ cards, renderer }: DrawingWork): Promise<void> {
  const { Resvg } = createRequire(import.meta.url)(renderer) as typeof import('@resvg/resvg-js');
  const failures: CardFailure[] = [];
  for (const { file, svg, fontFiles, pathname } of cards) {
    try {
      writeAtomic(file, drawCard(Resvg, svg, fontFiles));
    } catch (error) {
      failures.push({ pathname, reason: messageOf(error) });
    }
    // The pixels of a card are freed between two tasks: kept until the end, they are a gigabyte.
    await new Promise(setImmediate);
  }
  process.send!(failures, () => process.exit());
}
