import { setImmediate } from 'node:timers/promises';
import type { CompiledPage } from '../model/site.ts';
import path from 'node:path';
import type { Entry } from '../model/entry.ts';
import type { Problem } from '../base/errors.ts';
import type { Page } from '../../shared/page.ts';
import { openPacks, type TextPlace } from '../base/packs/packs.ts';
import { shortDigest } from '../base/text.ts';
import { pageResources } from '../csp/read-resources.ts';
import { orderRecords, type SearchRecord } from '../../shared/search/records.ts';
import { readPageIndex, writePageIndex, type IndexedPage } from './page-index.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { PageResources } from '../model/page-resources.ts';

interface CachedPage {
  digest: string;
  /** Names and digests of what the page follows from besides its own files. */
  uses: [name: string, digest: string][];
  meta: PageMeta;
  problems: Problem[];
  searchRecords: SearchRecord[];
  body: TextPlace;
}

/** Compiled pages on disk: one index of what every build needs, and the bodies apart from it. */
interface PageStore {
  compile: (entry: Entry) => Promise<CompiledPage>;
  /** Writes what is new and deletes pages that are no longer compiled. No page is loaded before. */
  save: () => void;
}

/** The index as this process has written it last, for one that compiles again and again. */
export interface KnownPages {
  pages?: ReadonlyMap<string, IndexedPage<CachedPage>>;
}

/**
 * Opens the store. `engineId` makes pages of another version of the engine count as unknown.
 * @param known spares reading the index again; is filled in as it is saved
 */
export function openPageStore(
  cacheDir: string,
  engineId: string,
  known: KnownPages = {},
): PageStore {
  const bodies = openPacks(path.join(cacheDir, 'pages'));
  const indexFile = path.join(cacheDir, 'pages.jsonl');
  const before = known.pages ?? readPageIndex<CachedPage>(indexFile, engineId);
  const after = new Map<string, IndexedPage<CachedPage>>();
  let changed = before.size === 0;

  const compile = async (entry: Entry): Promise<CompiledPage> => {
    const key = keyOf(entry);
    let indexed = before.get(key);
    if (!indexed || !isFresh(indexed.page, entry) || !bodies.has(indexed.page.body)) {
      const { page, problems, uses: names = [] } = await entry.compile();
      // The bundler waits for answers of this thread.
      await setImmediate();
      const uses = names.map((name): [string, string] => [name, entry.digestOf?.(name) ?? '']);
      const { digest } = entry;
      const body = bodies.add(JSON.stringify(page));
      const searchRecords = orderRecords(page.search);
      indexed = {
        page: { digest, uses, meta: pageMeta(page), problems, searchRecords, body },
        line: null,
      };
      changed = true;
    }
    after.set(key, indexed);
    const { body, meta, problems, searchRecords } = indexed.page;
    return {
      meta,
      problems,
      searchRecords,
      digest: digestOfPage(indexed.page),
      load: () => JSON.parse(bodies.read(body)) as Page,
    };
  };
  const save = () => {
    bodies.flush();
    if (changed || before.size !== after.size) {
      writePageIndex(indexFile, engineId, after);
      bodies.keep([...after.values()].map(({ page }) => page.body));
    }
    known.pages = after;
  };
  return { compile, save };
}

/** Whether a page would be the same if it were compiled now. */
function isFresh({ digest, uses }: CachedPage, entry: Entry): boolean {
  return digest === entry.digest && uses.every(([name, known]) => entry.digestOf?.(name) === known);
}

function digestOfPage({ digest, uses }: Pick<CachedPage, 'digest' | 'uses'>): string {
  return uses.length === 0 ? digest : shortDigest(digest, JSON.stringify(uses));
}

/** The facts of a page that stay in memory. */
export function pageMeta(page: Page): PageMeta {
  const { kind, pathname, title, description, layout, components, image, thumbnail } = page;
  const { anchors, links, source, blocks } = page;
  const demos = blocks.filter((block) => block.kind === 'demo').map(({ kind: _, ...demo }) => demo);
  const playgrounds = blocks
    .filter((block) => block.kind === 'playground')
    .map(({ kind: _, ...playground }) => playground);
  const resources = pageResources(page);
  const lists = blocks.find((block) => block.kind === 'pages');
  return {
    kind,
    pathname,
    title,
    description,
    ...(layout && { layout }),
    ...(image !== undefined && { image }),
    components,
    ...(page.package !== undefined && { package: page.package }),
    ...(thumbnail !== undefined && { thumbnail }),
    anchors,
    links,
    source,
    demos,
    playgrounds,
    ...(lists && { lists }),
    ...(isEmpty(resources) ? {} : { resources }),
  };
}

const isEmpty = ({ scripts, sources, handlers }: PageResources) =>
  scripts.length + handlers.length + Object.keys(sources).length === 0;

/** Two files may claim one path until `check` has said so, and one file may declare two components. */
function keyOf({ pathname, file }: Entry): string {
  return `${pathname} ${file}`;
}
