import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trimSlash } from '../../shared/paths.ts';
import { basePath } from '../base/addresses/base-path.ts';
import { toPathname } from '../base/addresses/page-paths.ts';
import { listFiles } from '../base/files.ts';
import { createLineCutter } from '../base/text.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { readPlaygrounds } from '../playground/read-playgrounds.ts';
import type { PrintContext } from '../render/print-page.ts';
import type { DemoSource } from '../sandbox/demo-sources.ts';

/** Prepares the printing of a site's pages as Markdown. */
export async function createPrintContext(
  site: LoadedSite,
  compiled: CompiledSite,
  sources: ReadonlyMap<string, DemoSource>,
): Promise<PrintContext> {
  const { root } = site;
  const paths = new Set(compiled.pages.map(({ meta }) => meta.pathname));
  const { playgrounds } = await readPlaygrounds(site, compiled);
  const controls = new Map(playgrounds.map((each) => [each.id, each.controls]));
  // A site whose demos all have their sources needs no parser.
  const isBare = compiled.pages.some(({ meta }) => meta.demos.some(({ id }) => !sources.has(id)));
  const text = sources.size > 0 || isBare ? await import('../sandbox/demo-text.ts') : null;
  let held = { file: '', cut: createLineCutter('') };
  return {
    isPage: (pathname) => paths.has(pathname),
    base: basePath(site.config),
    // The blocks of a page are read from one file.
    readLines: (file, from, to) => {
      if (held.file !== file)
        held = { file, cut: createLineCutter(readFileSync(path.join(root, file), 'utf8')) };
      return held.cut(from, to);
    },
    textOf: ({ id, file }) => {
      const source = sources.get(id);
      return source
        ? text!.demoTextOf(source.read())
        : text!.readDemoText(root, file, site.config.vite);
    },
    controlsOf: ({ id }) => controls.get(id) ?? [],
  };
}

/** What a page's Markdown says besides its document: which links lead to pages, and code without a toolbar. */
export function printFacts({ links, demos }: PageMeta, { isPage, textOf }: PrintContext): string {
  const isLinked = (href: string) => isPage(toPathname(trimSlash(href.replace(/[?#].*$/s, ''))));
  return JSON.stringify([
    links.map(({ href }) => Number(isLinked(href))).join(''),
    demos.filter(({ hideHeader }) => hideHeader).map(textOf),
  ]);
}

/** Tells which files the site has in `public/` itself: these are not replaced. */
export function createShadows(root: string): (file: string) => boolean {
  const own = new Set(listFiles(path.join(root, 'public')).map((name) => `/${name}`));
  return (file) => own.has(file);
}
