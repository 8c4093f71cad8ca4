import type { RenderContext } from '../render/context.ts';
import { createDocuments } from '../render/documents.ts';
import { renderIframePage } from '../render/iframe-page.ts';
import { NOT_FOUND_PAGE } from '../build/own-pages.ts';
import { offerSandboxes } from '../config/vite/sandbox-offer.ts';
import { describeSite } from '../build/describe-site.ts';
import type { ShellServer } from '../../shared/contract.ts';
import type { Page } from '../../shared/page.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { pageMeta } from '../site/page-store.ts';
import { encodePath } from '../base/addresses/page-paths.ts';
import { keepTexts } from './kept-renders.ts';
import {
  beginDocument,
  hasLiveBlocks,
  markLiveBlocks,
  type EarlyDocument,
} from './early-document.ts';
import { DEV_URLS, renderLive, type LiveParts, type RenderTools } from './render-demos.ts';
import { ADAPTER_CLIENT } from '../bundle/entries.ts';
import { CLIENT_URL, IFRAME_URL } from './access/entries.ts';

const ADAPTER_URL = `/@id/__x00__${ADAPTER_CLIENT}`;

/**
 * The document of a page.
 * @param shown who sees it: `first` gets what stands before the first demo before the rest, since the library is loaded
 *   for that; `again` gets the page without its demos where they cannot be rendered; `null`: no reader, for whom that fails
 */
export async function renderDevPage(
  context: RenderTools,
  page: Page,
  shown: 'first' | 'again' | null = null,
): Promise<string | EarlyDocument> {
  const { site } = context;
  const meta = pageMeta(page);
  // Before the shell, which follows from the navigation too.
  if (meta.lists || meta.playgrounds.length > 0) await site.whole();
  const others = meta.lists ? (await site.compileAll()).pages.map((other) => other.meta) : [];
  const documents = createDocuments(site.current(), others, site.dates);
  const render = async () => documents.render(page, meta, await prepareRender(context, meta));
  if (shown === null || !hasLiveBlocks(page)) return render();
  const begin = async (renderWhole: () => Promise<string>) => {
    const shell = contextOf(context, meta, await context.server.shell(), NOTHING_LIVE);
    return beginDocument(documents.render(markLiveBlocks(page), meta, shell), renderWhole);
  };
  if (shown === 'first') return begin(render);
  const whole = render();
  return whole.catch(() => begin(() => whole));
}

/**
 * The document of an isolated demo.
 * @param page `null`: of any demo
 */
export async function renderDevIframe(
  context: RenderTools,
  page: Page | null,
  id: string | null,
): Promise<string> {
  const meta = pageMeta(page ?? NOT_FOUND_PAGE);
  const demos = meta.demos.filter((one) => one.id === id);
  const alone = { ...meta, demos, playgrounds: [] };
  return renderIframePage(demos[0] ?? null, await prepareRender(context, alone));
}

async function prepareRender(context: RenderTools, meta: PageMeta): Promise<RenderContext> {
  // A page of prose does not wait for the library.
  if (meta.demos.length + meta.playgrounds.length === 0)
    return contextOf(context, meta, await context.server.shell(), NOTHING_LIVE);
  const all = await context.server.all();
  return contextOf(context, meta, all, await renderLive(context, all, meta));
}

/** Of a page, or of the part of one, without demos. */
const NOTHING_LIVE: LiveParts = {
  ...{ demos: new Map(), playgrounds: new Map(), modules: new Map() },
  styleAttributes: () => ({}),
};

function contextOf(
  { site }: RenderTools,
  { pathname }: PageMeta,
  shell: ShellServer,
  { demos, playgrounds, modules, styleAttributes }: LiveParts,
): RenderContext {
  const loaded = site.current();
  const alone = (module: string) => ({ module, preload: [], styles: [] });
  return {
    config: loaded.config,
    site: {
      ...describeSite(loaded, { buildId: 'dev', adapterUrl: ADAPTER_URL }),
      // Pages that are being written must never come from a cache.
      serviceWorkerHost: undefined,
    },
    assets: {
      client: alone(CLIENT_URL),
      iframe: alone(IFRAME_URL),
      shellParts: [],
      demoStart: [],
      toolbarParts: [],
      demos: Object.fromEntries([...modules].map(([file, url]) => [file, alone(encodePath(url))])),
    },
    server: { ...shell, ...keepTexts(shell), styleAttributes },
    ...{ demos, playgrounds },
    runnerUrl: DEV_URLS.runner,
    sandboxes: offerSandboxes(loaded.config),
    cards: new Map(),
    fonts: loaded.fonts,
    // Vite's client and its inline scripts would not be in it.
    policy: null,
    iframes: {
      urlOf: ({ id, iframe }) =>
        iframe === null
          ? DEV_URLS.iframe
          : `${DEV_URLS.iframe}?${new URLSearchParams({ page: pathname, demo: id }).toString()}`,
    },
  };
}
