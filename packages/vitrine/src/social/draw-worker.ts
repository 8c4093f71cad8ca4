import { parentPort, workerData } from 'node:worker_threads';
import { writeAtomic } from '../files.js';
import { messageOf } from '../text.js';
import { drawCard } from './draw-card.js';
import type { CardFailure, DrawingWork } from './social-cards.js';

/** Draws a share of the cards beside the bundler, and tells which could not be drawn. */
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
