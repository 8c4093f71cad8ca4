import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { createPageContexts } from '../build/page-context.js';
import { createPageStamps } from '../build/page-stamp.js';
import type { RenderedDemo } from '../build/prerender-demos.js';
import type { RenderedPlayground } from '../build/prerender-playgrounds.js';
import { renderBlankPage } from '../build/render-blank-page.js';
import { renderFrame } from '../build/render-frame.js';
import { renderPage, type RenderContext } from '../build/render-page.js';
import { renderServiceWorker } from '../build/service-worker.js';
import { NOT_FOUND_PAGE } from '../build/site-files.js';
import { siteData } from '../build/write-pages.js';
import { SERVICE_WORKER_URL, type Server } from '../contract.js';
import { readEngineId } from '../site/engine-id.js';
import { formatProblem } from '../errors.js';
import type { DemoReference, Page } from '../page.js';
import { writePlaygroundModule } from '../playground/write-modules.js';
import { joinPageRecords } from '../search/encode.js';
import { checkStyles } from '../site/check-styles.js';
import { createPageLists } from '../site/list-pages.js';
import { pageMeta } from '../site/page-store.js';
import { escapeHtml, messageOf } from '../text.js';
import { ADAPTER_CLIENT, CLIENT_ENTRY, FRAME_ENTRY } from './entries.js';
import type { DevSite } from './dev-site.js';
import { createPageHead } from './dev-head.js';
import type { DevMessages } from './dev-messages.js';
import { createServerLoader } from './dev-server-module.js';

/** Files that a build would write to `assets/`, made on request. */
const NAV_URL = '/@vitrine/nav.json';
const SEARCH_URL = '/@vitrine/search.json';
const URLS = { navUrl: NAV_URL, searchUrl: SEARCH_URL };
const SOURCE_URL = '/@vitrine/source/';
const PREVIEW_URL = '/@vitrine/preview.json';
const FRAME_URL = '/@vitrine/frame';
const ADAPTER_URL = `/@id/__x00__${ADAPTER_CLIENT}`;

/**
 * Answers requests for pages by the same functions that the build uses, one page at a time.
 * @param afterPage called after each answer
 */
export function devPagesMiddleware(
  vite: ViteDevServer,
  site: DevSite,
  messages: DevMessages,
  afterPage: () => void,
): Connect.NextHandleFunction {
  const context: DevContext = {
    vite,
    site,
    messages,
    loadServer: createServerLoader(vite),
    addHead: createPageHead(vite),
  };
  return (request, response, next) => {
    respond(context, request, response).then(
      (answered) => {
        if (answered) afterPage();
        else next();
      },
      (error: unknown) => {
        vite.ssrFixStacktrace(error as Error);
        messages.showError(
          error instanceof Error ? (error.stack ?? error.message) : messageOf(error),
        );
        next(error);
      },
    );
  };
}

interface DevContext {
  vite: ViteDevServer;
  site: DevSite;
  messages: DevMessages;
  loadServer: () => Promise<Server>;
  /** Puts what Vite's client needs into a document. */
  addHead: (html: string) => Promise<string>;
}

async function respond(
  context: DevContext,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { site, messages } = context;
  const madeAt = messages.now();
  const { pathname } = new URL(url, 'http://localhost');
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    response.end(body);
    return true;
  };
  if (pathname === NAV_URL) return send('application/json', JSON.stringify(site.current().nav));
  if (pathname === SEARCH_URL) {
    const { pages } = await site.compileAll();
    const parts = pages.map(({ meta }) => meta.searchPart);
    return send('application/json', joinPageRecords(parts));
  }
  if (pathname === SERVICE_WORKER_URL) {
    // A preview of the site at this port may have left one in the browser.
    const file = path.join(site.current().cacheDir, `worker-${readEngineId()}.js`);
    return send('text/javascript', await renderServiceWorker({ host: '', ...URLS }, file));
  }
  if (pathname.startsWith(SOURCE_URL)) {
    const file = decodeURIComponent(pathname.slice(SOURCE_URL.length));
    const { openSourceReader } = await import('../sandbox/demo-sources.js');
    const reader = openSourceReader({ ...site.current(), engineId: readEngineId() });
    return send('application/json', await reader.read({ file, hideEditButton: false }));
  }
  if (pathname === PREVIEW_URL) {
    const { bundlePreview } = await import('../build/preview-bundle.js');
    const { pages } = await site.compileAll();
    const demos = pages.flatMap(({ meta }) => meta.demos);
    const { json } = await bundlePreview(site.current(), demos, readEngineId());
    return send('application/json', json);
  }
  if (pathname.startsWith(FRAME_URL)) {
    const html = await renderDevFrame(context, new URL(url, 'http://localhost').searchParams);
    return send('text/html', messages.mark(await context.addHead(html), madeAt));
  }
  if (path.extname(pathname) !== '') return false;
  const page = await findPage(
    context,
    pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname,
  );
  const html = await context.addHead(await renderDevPage(context, page ?? NOT_FOUND_PAGE));
  return send('text/html', messages.mark(html, madeAt), page ? 200 : 404);
}

async function findPage({ site, messages }: DevContext, pathname: string): Promise<Page | null> {
  const entry = site.findMarkdown(pathname);
  if (!entry) {
    const { pages } = await site.compileAll();
    return pages.find(({ meta }) => meta.pathname === pathname)?.load() ?? null;
  }
  const { root, config } = site.current();
  const { page, problems: found } = await entry.compile();
  const problems = [...found, ...checkStyles(root, config.styles)];
  if (problems.length > 0) messages.showError(problems.map(formatProblem).join('\n\n'));
  return page;
}

async function renderDevPage(context: DevContext, page: Page): Promise<string> {
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

/** The document of an isolated demo, or without one named, that of any demo. */
async function renderDevFrame(context: DevContext, query: URLSearchParams): Promise<string> {
  const pathname = query.get('page');
  const page = pathname === null ? null : await findPage(context, pathname);
  const render = await prepareRender(context, page ?? NOT_FOUND_PAGE);
  const demo = page && pageMeta(page).demos.find(({ id }) => id === query.get('demo'));
  return renderFrame(demo ?? null, render);
}

async function prepareRender(context: DevContext, page: Page): Promise<RenderContext> {
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
      ...siteData(loaded, { buildId: 'dev', adapterUrl: ADAPTER_URL }, URLS),
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
    previewUrl: PREVIEW_URL,
    cards: new Map(),
    frames: {
      urlOf: ({ id, iframe }) =>
        iframe === null
          ? FRAME_URL
          : `${FRAME_URL}?${new URLSearchParams({ page: page.pathname, demo: id }).toString()}`,
    },
  };
}

/** Makes the modules of a page's playgrounds and renders them; one that cannot be made is left out. */
async function renderDevPlaygrounds(
  context: DevContext,
  page: Page,
): Promise<Map<string, RenderedPlayground>> {
  const rendered = new Map<string, RenderedPlayground>();
  const meta = pageMeta(page);
  if (meta.playgrounds.length === 0) return rendered;
  const { site, loadServer, messages } = context;
  const loaded = site.current();
  const { preparePlaygrounds } = await import('../playground/prepare.js');
  const { playgrounds, problems } = await preparePlaygrounds(loaded, [meta]);
  if (problems.length > 0) messages.showError(problems.map(formatProblem).join('\n\n'));
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
  { messages }: DevContext,
  server: Server,
  demo: DemoReference,
): Promise<RenderedDemo> {
  const sourceUrl = demo.hideHeader ? '' : `${SOURCE_URL}${encodeURIComponent(demo.file)}`;
  if (demo.poster) return { html: '', styles: [], sourceUrl, clientOnly: false };
  try {
    return { ...(await server.renderDemo(demo.file, demo.id)), sourceUrl, clientOnly: false };
  } catch (error) {
    messages.showError(`${demo.file}: ${messageOf(error)}`);
    const html = `<p class="demo-message">${escapeHtml(messageOf(error))}</p>`;
    return { html, styles: [], sourceUrl, clientOnly: true };
  }
}
