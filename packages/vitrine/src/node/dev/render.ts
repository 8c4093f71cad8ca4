import type { RenderedDemo, RenderedPlayground } from '../blocks/block-kind.ts';
import { clientHeight } from '../blocks/client-only.ts';
import type { RenderContext } from '../render/context.ts';
import { createDocuments } from '../render/documents.ts';
import { renderIframePage } from '../render/iframe-page.ts';
import { NOT_FOUND_PAGE } from '../build/own-pages.ts';
import { DemoEndless } from '../build/demo-renderer.ts';
import { offerSandboxes } from '../config/vite/sandbox-offer.ts';
import { describeSite } from '../build/describe-site.ts';
import type { DemoServer } from '../../shared/contract.ts';
import type { DemoReference, Page } from '../../shared/page.ts';
import { writePlaygroundModule } from '../playground/write-modules.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { pageMeta } from '../site/page-store.ts';
import { encodePath } from '../base/addresses/page-paths.ts';
import { escapeHtml } from '../base/escape.ts';
import { problem } from '../base/errors.ts';
import { messageOf } from '../base/text.ts';
import type { DevMessages } from './messages.ts';
import type { DevSite } from './dev-site.ts';
import { keepTexts, type KeptRenders } from './kept-renders.ts';
import type { ServerLoader } from './server-module.ts';
import { OWN_BLOCKED_MS, type Watched } from './stall-watch.ts';
import { ADAPTER_CLIENT } from '../bundle/entries.ts';
import { CLIENT_URL, IFRAME_URL, moduleUrl, type Entries } from './access/entries.ts';

/** Addresses of what a build would write to `assets/`. */
export const DEV_URLS = {
  runner: '/@vitrine/runner.json',
  /** Begins the URL of a demo's source. */
  source: '/@vitrine/source/',
  iframe: '/@vitrine/iframe',
};
const ADAPTER_URL = `/@id/__x00__${ADAPTER_CLIENT}`;

/** Everything that documents are made with. */
export interface RenderTools {
  site: DevSite;
  messages: DevMessages;
  server: ServerLoader;
  kept: KeptRenders;
  /** Renders a demo, and does not wait for ever. */
  watched: Watched;
  /** Demos that did not end, by file: until something changes they are not rendered again. */
  stopped: Set<string>;
  /** Demos of the pages that were rendered, by file: only their sources are handed out. */
  shown: Map<string, DemoReference>;
  /** The modules that documents begin with: these are handed out, with what they import. */
  entries: Entries;
}

/** The document of a page. */
export async function renderDevPage(context: RenderTools, page: Page): Promise<string> {
  const { site } = context;
  const meta = pageMeta(page);
  // Before the shell, which follows from the navigation too.
  if (meta.lists) await site.whole();
  const render = await prepareRender(context, meta);
  const others = meta.lists ? (await site.compileAll()).pages.map((other) => other.meta) : [];
  return createDocuments(site.current(), others, site.dates).render(page, meta, render);
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
  const { site, entries } = context;
  if (meta.playgrounds.length > 0) await site.whole();
  const loaded = site.current();
  const { demos: references } = meta;
  const hasDemos = references.length + meta.playgrounds.length > 0;
  const all = hasDemos ? await context.server.all() : null;
  // A page of prose does not wait for the library.
  const shell = all ?? (await context.server.shell());
  const rendered = new Map<string, RenderedDemo>();
  if (all)
    for (const demo of references) rendered.set(demo.id, await renderDevDemo(context, all, demo));
  const playgrounds = all
    ? await renderDevPlaygrounds(context, all, meta)
    : new Map<never, never>();
  const modules = new Map(
    [...references, ...playgrounds.values()].map(({ file }) => [
      file,
      moduleUrl(loaded.root, file),
    ]),
  );
  for (const url of modules.values()) entries.add(url);
  return {
    config: loaded.config,
    site: {
      ...describeSite(loaded, { buildId: 'dev', adapterUrl: ADAPTER_URL }),
      // Pages that are being written must never come from a cache.
      serviceWorkerHost: undefined,
    },
    assets: {
      client: { module: CLIENT_URL, preload: [], styles: [] },
      iframe: { module: IFRAME_URL, preload: [], styles: [] },
      shellParts: [],
      demoStart: [],
      toolbarParts: [],
      demos: Object.fromEntries(
        [...modules].map(([file, url]) => [
          file,
          { module: encodePath(url), preload: [], styles: [] },
        ]),
      ),
    },
    server: {
      ...shell,
      ...keepTexts(shell),
      styleAttributes: all?.styleAttributes ?? (() => ({})),
    },
    demos: rendered,
    playgrounds,
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
          : `${DEV_URLS.iframe}?${new URLSearchParams({ page: meta.pathname, demo: id }).toString()}`,
    },
  };
}

/** Makes the modules of a page's playgrounds and renders them; one that cannot be made is left out. */
async function renderDevPlaygrounds(
  context: RenderTools,
  server: DemoServer,
  meta: PageMeta,
): Promise<Map<string, RenderedPlayground>> {
  const rendered = new Map<string, RenderedPlayground>();
  if (meta.playgrounds.length === 0) return rendered;
  const { site, messages } = context;
  const loaded = site.current();
  const { preparePlaygrounds } = await import('../playground/prepare.ts');
  const { playgrounds, problems } = await preparePlaygrounds(loaded, [meta]);
  messages.showProblems(problems);
  for (const playground of playgrounds) {
    writePlaygroundModule(loaded.root, playground);
    const clientOnly = clientHeight(playground, loaded.config, 'playground');
    const demo = {
      ...{ ...playground, hideHeader: true, hideEditButton: true, iframe: null },
      ...(clientOnly && { clientOnly }),
    };
    rendered.set(playground.id, {
      ...(await renderDevDemo(context, server, demo)),
      file: playground.file,
    });
  }
  return rendered;
}

/** A demo that throws on the server is shown as a message; the browser renders it when it can. */
async function renderDevDemo(
  { kept, messages, shown, site, stopped, watched }: RenderTools,
  server: DemoServer,
  demo: DemoReference,
): Promise<RenderedDemo> {
  const sourceUrl = demo.hideHeader ? '' : `${DEV_URLS.source}${encodeURIComponent(demo.file)}`;
  if (sourceUrl !== '') shown.set(demo.file, demo);
  const height = demo.poster ? null : clientHeight(demo, site.current().config, 'demo');
  if (height !== undefined) return { html: '', styles: [], sourceUrl, clientOnly: height };
  const say = (text: string) => `<p class="demo-message">${escapeHtml(text)}</p>`;
  try {
    if (stopped.has(demo.file)) throw new DemoEndless(OWN_BLOCKED_MS);
    const render = () => watched(demo.file, () => server.prerenderDemo(demo.file, demo.id));
    const rendered = await kept.get(demo.file, demo.id, render);
    return { ...rendered, sourceUrl, clientOnly: null };
  } catch (error) {
    const page = { styles: [], sourceUrl, clientOnly: 0 };
    if (error instanceof DemoEndless) {
      stopped.add(demo.file);
      const found = problem('demo-endless', [error.message], { file: demo.file });
      messages.showProblems([found]);
      return { ...page, html: say(found.message), isStopped: true };
    }
    messages.showError(`${demo.file}: ${messageOf(error)}`);
    return { ...page, html: say(messageOf(error)) };
  }
}
