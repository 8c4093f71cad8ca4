import path from 'node:path';
import type { Entry } from '../content/entry.js';
import type { Problem } from '../errors.js';
import { readJson, writeAtomic } from '../files.js';
import type { Page } from '../page.js';
import { encodePageRecords } from '../search/encode.js';
import { openPageBodies, type BodyPlace } from './page-bodies.js';
import type { PageMeta } from './page-meta.js';

/** A compiled page: what is kept in memory, and how to get the rest. */
export interface CompiledPage {
  meta: PageMeta;
  problems: Problem[];
  /** Changes whenever the page does. */
  hash: string;
  load: () => Page;
}

interface CachedPage {
  hash: string;
  meta: PageMeta;
  problems: Problem[];
  body: BodyPlace;
}

/** Compiled pages on disk: one index of what every build needs, and the bodies apart from it. */
export interface PageStore {
  compile: (entry: Entry) => Promise<CompiledPage>;
  /** Writes what is new and deletes pages that are no longer compiled. No page is loaded before. */
  save: () => void;
}

/** Opens the store. `engineId` makes pages of another version of the engine count as unknown. */
export function openPageStore(cacheDir: string, engineId: string): PageStore {
  const bodies = openPageBodies(path.join(cacheDir, 'pages'));
  const indexFile = path.join(cacheDir, 'pages.json');
  const stored = readJson<{ engineId: string; pages: Record<string, CachedPage> }>(indexFile);
  const before = stored?.engineId === engineId ? stored.pages : {};
  const after: Record<string, CachedPage> = {};
  let changed = Object.keys(before).length === 0;

  const compile = async (entry: Entry): Promise<CompiledPage> => {
    let cached = before[keyOf(entry)];
    if (cached?.hash !== entry.hash || !bodies.has(cached.body)) {
      const { page, problems } = await entry.compile();
      const body = bodies.add(entry.hash, JSON.stringify(page));
      cached = { hash: entry.hash, meta: pageMeta(page), problems, body };
      changed = true;
    }
    const { body, ...kept } = cached;
    after[keyOf(entry)] = cached;
    return { ...kept, load: () => JSON.parse(bodies.read(body)) as Page };
  };
  const save = () => {
    bodies.flush();
    if (changed || Object.keys(before).length !== Object.keys(after).length) {
      writeAtomic(indexFile, JSON.stringify({ engineId, pages: after }));
      bodies.keep(Object.values(after).map(({ body }) => body));
    }
  };
  return { compile, save };
}

/** What of a page stays in memory. */
export function pageMeta(page: Page): PageMeta {
  const { kind, pathname, title, description, layout, components, image, preview } = page;
  const { anchors, links, source, blocks, search } = page;
  const demos = blocks.filter((block) => block.kind === 'demo').map(({ kind: _, ...demo }) => demo);
  const playgrounds = blocks
    .filter((block) => block.kind === 'playground')
    .map(({ kind: _, ...playground }) => playground);
  const lists = blocks.find((block) => block.kind === 'pages');
  const searchPart = encodePageRecords(search);
  return {
    kind,
    pathname,
    title,
    description,
    ...(layout && { layout }),
    ...(image !== undefined && { image }),
    components,
    ...(preview !== undefined && { preview }),
    anchors,
    links,
    source,
    demos,
    playgrounds,
    ...(lists && { lists }),
    searchPart,
  };
}

/** Two files may claim one path until `check` has said so, and one file may declare two components. */
function keyOf({ pathname, file }: Entry): string {
  return `${pathname} ${file}`;
}
