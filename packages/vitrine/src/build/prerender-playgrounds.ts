import path from 'node:path';
import type { PrerenderedDemo, Server } from '../contract.js';
import { problem, type Problem } from '../errors.js';
import { readJson, writeAtomic } from '../files.js';
import type { PreparedPlayground } from '../playground/prepare.js';
import { messageOf } from '../text.js';

/** A playground as pages show it. */
export interface RenderedPlayground extends PrerenderedDemo {
  /** Its module, by which the bundle knows its assets. */
  file: string;
  /** The server has no markup for it: the browser renders it from nothing. */
  clientOnly: boolean;
}

/**
 * Renders every playground as it begins, unless this bundle's were rendered before.
 * Problems are returned, not thrown: one `demo-threw` for each component that throws.
 */
export async function prerenderPlaygrounds(
  bundleDir: string,
  server: () => Promise<Server>,
  playgrounds: PreparedPlayground[],
): Promise<{ rendered: Map<string, RenderedPlayground>; problems: Problem[] }> {
  const record = path.join(bundleDir, 'playgrounds.json');
  const stored = readJson<Record<string, PrerenderedDemo>>(record) ?? {};
  const rendered = new Map<string, RenderedPlayground>();
  const problems: Problem[] = [];
  for (const { id, file, component, options } of playgrounds) {
    try {
      const known = stored[id] ?? (await (await server()).renderDemo(file, id));
      stored[id] = known;
      rendered.set(id, { ...known, file, clientOnly: false });
    } catch (error) {
      const reason = `the playground of ${component}: ${messageOf(error)}`;
      problems.push(problem('demo-threw', [reason], { file: options }));
    }
  }
  if (problems.length === 0 && playgrounds.length > 0) writeAtomic(record, JSON.stringify(stored));
  return { rendered, problems };
}
