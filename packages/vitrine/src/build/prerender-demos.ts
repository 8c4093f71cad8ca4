import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderedDemo, Server } from '../contract.js';
import { problem, type Problem } from '../errors.js';
import { readJson, writeAtomic } from '../files.js';
import type { DemoReference } from '../page.js';
import { messageOf, shortHash } from '../text.js';

/** A demo as pages show it. */
export interface RenderedDemo extends PrerenderedDemo {
  /** Its toolbar; empty for a demo that hides it. */
  toolbar: string;
  source: DemoSource;
  /** The server has no markup for it: the browser renders it from nothing. */
  clientOnly: boolean;
}

/** The highlighted source as an asset of the site. */
export interface DemoSource {
  url: string;
  html: string;
}

/**
 * Renders every demo to HTML, unless this bundle's were rendered before.
 * Problems are returned, not thrown: one `demo-threw` for each demo that throws.
 */
export async function prerenderDemos(
  root: string,
  bundleDir: string,
  server: () => Promise<Server>,
  demos: DemoReference[],
): Promise<{ rendered: Map<string, RenderedDemo>; problems: Problem[] }> {
  const record = path.join(bundleDir, 'demos.json');
  const stored = readJson<Record<string, RenderedDemo>>(record) ?? {};
  const rendered = new Map<string, RenderedDemo>();
  const problems: Problem[] = [];
  // Sources named by React and by the demo, so that a thrown error says where in the demo.
  process.setSourceMapsEnabled(true);
  for (const demo of demos) {
    const key = `${demo.id} ${demo.hideHeader}`;
    try {
      const known = stored[key] ?? (await renderDemo(root, await server(), demo));
      stored[key] = known;
      rendered.set(demo.id, known);
    } catch (error) {
      problems.push(
        problem('demo-threw', [messageOf(error)], {
          file: demo.file,
          line: lineInDemo(error, demo.file),
        }),
      );
    }
  }
  if (problems.length === 0 && demos.length > 0) writeAtomic(record, JSON.stringify(stored));
  return { rendered, problems };
}

async function renderDemo(
  root: string,
  server: Server,
  demo: DemoReference,
): Promise<RenderedDemo> {
  const prerendered = await server.renderDemo(demo.file, demo.id);
  const source = await demoSource(root, demo);
  const toolbar = demo.hideHeader ? '' : server.renderToolbar(demo.id, source.url);
  return { ...prerendered, toolbar, source, clientOnly: false };
}

/** Where the demo's highlighted source is published: its name changes with its text. */
export async function demoSource(
  root: string,
  { id, file }: Pick<DemoReference, 'id' | 'file'>,
): Promise<DemoSource> {
  const { highlight } = await import('../markdown/highlight.js');
  const code = readFileSync(path.join(root, file), 'utf8');
  const html = highlight(code.trimEnd(), path.extname(file).slice(1));
  return { url: `/assets/sources/${id}-${shortHash(html)}.html`, html };
}

/** The line of the topmost stack frame inside the demo's file, or 0. */
function lineInDemo(error: unknown, file: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const frame = frames.find((line) => line.includes(`/${file}:`));
  return Number(frame?.match(/:(\d+):\d+\)?$/)?.[1] ?? 0);
}
