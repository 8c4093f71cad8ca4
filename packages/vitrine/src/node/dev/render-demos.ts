import type { RenderedDemo, RenderedPlayground } from '../blocks/block-kind.ts';
import { clientHeight } from '../blocks/client-only.ts';
import { DemoEndless } from '../build/demo-renderer.ts';
import { explainThrown } from '../build/prerender/describe-thrown.ts';
import type { DemoServer } from '../../shared/contract.ts';
import type { DemoReference } from '../../shared/page.ts';
import { writePlaygroundModule } from '../playground/write-modules.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { escapeHtml } from '../base/escape.ts';
import { problem } from '../base/errors.ts';
import type { DevMessages } from './messages.ts';
import type { DevSite } from './dev-site.ts';
import type { KeptRenders } from './kept-renders.ts';
import type { ServerLoader } from './server-module.ts';
import { OWN_BLOCKED_MS, type Watched } from './limits/stall-watch.ts';
import type { AskedDemos } from './limits/asked-demos.ts';
import { moduleUrl, type Entries } from './access/entries.ts';

/** Addresses of what a build would write to `assets/`. */
export const DEV_URLS = {
  runner: '/@vitrine/runner.json',
  /** Begins the URL of a demo's source. */
  source: '/@vitrine/source/',
  iframe: '/@vitrine/iframe',
};

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
  asked: AskedDemos;
  /** The modules that documents begin with: these are handed out, with what they import. */
  entries: Entries;
}

/** What the library renders of a page. */
export interface LiveParts extends Pick<DemoServer, 'styleAttributes'> {
  demos: ReadonlyMap<string, RenderedDemo>;
  playgrounds: ReadonlyMap<string, RenderedPlayground>;
  /** Addresses of the modules of both, by file. */
  modules: ReadonlyMap<string, string>;
}

/** Renders the demos and playgrounds of a page; these follow from the API of the whole site. */
export async function renderLive(
  context: RenderTools,
  server: DemoServer,
  meta: PageMeta,
): Promise<LiveParts> {
  const demos = new Map<string, RenderedDemo>();
  for (const demo of meta.demos) {
    const missing = context.asked.findMissing(demo, meta.source.file);
    if (missing !== null) context.messages.showProblems([missing]);
    demos.set(
      demo.id,
      missing === null
        ? await renderDevDemo(context, server, demo)
        : { html: say(missing.message), styles: [], sourceUrl: '', clientOnly: 0, isStopped: true },
    );
  }
  const playgrounds = await renderDevPlaygrounds(context, server, meta);
  const { root } = context.site.current();
  const files = [...meta.demos, ...playgrounds.values()].map(({ file }) => file);
  const modules = new Map(files.map((file) => [file, moduleUrl(root, file)]));
  for (const url of modules.values()) context.entries.add(url);
  return { demos, playgrounds, modules, styleAttributes: server.styleAttributes };
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
  const listAll = async () => (await site.compileAll()).pages.map((page) => page.meta);
  const { playgrounds, problems } = await preparePlaygrounds(loaded, [meta], listAll);
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
    const reason = explainThrown(error);
    messages.showError(`${demo.file}: ${reason}`);
    return { ...page, html: say(reason) };
  }
}

/** Stands where the demo would. */
const say = (text: string) => `<p class="demo-message">${escapeHtml(text)}</p>`;
