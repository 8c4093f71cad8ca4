import { accessSync, constants } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { findRedirect } from '../hosts/find-redirect.ts';
import { enterBase } from '../servers/base.ts';
import { refusalOfHost, tidyHost } from '../servers/hosts.ts';
import { listen } from '../servers/listen.ts';
import type { ListenOptions } from '../servers/listen-options.ts';
import { refusalOf, refuse } from '../servers/requests.ts';
import { outliveStrayErrors } from '../base/faults.ts';
import { messageOf } from '../base/text.ts';
import { basePath } from '../base/addresses/base-path.ts';
import { requireReact } from '../base/install/peers.ts';
import { CONTENT_DIR } from '../base/folders.ts';
import { createDevSite, type DevSite } from '../dev/dev-site.ts';
import { createEntries } from '../dev/access/entries.ts';
import { isPageOf } from '../dev/routes.ts';
import { isFromElsewhere } from '../dev/access/file-access.ts';
import { createGate } from '../dev/access/gate.ts';
import { devConfig } from '../dev/vite/dev-config.ts';
import { createDevMessages } from '../dev/messages.ts';
import { createSiteMiddleware } from '../dev/middleware.ts';
import { guardSockets } from '../dev/socket-guard.ts';
import { tellThrown } from '../dev/watch/tell-thrown.ts';
import { watchSources } from '../dev/watch/watch-sources.ts';
import { createKeptSettings } from '../dev/watch/kept-settings.ts';
import { watchContent } from '../dev/watch/watch-content.ts';
import { createLateOptimizer } from '../dev/late/optimizer.ts';
import { createLateWork, isForPage, type LateWork } from '../dev/late/work.ts';
import { tellWhenWhole } from '../dev/tell-whole.ts';
import { saveCompiledCode } from './process/compiled-code.ts';
import { acceptMendedPlugin } from '../dev/vite/accept-mended.ts';
import { foundAnewPlugin } from '../dev/vite/found-anew.ts';
import { findLinkedCommonJs } from '../dev/vite/linked-common-js.ts';
import { shareReact } from '../dev/vite/one-react.ts';
import { createTakenIn } from '../dev/vite/taken-in.ts';
import { createLateWatch } from '../dev/watch/late-watch.ts';

const DEV_PORT = 5173;

/** Milliseconds that the browser has for the modules of its first page, before the library is loaded for other pages. */
const LIBRARY_MS = 1500;
/** Milliseconds after which the library should be loaded, so that its code is saved as well. */
const SAVE_MS = 5000;

/**
 * Serves the site while it is written: pages are compiled when they are asked for, an edited page or
 * demo is exchanged in the browser.
 * @throws VitrineError when the configuration is invalid or the port is in use
 */
export async function dev(
  root: string,
  options: ListenOptions,
): Promise<{ url: string; close: () => Promise<void> }> {
  process.env.NODE_ENV = 'development';
  const site = await createDevSite(root);
  requireReact(root);
  // Of a cache that is whole and read-only, Vite would tell in its own words once a page is open.
  accessSync(site.current().cacheDir, constants.W_OK);
  const documented = site.current().config.api.map(({ package: name }) => name);
  shareReact(root, documented);
  const commonJs = findLinkedCommonJs(root, documented);
  const base = basePath(site.current().config);
  // Before Vite makes of plugins what it needs.
  const tellKept = createKeptSettings(site.current().config);
  const http = createHttpServer();
  const contentWatch = createLateWatch(path.join(root, CONTENT_DIR));
  const gate = createGate(base);
  const optimizer = createLateOptimizer();
  const takenIn = createTakenIn();
  const vite = await createServer(
    devConfig(site.current(), {
      ...{ http, host: options.host },
      plugins: [
        gate.plugin,
        optimizer.plugin,
        foundAnewPlugin(),
        acceptMendedPlugin(),
        takenIn.plugin,
        commonJs.plugin,
      ],
      external: commonJs.names,
      ignored: contentWatch.ignored,
    }),
  );
  const messages = createDevMessages(vite);
  const endStray = outliveStrayErrors(root, (found) => messages.showProblems([found]));
  const late = createLateWork(() => {
    setTimeout(loadLibrary, LIBRARY_MS).unref();
    setTimeout(saveCompiledCode, SAVE_MS).unref();
    void contentWatch.start(vite.watcher);
    // What the browser loads comes before what the open page is reloaded for.
    void optimizer
      .wait()
      .catch((error: unknown) => messages.showError(messageOf(error)))
      .then(() => tellWhenWhole(site, messages));
  });
  handleRequests(http, vite, {
    ...{ site, base, host: options.host, hold: late.hold },
    // Before that Vite knows no address of a package. Why it does not is said once, above.
    ask: () =>
      late
        .ask()
        .then(optimizer.begin)
        .catch(() => undefined),
  });
  const entries = createEntries(site);
  const { answer, loadLibrary } = createSiteMiddleware(vite, site, messages, {
    ...{ entries, takenIn, afterAnswer: late.begin },
  });
  vite.middlewares.use(answer);
  guardSockets(http, vite, base, options.host);
  gate.open(vite, entries, answer);
  tellThrown(vite, messages);
  const renewSources = watchSources(vite, site, messages);
  watchContent(vite, site, messages, (config) => {
    renewSources();
    const told = tellKept(config);
    if (told !== null) vite.config.logger.warn(told);
  });
  const { url, close } = await listen(http, options, DEV_PORT).catch(async (error: unknown) => {
    // Vite's watcher would prevent the process from ending.
    late.end();
    await vite.close();
    site.close();
    throw error;
  });
  return {
    url: new URL(base, url).href,
    close: async () => {
      endStray();
      late.end();
      await vite.close();
      site.close();
      await close();
    },
  };
}

/** Refuses and redirects requests as they come, and hands the others to Vite and to what is in it. */
function handleRequests(
  http: Server,
  { middlewares }: ViteDevServer,
  { site, base, host, hold, ask }: RequestContext,
): void {
  http.on('request', (request, response) => {
    const misled = refusalOfHost(request, host);
    if (misled) return refuse(response, misled);
    tidyHost(request);
    const url = enterBase(base, request, response);
    if (url === null) return;
    const { method = '', headers } = request;
    const isClosed = () => isFromElsewhere(url, headers, (asked) => isPageOf(site, asked));
    const refusal = refusalOf({ method, url }) ?? (isClosed() ? { status: 403 } : null);
    const moved = refusal ? null : findRedirect(site.current().config, url);
    if (refusal) refuse(response, refusal);
    else if (moved !== null) response.writeHead(302, { location: moved }).end();
    else if (isForPage({ url, headers })) {
      hold();
      middlewares(request, response);
    } else void ask().then(() => middlewares(request, response));
  });
}

interface RequestContext extends Pick<LateWork, 'hold' | 'ask'> {
  site: DevSite;
  base: string;
  /** The name that the server listens to. */
  host: string;
}
