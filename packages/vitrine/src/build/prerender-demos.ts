import path from 'node:path';
import type { PrerenderedDemo, Server } from '../contract.js';
import { problem, type Problem } from '../errors.js';
import { readJson, writeAtomic } from '../files.js';
import type { DemoReference } from '../page.js';
import type { DemoSource } from '../sandbox/demo-sources.js';
import { messageOf } from '../text.js';

/** A demo as pages show it. */
export interface RenderedDemo extends PrerenderedDemo {
  /** What its toolbar fetches; empty for a demo that hides it. */
  sourceUrl: string;
  /** The server has no markup for it: the browser renders it from nothing. */
  clientOnly: boolean;
}

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
  const record = path.join(bundleDir, 'demos.json');
  const stored = readJson<Record<string, PrerenderedDemo>>(record) ?? {};
  const used: typeof stored = {};
  const rendered = new Map<string, RenderedDemo>();
  const problems: Problem[] = [];
  // Sources named by React and by the demo, so that a thrown error says where in the demo.
  process.setSourceMapsEnabled(true);
  for (const demo of demos) {
    try {
      const { id, file, poster } = demo;
      const sourceUrl = sources.get(id)?.url ?? '';
      if (poster) {
        rendered.set(id, { html: '', styles: [], sourceUrl, clientOnly: false });
        continue;
      }
      const prerendered = stored[id] ?? (await (await server()).renderDemo(file, id));
      used[id] = prerendered;
      rendered.set(id, { ...prerendered, sourceUrl, clientOnly: false });
    } catch (error) {
      problems.push(
        problem('demo-threw', [messageOf(error)], {
          file: demo.file,
          line: lineInDemo(error, demo.file),
        }),
      );
    }
  }
  if (problems.length === 0 && demos.length > 0) writeAtomic(record, JSON.stringify(used));
  return { rendered, problems };
}

/** The line of the topmost stack frame inside the demo's file, or 0. */
function lineInDemo(error: unknown, file: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const frame = frames.find((line) => line.includes(`/${file}:`));
  return Number(frame?.match(/:(\d+):\d+\)?$/)?.[1] ?? 0);
}
