import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { messageOf } from '../../base/text.ts';
import { withoutBase } from '../../servers/base.ts';
import { refuse } from '../../servers/requests.ts';
import { createAccessList } from './access-list.ts';
import type { Entries } from './entries.ts';
import { OPENS_EDITOR } from './file-access.ts';
import { findReservedName } from './public-file.ts';

/** Stands before everything of Vite that reads a file. */
export interface Gate {
  plugin: Plugin;
  /**
   * Begins to let requests through.
   * @param answerSite answers what no file is read for, or calls on
   */
  open: (vite: ViteDevServer, entries: Entries, answerSite: Connect.NextHandleFunction) => void;
}

/** What only Vite answers. */
const OF_VITE = /^\/@(?:fs|id)\//;

/** @param base the path that the site lies at */
export function createGate(base: string): Gate {
  let pass: Connect.NextHandleFunction = (_request, response) => refuse(response, { status: 503 });
  return {
    plugin: {
      name: 'vitrine:gate',
      // The last of what comes before Vite's own: it has compared the host by then.
      configureServer: {
        order: 'post',
        handler: ({ middlewares }) => {
          middlewares.use((request, response, next) => pass(request, response, next));
        },
      },
    },
    open: (vite, entries, answerSite) => {
      const list = createAccessList(vite, entries);
      const { publicDir } = vite.config;
      pass = (request, response, next) => {
        const url = withoutBase(request.url ?? '/', base);
        const answer = (isFile: boolean) => {
          if (isFile) return next();
          if (OF_VITE.test(url)) return refuse(response, { status: 403 });
          request.url = url;
          return answerSite(request, response, (error?: unknown) => end(response, error));
        };
        const reserved = findReservedName(publicDir, url);
        if (reserved !== null) void sendPublic(publicDir, reserved, request, response);
        else if (OPENS_EDITOR.test(url)) next();
        else list.allows(url).then(answer, (error: unknown) => end(response, error));
      };
    },
  };
}

/** A file of `public/` as Vite would serve it. */
async function sendPublic(
  root: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { default: send } = await import('send');
  send(request, file, { root, dotfiles: 'allow', index: false, maxAge: 0 })
    .on('error', ({ status }: { status: number }) => refuse(response, { status }))
    .pipe(response);
}

/** Whether there is a file that is not handed out is told to nobody. */
function end(response: ServerResponse, error: unknown): void {
  if (error === undefined) {
    refuse(response, { status: 404 });
    return;
  }
  // The terminal and the open pages have heard all of it.
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${messageOf(error)}\n`);
}
