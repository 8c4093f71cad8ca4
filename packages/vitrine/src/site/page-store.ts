import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '../content/entry.js';
import type { Problem } from '../errors.js';
import { readJson, writeAtomic } from '../files.js';
import type { Page } from '../page.js';
import { encodePageRecords } from '../search/encode.js';
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
}

/** Compiled pages on disk: one index of what every build needs, and a file for each page's body. */
export interface PageStore {
  compile: (entry: Entry) => Promise<CompiledPage>;
  /** Writes the index and deletes pages that are no longer compiled. */
  save: () => void;
}

/** Opens the store. `engineId` makes pages of another version of the engine count as unknown. */
export function openPageStore(cacheDir: string, engineId: string): PageStore {
  const dir = path.join(cacheDir, 'pages');
  const indexFile = path.join(cacheDir, 'pages.json');
  const stored = readJson<{ engineId: string; pages: Record<string, CachedPage> }>(indexFile);
  const before = stored?.engineId === engineId ? stored.pages : {};
  const after: Record<string, CachedPage> = {};
  let changed = Object.keys(before).length === 0;
  mkdirSync(dir, { recursive: true });

  const bodyFile = (hash: string) => path.join(dir, `${hash}.json`);
  const compile = async (entry: Entry): Promise<CompiledPage> => {
    let cached = before[keyOf(entry)];
    if (cached?.hash !== entry.hash) {
      const { page, problems } = await entry.compile();
      cached = { hash: entry.hash, meta: pageMeta(page), problems };
      writeAtomic(bodyFile(entry.hash), JSON.stringify(page));
      changed = true;
    }
    after[keyOf(entry)] = cached;
    return {
      ...cached,
      load: () => JSON.parse(readFileSync(bodyFile(entry.hash), 'utf8')) as Page,
    };
  };
  const save = () => {
    const live = new Set(Object.values(after).map(({ hash }) => hash));
    for (const { hash } of Object.values(before)) {
      if (!live.has(hash)) rmSync(bodyFile(hash), { force: true });
    }
    if (changed || Object.keys(before).length !== Object.keys(after).length) {
      writeAtomic(indexFile, JSON.stringify({ engineId, pages: after }));
    }
  };
  return { compile, save };
}

/** What of a page stays in memory. */
export function pageMeta(page: Page): PageMeta {
  const { kind, pathname, title, description, layout, components, preview } = page;
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
