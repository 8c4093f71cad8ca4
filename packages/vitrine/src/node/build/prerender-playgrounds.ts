import type { RenderedPlayground } from '../blocks/block-kind.ts';
import path from 'node:path';
import type { Server } from '../../shared/contract.ts';
import { problem, type Problem } from '../base/errors.ts';
import type { PreparedPlayground } from '../playground/prepare.ts';
import { messageOf } from '../base/text.ts';
import { prerender } from './prerender.ts';

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
