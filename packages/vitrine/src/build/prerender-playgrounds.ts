import path from 'node:path';
import type { PrerenderedDemo, Server } from '../contract.js';
import { problem, type Problem } from '../errors.js';
import type { PreparedPlayground } from '../playground/prepare.js';
import { messageOf } from '../text.js';
import { prerender } from './prerender.js';

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
export function prerenderPlaygrounds(
  bundleDir: string,
  server: () => Promise<Server>,
  playgrounds: PreparedPlayground[],
): Promise<{ rendered: Map<string, RenderedPlayground>; problems: Problem[] }> {
  return prerender({
    record: path.join(bundleDir, 'playgrounds.json'),
    server,
    items: playgrounds,
    add: ({ file }) => ({ file, clientOnly: false }),
    describe: (error, { component, options }) =>
      problem('demo-threw', [`the playground of ${component}: ${messageOf(error)}`], {
        file: options,
      }),
  });
}
