import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { isOfBundler } from '../base/code/own-frame.ts';
import { createTimeLimit } from '../base/code/time-limit.ts';
import { VitrineError } from '../base/errors.ts';
import { messageOf } from '../base/text.ts';
import { DemoEndless } from '../build/demo-renderer.ts';
import { prefersMarkdown } from '../servers/prefers-markdown.ts';
import type { Entries } from './access/entries.ts';
import type { DevSite } from './dev-site.ts';
import { createPageHead } from './head.ts';
import type { DevMessages } from './messages.ts';
import { keepRenders } from './kept-renders.ts';
import type { RenderTools } from './render-demos.ts';
import { findRoute } from './routes.ts';
import { sendAnswer } from './send-answer.ts';
import { createServerLoader } from './server-module.ts';
import { createStallWatch, OWN_BLOCKED_MS } from './limits/stall-watch.ts';
import type { TakenIn } from './vite/taken-in.ts';
import { createAskedDemos } from './limits/asked-demos.ts';

/** Milliseconds for an editor to write all of a file. */
const SETTLED_MS = 60;

/** Answers for the site, within Vite's server. */
export interface SiteMiddleware {
  answer: Connect.NextHandleFunction;
  /** Loads the library for demos that are asked for later. */
  loadLibrary: () => void;
}

interface MiddlewareOptions {
  /** Gets the addresses of modules that documents begin with. */
  entries: Entries;
  takenIn: Pick<TakenIn, 'on'>;
  /** Called after each answer. */
  afterAnswer: () => void;
}

/**
 * Answers requests for pages, and for the site's own files, by the functions that the build uses.
 */
export function createSiteMiddleware(
  vite: ViteDevServer,
  site: DevSite,
  messages: DevMessages,
  { entries, takenIn, afterAnswer }: MiddlewareOptions,
): SiteMiddleware {
  const limit = createTimeLimit(OWN_BLOCKED_MS, () => new DemoEndless(OWN_BLOCKED_MS));
  const stopped = new Set<string>();
  const asked = createAskedDemos(site.current().root);
  takenIn.on((file) => {
    messages.noteChange();
    // Editors that put a new file in the place of the old one take the old one away.
    setTimeout(() => asked.hasTurned(file) && messages.reload(), SETTLED_MS).unref();
    if (stopped.size === 0) return;
    // No page has their code, so that none hears of the change.
    stopped.clear();
    messages.reload();
  });
  // Neither has one that was shown without the library.
  let isShownWithout = false;
  takenIn.on((file) => {
    if (!isShownWithout || file.endsWith('.md')) return;
    isShownWithout = false;
    messages.reload();
  });
  const watch = createStallWatch(limit.restart);
  const loader = createServerLoader(vite, limit.check);
  // With the lines of sources, by which what the adapter throws is told.
  const loadAll = () =>
    loader.all().catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      throw error;
    });
  const tools: RenderTools = {
    site,
    messages,
    server: {
      shell: loader.shell,
      all: () =>
        watch.load(loadAll, site.current()).catch((error: unknown) => {
          isShownWithout = true;
          throw error;
        }),
    },
    // Markdown is part of a demo only where a module imports it.
    kept: keepRenders(
      takenIn,
      (file) =>
        !file.endsWith('.md') ||
        vite.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined,
    ),
    watched: watch.render,
    stopped,
    shown: new Map(),
    asked,
    entries,
  };
  const addHead = createPageHead(vite, entries);
  const respond = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const begunAt = messages.now();
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const route = findRoute(tools, pathname);
    if (!route) return false;
    const takesMarkdown = prefersMarkdown(headers.accept);
    const isShown = headers['sec-fetch-dest'] === 'document';
    const answer = await route.answer({ ...tools, pathname, query, takesMarkdown, isShown });
    const placeHead = (html: string) => addHead(html, begunAt);
    await sendAnswer(response, answer, placeHead, (error) => tell(vite, messages, error));
    return true;
  };
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    respond(request, response).then(
      (answered) => {
        if (!answered) return next();
        afterAnswer();
      },
      (error: unknown) => {
        tell(vite, messages, error);
        afterAnswer();
        next(error);
      },
    );
  };
  return {
    answer,
    // Whoever needs it is told what is wrong.
    loadLibrary: () => void tools.server.all().catch(() => undefined),
  };
}

/** Says in the terminal and over the open pages what is wrong. */
function tell(vite: ViteDevServer, messages: DevMessages, error: unknown): void {
  if (error instanceof VitrineError) return messages.showProblems(error.problems);
  vite.ssrFixStacktrace(error as Error);
  const trace = error instanceof Error && !isOfBundler(error) ? error.stack : undefined;
  messages.showError(trace ?? messageOf(error));
}
