import { readFileSync } from 'node:fs';
import { isReplaced, type SiteFile } from '../build/site-files.ts';
import type { SiteFonts } from '../model/site-fonts.ts';
import { printAllPages } from './print-page.ts';
import { renderDevPage } from './render.ts';
import type { RenderTools } from './render-demos.ts';
import type { EarlyDocument } from './early-document.ts';

/** Requests that the dev server answers itself, and how. */
export interface Route {
  matches: (pathname: string) => boolean;
  answer: (request: DevRequest) => Promise<DevAnswer>;
}

export interface DevRequest extends RenderTools {
  pathname: string;
  query: URLSearchParams;
  /** The client prefers Markdown to HTML. */
  takesMarkdown: boolean;
  /** A browser shows the answer as it arrives. */
  isShown: boolean;
}

export interface DevAnswer {
  type: string;
  body: string | Buffer | EarlyDocument;
  /** Default: 200. */
  status?: number;
  /** It is another one for clients that take Markdown. */
  varies?: boolean;
}

/** The files of a site's fonts, and the style sheet that names them. */
export function fontRoutes({ files, styleUrl, styles }: SiteFonts): Route[] {
  return [
    {
      matches: (pathname) => files.has(pathname),
      answer: ({ pathname }) =>
        Promise.resolve({ type: 'font/woff2', body: readFileSync(files.get(pathname)!) }),
    },
    {
      matches: (pathname) => pathname === styleUrl,
      answer: () => Promise.resolve({ type: 'text/css', body: styles }),
    },
  ];
}

/**
 * A file of the site that no file in `public/` stands in the place of.
 * @param root of the site
 */
export function siteFileRoute(root: string, file: SiteFile): Route {
  return {
    matches: (pathname) => isAddress(file, pathname) && !isReplaced(root, file),
    answer: async (request) => {
      const { site } = request;
      if (!('page' in file)) await site.whole();
      // A worker would cache pages that are being written.
      const source = {
        ...{ site: site.current(), compile: site.compileAll, workerHost: '', bytes: 0 },
        printAll: () => printAllPages(site),
      };
      if ('makeFiles' in file) {
        const made = (await file.makeFiles(source)).find(({ url }) => url === request.pathname);
        if (!made) return { type: 'text/plain', body: 'No such part\n', status: 404 };
        return { type: file.type, body: made.make() };
      }
      if ('makeAll' in file) {
        const make = (await file.makeAll(source)).get(request.pathname);
        // Of an index that has been made anew since.
        if (!make) return { type: 'text/plain', body: 'No such part\n', status: 404 };
        return { type: file.type, body: make() };
      }
      const body =
        'page' in file ? await renderDevPage(request, file.page()) : await file.make(source);
      return { type: file.type, body };
    },
  };
}

function isAddress(file: SiteFile, pathname: string): boolean {
  if ('makeAll' in file) return pathname.startsWith(file.url);
  if ('makeFiles' in file) return file.pattern.test(pathname);
  // Hosts serve a document without its ending too.
  return [file.url, file.url.replace(/\.html$/, '')].includes(pathname);
}
