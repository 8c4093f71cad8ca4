import path from 'node:path';
import { problem, type Problem } from '../base/errors.ts';
import { messageOf } from '../base/text.ts';
import type { RenderedDemo, RenderedPlayground } from '../blocks/block-kind.ts';
import type { SiteAssets } from '../bundle/make-assets.ts';
import type { SiteModules } from '../bundle/site-modules.ts';
import { prerender } from './prerender.ts';

/** Demos and playgrounds as HTML, by id. */
export interface PrerenderedModules {
  demos: Map<string, RenderedDemo>;
  playgrounds: Map<string, RenderedPlayground>;
  /** One `demo-threw` for each that throws. */
  problems: Problem[];
}

/** Renders demos, and playgrounds as they begin, but for those of this bundle that were rendered before. */
export async function prerenderModules(
  { bundle, sources }: SiteAssets,
  modules: SiteModules,
): Promise<PrerenderedModules> {
  const sourceUrlOf = (id: string) => sources.get(id)?.url ?? '';
  const demos = await prerender({
    record: path.join(bundle.dir, 'demos.json'),
    server: bundle.loadServer,
    items: modules.demos.filter(({ poster }) => !poster),
    add: ({ id }) => ({ sourceUrl: sourceUrlOf(id), clientOnly: false }),
    describe: (error, { file }) =>
      problem('demo-threw', [messageOf(error)], { file, line: lineInDemo(error, file) }),
  });
  for (const { id, poster } of modules.demos) {
    const nothing = { html: '', styles: [], sourceUrl: sourceUrlOf(id), clientOnly: false };
    // The poster is shown until a reader asks for the demo.
    if (poster) demos.rendered.set(id, nothing);
  }
  const playgrounds = await prerender({
    record: path.join(bundle.dir, 'playgrounds.json'),
    server: bundle.loadServer,
    items: modules.playgrounds,
    add: ({ file }) => ({ file, clientOnly: false }),
    describe: (error, { component, options }) =>
      problem('demo-threw', [`the playground of ${component}: ${messageOf(error)}`], {
        file: options,
      }),
  });
  return {
    demos: demos.rendered,
    playgrounds: playgrounds.rendered,
    problems: [...demos.problems, ...playgrounds.problems],
  };
}

/** The line of the topmost stack frame inside the demo's file, or 0. */
function lineInDemo(error: unknown, file: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const frame = frames.find((line) => line.includes(`/${file}:`));
  return Number(frame?.match(/:(\d+):\d+\)?$/)?.[1] ?? 0);
}
