import { createPageContexts } from '../render/page-context.ts';
import { createPageStamps } from '../render/last-updated.ts';
import type { RenderedDemo, RenderedPlayground } from '../blocks/block-kind.ts';
import { renderBlankPage } from '../render/blank-page.ts';
import { renderFrame } from '../render/iframe-page.ts';
import { renderPage, type RenderContext } from '../render/page.ts';
import { NOT_FOUND_PAGE } from '../build/site-files.ts';
import { siteData } from '../build/write-pages.ts';
import type { Server } from '../../shared/contract.ts';
import type { DemoReference, Page } from '../../shared/page.ts';
import { writePlaygroundModule } from '../playground/write-modules.ts';
import { createPageLists } from '../render/list-pages.ts';
import { pageMeta } from '../site/page-store.ts';
import { escapeHtml, messageOf } from '../base/text.ts';
import type { DevMessages } from './messages.ts';
import type { DevSite } from './dev-site.ts';
import { ADAPTER_CLIENT, CLIENT_ENTRY, FRAME_ENTRY } from '../bundle/entries.ts';

/** Files that a build would write to `assets/`, made on request. */
export const DEV_URLS = {
  navUrl: '/@vitrine/nav.json',
  searchUrl: '/@vitrine/search.json',
  previewUrl: '/@vitrine/preview.json',
  /** Begins the URL of a demo's source. */
  source: '/@vitrine/source/',
  frame: '/@vitrine/frame',
};
const ADAPTER_URL = `/@id/__x00__${ADAPTER_CLIENT}`;

/** What documents are made with. */
export interface RenderTools {
  site: DevSite;
  messages: DevMessages;
  loadServer: () => Promise<Server>;
}

/** The document of a page. */
export async function renderDevPage(context: RenderTools, page: Page): Promise<string> {
  const { site } = context;
  const loaded = site.current();
  const render = await prepareRender(context, page);
  const meta = pageMeta(page);
  const others = meta.lists ? (await site.compileAll()).pages.map((other) => other.meta) : [];
  const contextOf = createPageContexts(
    loaded,
    createPageStamps(loaded, site.dates),
    createPageLists(loaded, others),
  );
  // Without its demo it cannot be shown; what is wrong with it has been told.
  return page.layout === 'blank' && render.demos.size === 1
    ? renderBlankPage(page, contextOf(meta), render)
    : renderPage(page, contextOf(meta), render);
}

/**
 * The document of an isolated demo.
 * @param page `null`: of any demo
 */
export async function renderDevFrame(
  context: RenderTools,
  page: Page | null,
  id: string | null,
): Promise<string> {
  const render = await prepareRender(context, page ?? NOT_FOUND_PAGE);
  const demo = page && pageMeta(page).demos.find((one) => one.id === id);
  return renderFrame(demo ?? null, render);
}

async function prepareRender(context: RenderTools, page: Page): Promise<RenderContext> {
  const { site, loadServer } = context;
  const loaded = site.current();
  const server = await loadServer();
  const { demos: references } = pageMeta(page);
  const rendered = new Map<string, RenderedDemo>();
  for (const demo of references) rendered.set(demo.id, await renderDevDemo(context, server, demo));
  const playgrounds = await renderDevPlaygrounds(context, page);
  return {
    config: loaded.config,
    site: {
      ...siteData(loaded, { buildId: 'dev', adapterUrl: ADAPTER_URL }, DEV_URLS),
      // What is being written must never come from a store.
      serviceWorkerHost: undefined,
    },
    assets: {
      client: { module: `/@fs${CLIENT_ENTRY}`, preload: [], styles: [] },
      frame: { module: `/@fs${FRAME_ENTRY}`, preload: [], styles: [] },
      toolbarParts: [],
      demos: Object.fromEntries(
        [...references, ...playgrounds.values()].map(({ file }) => [
          file,
          { module: `/${file}`, preload: [], styles: [] },
        ]),
      ),
    },
    server,
    demos: rendered,
    playgrounds,
    previewUrl: DEV_URLS.previewUrl,
    cards: new Map(),
    frames: {
      urlOf: ({ id, iframe }) =>
        iframe === null
          ? DEV_URLS.frame
          : `${DEV_URLS.frame}?${new URLSearchParams({ page: page.pathname, demo: id }).toString()}`,
    },
  };
}

/** Makes the modules of a page's playgrounds and renders them; one that cannot be made is left out. */
async function renderDevPlaygrounds(
  context: RenderTools,
  page: Page,
): Promise<Map<string, RenderedPlayground>> {
  const rendered = new Map<string, RenderedPlayground>();
  const meta = pageMeta(page);
  if (meta.playgrounds.length === 0) return rendered;
  const { site, loadServer, messages } = context;
  const loaded = site.current();
  const { preparePlaygrounds } = await import('../playground/prepare.ts');
  const { playgrounds, problems } = await preparePlaygrounds(loaded, [meta]);
  messages.showProblems(problems);
  const server = await loadServer();
  for (const playground of playgrounds) {
    writePlaygroundModule(loaded.root, playground);
    const demo = { ...playground, hideHeader: true, hideEditButton: true, iframe: null };
    rendered.set(playground.id, {
      ...(await renderDevDemo(context, server, demo)),
      file: playground.file,
    });
  }
  return rendered;
}

/** A demo that throws on the server is shown as a message; the browser renders it when it can. */
async function renderDevDemo(
  { messages }: RenderTools,
  server: Server,
  demo: DemoReference,
): Promise<RenderedDemo> {
  const sourceUrl = demo.hideHeader ? '' : `${DEV_URLS.source}${encodeURIComponent(demo.file)}`;
  if (demo.poster) return { html: '', styles: [], sourceUrl, clientOnly: false };
  try {
    return { ...(await server.renderDemo(demo.file, demo.id)), sourceUrl, clientOnly: false };
  } catch (error) {
    messages.showError(`${demo.file}: ${messageOf(error)}`);
    const html = `<p class="demo-message">${escapeHtml(messageOf(error))}</p>`;
    return { html, styles: [], sourceUrl, clientOnly: true };
  }
}
