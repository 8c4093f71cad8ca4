import { parentPort, workerData } from 'node:worker_threads';
import { writeAtomic } from '../base/files.ts';
import { messageOf } from '../base/text.ts';
import { drawCard } from './draw-card.ts';
import type { CardFailure, DrawingWork } from './social-cards.ts';

/** Draws a share of the cards beside the bundler, and reports those that cannot be drawn. */
const { cards, fontFiles } = workerData as DrawingWork;
const failures: CardFailure[] = [];
for (const { file, svg, pathname } of cards) {
  try {
    writeAtomic(file, drawCard(svg, fontFiles));
  } catch (error) {
    failures.push({ pathname, reason: messageOf(error) });
  }
}
parentPort!.postMessage(failures);
