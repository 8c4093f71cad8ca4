import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { renderServiceWorker } from '../bundle/service-worker.ts';
import { NOT_FOUND_PAGE } from '../build/site-files.ts';
import { SERVICE_WORKER_URL } from '../../shared/contract.ts';
import type { Page } from '../../shared/page.ts';
import { joinPageRecords } from '../../shared/encode-search.ts';
import { checkStyles } from '../check/check-styles.ts';
import { readEngineId } from '../base/engine-id.ts';
import { messageOf } from '../base/text.ts';
import { createPageHead } from './head.ts';
import type { DevMessages } from './messages.ts';
import { DEV_URLS, renderDevFrame, renderDevPage, type RenderTools } from './render.ts';
import { createServerLoader } from './server-module.ts';
import type { DevSite } from './dev-site.ts';

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

interface DevContext extends RenderTools {
  /** Puts what Vite's client needs into a document, and when it was begun. */
  addHead: (html: string, madeAt: number) => Promise<string>;
}

async function respond(
  context: DevContext,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { site, messages } = context;
  const madeAt = messages.now();
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    response.end(body);
    return true;
  };
  if (pathname === DEV_URLS.navUrl)
    return send('application/json', JSON.stringify(site.current().nav));
  if (pathname === DEV_URLS.searchUrl) {
    const { pages } = await site.compileAll();
    const parts = pages.map(({ meta }) => meta.searchPart);
    return send('application/json', joinPageRecords(parts));
  }
  if (pathname === SERVICE_WORKER_URL) {
    // A preview of the site at this port may have left one in the browser.
    const file = path.join(site.current().cacheDir, `worker-${readEngineId()}.js`);
    const { navUrl, searchUrl } = DEV_URLS;
    const worker = await renderServiceWorker({ host: '', navUrl, searchUrl }, file);
    return send('text/javascript', worker);
  }
  if (pathname.startsWith(DEV_URLS.source)) {
    const file = decodeURIComponent(pathname.slice(DEV_URLS.source.length));
    const { openSourceReader } = await import('../sandbox/demo-sources.ts');
    const reader = openSourceReader({ ...site.current(), engineId: readEngineId() });
    return send('application/json', await reader.read({ file, hideEditButton: false }));
  }
  if (pathname === DEV_URLS.previewUrl) {
    const { bundlePreview } = await import('../bundle/runner-bundle.ts');
    const { pages } = await site.compileAll();
    const demos = pages.flatMap(({ meta }) => meta.demos);
    const { json } = await bundlePreview(site.current(), demos, readEngineId());
    return send('application/json', json);
  }
  if (pathname.startsWith(DEV_URLS.frame)) {
    const pageOf = searchParams.get('page');
    const page = pageOf === null ? null : await findPage(context, pageOf);
    const html = await renderDevFrame(context, page, searchParams.get('demo'));
    return send('text/html', await context.addHead(html, madeAt));
  }
  if (path.extname(pathname) !== '') return false;
  const page = await findPage(
    context,
    pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname,
  );
  const html = await renderDevPage(context, page ?? NOT_FOUND_PAGE);
  return send('text/html', await context.addHead(html, madeAt), page ? 200 : 404);
}

async function findPage({ site, messages }: RenderTools, pathname: string): Promise<Page | null> {
  const entry = site.findMarkdown(pathname);
  if (!entry) {
    const { pages } = await site.compileAll();
    return pages.find(({ meta }) => meta.pathname === pathname)?.load() ?? null;
  }
  const { root, config } = site.current();
  const { page, problems } = await entry.compile();
  messages.showProblems([...problems, ...checkStyles(root, config.styles)]);
  return page;
}
