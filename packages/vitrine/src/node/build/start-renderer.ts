import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Bundle } from '../bundle/bundle.ts';
import type { SiteModules } from '../bundle/site-modules.ts';
import type { RendererData } from './prerender/render-answer.ts';

/** Starts a thread that renders demos and playgrounds of a bundle. */
export function startRenderer(
  { serverEntry, moduleOf }: Pick<Bundle, 'serverEntry' | 'moduleOf'>,
  { files }: Pick<SiteModules, 'files'>,
): Worker {
  const workerData: RendererData = {
    entry: pathToFileURL(serverEntry).href,
    modules: Object.fromEntries(files.map((file) => [file, moduleOf(file)])),
  };
  return new Worker(new URL('../build/prerender-worker.js', import.meta.url), {
    workerData,
    // What is rendered lives for a moment: with the usual size there would be 30 MB more of it in each thread.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
}
