import { CacheDamaged } from '../../base/cache-damaged.ts';
import { VitrineError, type Problem } from '../../base/errors.ts';
import type { DemoRender } from './render-answer.ts';
import type { PageResources } from '../../model/page-resources.ts';
import { readRendered, writeRendered, type Keyed, type RenderedById } from './rendered-store.ts';

interface Prerendering<Item, Added> {
  /** File that caches what was rendered, by id. */
  record: string;
  /** Changes with the code that renders a file. */
  keyOf: (file: string) => string;
  /** Each renders what was not rendered before, one at a time, beside the others. */
  renderers: readonly Renderer[];
  /** What the markup runs and loads, for the site's policy. */
  inspect: (html: string) => PageResources;
  items: Item[];
  /** Further facts that pages need. */
  add: (item: Item) => Added;
  /** Makes the problem of an item that throws. Such problems are returned, not thrown. */
  describe: (error: unknown, item: Item) => Problem;
}

type Renderer = (file: string, id: string) => Promise<DemoRender>;

/**
 * As many as are worth another renderer, which loads for half a second what all demos share; and as many as one gets in
 * a row, because neighbours are of one page and import the same.
 */
const SHARE = 24;

/**
 * Renders each demo or playground to HTML, by id, unless the same code has rendered it before.
 * @throws VitrineError or CacheDamaged for what all of them share
 */
export async function prerender<Item extends { id: string; file: string }, Added>({
  record,
  keyOf,
  renderers,
  inspect,
  items,
  add,
  describe,
}: Prerendering<Item, Added>): Promise<{
  rendered: Map<string, Keyed<DemoRender & Added>>;
  problems: Problem[];
}> {
  const stored = readRendered(record);
  const asked = items.map((item) => ({ item, key: keyOf(item.file) }));
  const wanted = asked.filter(({ item, key }) => stored[item.id]?.key !== key);
  const made = new Map<Item, Keyed<DemoRender> | Problem>();
  const shares = dealOut(wanted, renderers.length);
  let hasFailed = false;
  const renderShare = async (share: typeof wanted, renderer: Renderer) => {
    for (const { item, key } of share) {
      if (hasFailed) return;
      try {
        const rendered = await renderer(item.file, item.id);
        made.set(item, { key, resources: inspect(rendered.html), ...rendered });
      } catch (error) {
        // Of what all of them share: no other would fare better.
        hasFailed ||= error instanceof VitrineError || error instanceof CacheDamaged;
        if (hasFailed) throw error;
        made.set(item, describe(error, item));
      }
    }
  };
  await Promise.all(shares.map((share, index) => renderShare(share, renderers[index]!)));
  const used: RenderedById = {};
  const rendered = new Map<string, Keyed<DemoRender & Added>>();
  const problems: Problem[] = [];
  for (const { item } of asked) {
    const found = made.get(item) ?? stored[item.id]!;
    if ('severity' in found) {
      problems.push(found);
      continue;
    }
    used[item.id] = found;
    rendered.set(item.id, { ...found, ...add(item) });
  }
  // Megabytes, and mostly those that were read.
  const changed = Object.keys({ ...stored, ...used }).some((id) => stored[id] !== used[id]);
  if (problems.length === 0 && changed) writeRendered(record, used);
  return { rendered, problems };
}

/**
 * Deals items out to so many, in turns: on every machine the same, because what a library remembers of the demos before
 * may show in the next.
 */
function dealOut<Item>(items: readonly Item[], among: number): Item[][] {
  const shares = Array.from({ length: among }, (): Item[] => []);
  items.forEach((item, index) => shares[Math.floor(index / SHARE) % among]!.push(item));
  return shares;
}
