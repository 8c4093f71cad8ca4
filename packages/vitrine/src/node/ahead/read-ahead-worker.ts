import { workerData } from 'node:worker_threads';
import { extractPackage } from '../api/extract-package.ts';
import type { AheadPackage, AheadWork } from './read-ahead.ts';

/* Reads packages into the cache, beside a build that will ask for them. */
const { packages, ...places } = workerData as AheadWork;
for (const one of packages) await read(one);

async function read({ package: name, groups, only, measure }: AheadPackage): Promise<void> {
  try {
    const { docs } = await extractPackage({ ...places, package: name, groups, only });
    if (!measure) return;
    const { withCost } = await import('../api/cost/with-cost.ts');
    await withCost(docs, { ...places, package: name });
  } catch {
    // Whoever asks for the package meets the same, and has the place to say it.
  }
}
