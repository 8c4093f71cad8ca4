import { parentPort, workerData } from 'node:worker_threads';
import { extractPackage } from '../api/extract-package.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { AheadPackage, AheadWork } from './read-ahead.ts';

/* Reads packages into the cache, beside a build that will ask for them; then measures what their imports cost. */
const { packages, ...places } = workerData as AheadWork;
const read: { name: string; docs: ComponentDoc[] }[] = [];
for (const one of packages) await tryWork(() => readOne(one));
parentPort!.postMessage('read');
for (const one of read) await tryWork(() => measureOne(one));

async function readOne({ package: name, groups, only, measure }: AheadPackage): Promise<void> {
  const { docs } = await extractPackage({ ...places, package: name, groups, only });
  if (measure) read.push({ name, docs });
}

async function measureOne({ name, docs }: { name: string; docs: ComponentDoc[] }): Promise<void> {
  const { withCost } = await import('../api/cost/with-cost.ts');
  await withCost(docs, { ...places, package: name });
}

async function tryWork(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Whoever asks for the package meets the same, and has the place to say it.
  }
}
