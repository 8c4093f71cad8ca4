import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { writeAtomic } from '../base/files.ts';
import { messageOf } from '../base/text.ts';
import { drawCard } from './draw-card.ts';
import type { CardFailure, DrawingWork } from './social-cards.ts';

/** Draws a share of the cards beside the bundler, and reports those that cannot be drawn. */
const { cards, fontFiles, renderer } = workerData as DrawingWork;
const { Resvg } = createRequire(import.meta.url)(renderer) as typeof import('@resvg/resvg-js');
const failures: CardFailure[] = [];
for (const { file, svg, pathname } of cards) {
  try {
    writeAtomic(file, drawCard(Resvg, svg, fontFiles));
  } catch (error) {
    failures.push({ pathname, reason: messageOf(error) });
  }
  // The pixels of a card are freed between two tasks: kept until the end, they are a gigabyte.
  await setImmediate();
}
parentPort!.postMessage(failures);
