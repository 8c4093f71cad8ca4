import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../../base/addresses/base-path.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { createLineCutter, shortDigest } from '../../base/text.ts';
import { withoutControls } from '../../../shared/text/show-controls.ts';
import type { Entry, EntryText } from '../../model/entry.ts';
import type { CompiledSite, LoadedSite } from '../../model/site.ts';
import type { PageMeta } from '../../model/page-meta.ts';
import { readPlaygrounds } from '../../playground/read-playgrounds.ts';
import type { PrintContext } from '../../render/print-page.ts';
import type { DemoSource } from '../../sandbox/demo-sources.ts';

/**
 * Prepares the printing of a site's pages as Markdown.
 * @param held texts of files that have been read and are what the pages were compiled from; others are read
 */
export async function createPrintContext(
  site: LoadedSite,
  compiled: CompiledSite,
  sources: ReadonlyMap<string, DemoSource>,
  held: ReadonlyMap<string, EntryText> = new Map(),
): Promise<PrintContext> {
  const { root } = site;
  const paths = new Set(compiled.pages.map(({ meta }) => meta.pathname));
  const { playgrounds } = await readPlaygrounds(site, compiled.markdown);
  const controls = new Map(playgrounds.map((each) => [each.id, each.controls]));
  // A site whose demos all have their sources needs no parser.
  const isBare = compiled.pages.some(({ meta }) => meta.demos.some(({ id }) => !sources.has(id)));
  const text = sources.size > 0 || isBare ? await import('../../sandbox/demo-text.ts') : null;
  const openFile = (file: string) => {
    const text = held.get(file);
    if (!text)
      return createLineCutter(withoutControls(readFileSync(path.join(root, file), 'utf8')));
    const cut = createLineCutter(text.body);
    const above = text.bodyLine - 1;
    return (from: number, to: number) => cut(from - above, to - above);
  };
  let open = { file: '', cut: createLineCutter('') };
  return {
    isPage: (pathname) => paths.has(pathname),
    base: basePath(site.config),
    // The blocks of a page are read from one file.
    readLines: (file, from, to) => {
      if (open.file !== file) open = { file, cut: openFile(file) };
      return open.cut(from, to);
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

/**
 * The digest of a page's Markdown.
 * @param text changes with the page's own text and with what it says of others
 * @param sources of demos with a toolbar
 */
export function markdownDigest(
  text: string,
  { demos, playgrounds }: PageMeta,
  sources: ReadonlyMap<string, Pick<DemoSource, 'url'>>,
  { textOf, controlsOf }: PrintContext,
): string {
  if (demos.length + playgrounds.length === 0) return text;
  const codes = demos.map((demo) => sources.get(demo.id)?.url ?? textOf(demo));
  return shortDigest(text, JSON.stringify([codes, playgrounds.map(controlsOf)]));
}

/** The texts of a site's files, as far as they have been read. */
export function heldTexts(entries: readonly Entry[]): Map<string, EntryText> {
  return new Map(entries.flatMap(({ file, text }) => (text ? [[file, text] as const] : [])));
}

/** Tells which files the site has in `public/` itself: these are not replaced. */
export function createShadows(root: string): (file: string) => boolean {
  const own = new Set(listFiles(path.join(root, 'public')).map((name) => `/${name}`));
  return (file) => own.has(file);
}
