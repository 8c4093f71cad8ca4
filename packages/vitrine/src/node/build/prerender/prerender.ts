import type { PrerenderedDemo } from '../../../shared/contract.ts';
import { CacheDamaged } from '../../base/cache-damaged.ts';
import { VitrineError, type Problem } from '../../base/errors.ts';
import type { PageResources } from '../../model/page-resources.ts';
import { readRendered, writeRendered, type Keyed, type RenderedById } from './rendered-store.ts';

interface Prerendering<Item, Added> {
  /** File that caches what was rendered, by id. */
  record: string;
  /** Changes with the code that renders a file. */
  keyOf: (file: string) => string;
  /** Renders one that was not rendered before. */
  render: (file: string, id: string) => Promise<PrerenderedDemo>;
  /** What the markup runs and loads, for the site's policy. */
  inspect: (html: string) => PageResources;
  items: Item[];
  /** Further facts that pages need. */
  add: (item: Item) => Added;
  /** Makes the problem of an item that throws. Such problems are returned, not thrown. */
  describe: (error: unknown, item: Item) => Problem;
}

/**
 * Renders each demo or playground to HTML, by id, unless the same code has rendered it before.
 * @throws VitrineError or CacheDamaged for what all of them share
 */
export async function prerender<Item extends { id: string; file: string }, Added>({
  record,
  keyOf,
  render,
  inspect,
  items,
  add,
  describe,
}: Prerendering<Item, Added>): Promise<{
  rendered: Map<string, Keyed<PrerenderedDemo & Added>>;
  problems: Problem[];
}> {
  const stored = readRendered(record);
  const used: RenderedById = {};
  const rendered = new Map<string, Keyed<PrerenderedDemo & Added>>();
  const problems: Problem[] = [];
  for (const item of items) {
    const { id, file } = item;
    try {
      const key = keyOf(file);
      let found = stored[id];
      if (found?.key !== key) {
        const made = await render(file, id);
        found = { key, resources: inspect(made.html), ...made };
      }
      used[id] = found;
      rendered.set(id, { ...found, ...add(item) });
    } catch (error) {
      // Of what all of them share: no other would fare better.
      if (error instanceof VitrineError || error instanceof CacheDamaged) throw error;
      problems.push(describe(error, item));
    }
  }
  // Megabytes, and mostly those that were read.
  const changed = Object.keys({ ...stored, ...used }).some((id) => stored[id] !== used[id]);
  if (problems.length === 0 && changed) writeRendered(record, used);
  return { rendered, problems };
}
