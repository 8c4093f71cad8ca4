import type { RenderedDemo } from '../blocks/block-kind.ts';
import path from 'node:path';
import type { Server } from '../../shared/contract.ts';
import { problem, type Problem } from '../base/errors.ts';
import type { DemoReference } from '../../shared/page.ts';
import type { DemoSource } from '../sandbox/demo-sources.ts';
import { messageOf } from '../base/text.ts';
import { prerender } from './prerender.ts';

/**
 * Renders every demo to HTML, unless this bundle's were rendered before.
 * Problems are returned, not thrown: one `demo-threw` for each demo that throws.
 */
export async function prerenderDemos(
  bundleDir: string,
  server: () => Promise<Server>,
  demos: DemoReference[],
  sources: ReadonlyMap<string, DemoSource>,
): Promise<{ rendered: Map<string, RenderedDemo>; problems: Problem[] }> {
  const [drawn, shown] = [
    demos.filter(({ poster }) => poster),
    demos.filter(({ poster }) => !poster),
  ];
  const sourceUrlOf = (id: string) => sources.get(id)?.url ?? '';
  const found = await prerender({
    record: path.join(bundleDir, 'demos.json'),
    server,
    items: shown,
    add: ({ id }) => ({ sourceUrl: sourceUrlOf(id), clientOnly: false }),
    describe: (error, { file }) =>
      problem('demo-threw', [messageOf(error)], { file, line: lineInDemo(error, file) }),
  });
  // A poster is shown until a reader asks for the demo.
  for (const { id } of drawn) {
    const nothing = { html: '', styles: [], sourceUrl: sourceUrlOf(id), clientOnly: false };
    found.rendered.set(id, nothing);
  }
  return found;
}

/** The line of the topmost stack frame inside the demo's file, or 0. */
function lineInDemo(error: unknown, file: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const frame = frames.find((line) => line.includes(`/${file}:`));
  return Number(frame?.match(/:(\d+):\d+\)?$/)?.[1] ?? 0);
}
