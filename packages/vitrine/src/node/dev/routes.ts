import type { DemoReference, Page } from '../../shared/page.ts';
import { isPagePath, trimSlash } from '../../shared/paths.ts';
import { decodePath, pageOfMarkdown, toPathname } from '../base/addresses/page-paths.ts';
import { problem } from '../base/errors.ts';
import { CONFIG_FILE } from '../base/folders.ts';
import { placeNames } from '../config/places/place-in-config.ts';
import { NOT_FOUND_PAGE } from '../build/own-pages.ts';
import { isPublic, possibleFiles } from '../build/site-files.ts';
import type { LoadedSite } from '../model/site.ts';
import type { DevSite } from './dev-site.ts';
import { flattenPages } from '../nav/find.ts';
import { checkStyles } from '../check/check-styles.ts';
import { markOutsideTree } from './outside-tree.ts';
import {
  fontRoutes,
  siteFileRoute,
  type DevAnswer,
  type DevRequest,
  type Route,
} from './file-routes.ts';
import { printDevPage } from './print-page.ts';
import { renderDevIframe, renderDevPage } from './render.ts';
import { DEV_URLS, type RenderTools } from './render-demos.ts';

/** Routes by the site as it was read: a page asks for hundreds of modules, and each request for the routes. */
const known = new WeakMap<LoadedSite, Route[]>();

/** Finds what answers a request: everything that a build would write is made on request. */
export function findRoute({ site }: RenderTools, pathname: string): Route | undefined {
  const current = site.current();
  const routes = known.get(current) ?? listRoutes(site);
  known.set(current, routes);
  return routes.find(({ matches }) => matches(pathname));
}

/** Whether an address is that of a page of the site, or of its Markdown. */
export function isPageOf(site: DevSite, url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  return isMarkdownOf(site, pathname) || site.hasPage(toPathname(trimSlash(pathname)));
}

/** The first that matches answers. */
function listRoutes(site: DevSite): Route[] {
  const current = site.current();
  return [
    ...possibleFiles(current).map((file) => siteFileRoute(current.root, file)),
    {
      matches: (pathname) => pathname.startsWith(DEV_URLS.source),
      answer: answerSource,
    },
    ...fontRoutes(current.fonts),
    { matches: (pathname) => pathname === DEV_URLS.runner, answer: answerRunner },
    { matches: (pathname) => pathname === DEV_URLS.iframe, answer: answerIframe },
    {
      matches: (pathname) => isMarkdownOf(site, pathname),
      answer: answerMarkdown,
    },
    {
      matches: (pathname) => isPagePath(pathname) || site.hasPage(toPathname(trimSlash(pathname))),
      answer: answerPage,
    },
    {
      // What compares the versions of a package is not known before its API is read.
      matches: (pathname) => site.isReading() && pathname.endsWith('.json'),
      answer: answerOnceWhole,
    },
  ];
}

async function answerOnceWhole(request: DevRequest): Promise<DevAnswer> {
  await request.site.whole();
  const route = findRoute(request, request.pathname);
  if (route) return route.answer(request);
  return { type: 'text/plain', body: `There is no ${request.pathname}\n`, status: 404 };
}

/** The sources of a demo that a page shows; of any other file nothing is told. */
async function answerSource({ site, pathname, shown }: DevRequest): Promise<DevAnswer> {
  const file = decodeURIComponent(pathname.slice(DEV_URLS.source.length));
  const demo = shown.get(file) ?? (await findDemo(site, file));
  if (!demo) return { type: 'text/plain', body: `No page shows ${file}\n`, status: 404 };
  const { openSourceReader } = await import('../sandbox/demo-sources.ts');
  const reader = openSourceReader(site.current());
  return { type: 'application/json', body: await reader.read(demo) };
}

/** A demo of a page that this server has not rendered: the browser had it open before. */
async function findDemo(site: DevSite, file: string): Promise<DemoReference | undefined> {
  const { pages } = await site.compileAll();
  return pages.flatMap(({ meta }) => meta.demos).find((demo) => demo.file === file);
}

async function answerRunner({ site }: DevRequest): Promise<DevAnswer> {
  const { bundleRunner } = await import('../bundle/runner-bundle.ts');
  const { pages } = await site.compileAll();
  const demos = pages.flatMap(({ meta }) => meta.demos);
  const { json } = await bundleRunner(withoutPolicy(site.current()), demos);
  return { type: 'application/json', body: json };
}

/** Vite's client and its inline scripts would not be in it. */
const withoutPolicy = (site: LoadedSite): LoadedSite => ({
  ...site,
  config: { ...site.config, csp: undefined },
});

async function answerIframe(request: DevRequest): Promise<DevAnswer> {
  const pathname = request.query.get('page');
  const page = pathname === null ? null : await findPage(request, pathname);
  const body = await renderDevIframe(request, page, request.query.get('demo'));
  return { type: 'text/html', body };
}

async function answerMarkdown(request: DevRequest): Promise<DevAnswer> {
  const page = await findPage(request, pageOfMarkdown(request.pathname)!);
  if (!page) return { type: 'text/plain', body: 'No such page\n', status: 404 };
  return { type: 'text/markdown', body: await printDevPage(request.site, page) };
}

function isMarkdownOf(site: DevSite, address: string): boolean {
  const pathname = pageOfMarkdown(address);
  if (pathname === null || isPublic(site.current().root, decodePath(address))) return false;
  // Which pages of components there will be is not known before their packages are read.
  return site.hasPage(pathname) || site.isReading();
}

async function answerPage(request: DevRequest): Promise<DevAnswer> {
  const pathname = toPathname(trimSlash(request.pathname));
  const page = await findPage(request, pathname);
  if (page === null) await tellMissing(request, pathname);
  if (page && request.takesMarkdown) {
    const body = await printDevPage(request.site, page);
    return { type: 'text/markdown', body, varies: true };
  }
  const { tree } = request.site.current();
  const shown = page ? markOutsideTree(page, tree) : NOT_FOUND_PAGE;
  const body = await renderDevPage(request, shown, whoSees(request, shown));
  return { type: 'text/html', body, status: page ? 200 : 404, varies: true };
}

/** A build would refuse an entry of the page tree without a page. */
async function tellMissing({ site, messages }: DevRequest, pathname: string): Promise<void> {
  const { root, tree } = site.current();
  if (!flattenPages(tree).some((entry) => entry.pathname === pathname)) return;
  const at = { file: CONFIG_FILE };
  const missing = problem('page-not-found', [decodePath(pathname), ''], at);
  messages.showProblems(await placeNames(root, [missing]));
}

/** Pages of a site that were shown: their demos are rendered, and nobody waits for them a second time. */
const begun = new WeakMap<DevSite, Set<string>>();

function whoSees({ isShown, site }: DevRequest, { pathname }: Page): 'first' | 'again' | null {
  if (!isShown) return null;
  const pages = begun.get(site) ?? new Set();
  begun.set(site, pages);
  const isNew = !pages.has(pathname);
  pages.add(pathname);
  return isNew ? 'first' : 'again';
}

async function findPage({ site, messages }: RenderTools, pathname: string): Promise<Page | null> {
  const entry = site.findMarkdown(pathname);
  if (!entry) return site.loadPage(pathname);
  const { root, config } = site.current();
  const { page, problems } = await entry.compile();
  messages.showProblems([...problems, ...checkStyles(root, config.styles)]);
  return page;
}
