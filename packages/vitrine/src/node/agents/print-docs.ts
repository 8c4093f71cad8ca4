import path from 'node:path';
import { onOneLine } from '../../shared/text/one-line.ts';
import { decodePath, markdownPath } from '../base/addresses/page-paths.ts';
import { escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import { createPrintContext } from '../build/print/print-context.ts';
import { placeMarkdownLinks } from '../blocks/markdown-links.ts';
import { NO_DATES } from '../history/commit-dates.ts';
import { describeLibrary, libraryOf } from '../llms/library.ts';
import { groupPages } from '../llms/page-groups.ts';
import { listApiFiles } from '../llms/site-json.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import { listShown } from '../nav/component-names.ts';
import { createDocuments } from '../render/documents.ts';
import { printReference } from './print-reference.ts';
import { printAgentsSection, printSkill, skillName, titleOf } from './print-notes.ts';

/** Folder of the documentation in the package. */
export const DOCS = 'docs';

/** What goes into a package, by path; `section` is a part of a file that belongs to its authors. */
export interface PackageDocs {
  files: Map<string, string>;
  section: string;
}

/** Prints the reference, and the pages about components, as files that lead to each other. */
export async function printDocs(site: LoadedSite, compiled: CompiledSite): Promise<PackageDocs> {
  const metas = compiled.pages.map(({ meta }) => meta);
  const wanted = compiled.pages.filter(
    ({ meta }) => meta.kind === 'api' || meta.components.length > 0 || meta.demos.length > 0,
  );
  const byPackage = listShown(
    site.api,
    metas.filter(({ kind }) => kind !== 'api'),
  );
  const shown = new Set(wanted.map(({ meta }) => meta.pathname));
  const apiFiles = new Map(listApiFiles(site.api).map((file) => [file.pathname, file]));
  const context = await createPrintContext(site, compiled, new Map());
  const print = { ...context, base: '/', textOf: forPackage(context.textOf) };
  const { print: printPage } = createDocuments(site, metas, NO_DATES.dates);
  const files = new Map<string, string>();
  for (const { meta, load } of wanted) {
    const file = docsFile(meta.pathname);
    const api = apiFiles.get(meta.pathname);
    const text = api
      ? printReference(api, byPackage.get(api.source) ?? [])
      : printPage(load(), meta, print);
    files.set(file, `${linkFiles(text, file, shown, site.config.url).trim()}\n`);
  }
  files.set(`${DOCS}/index.md`, printIndex(site, groupPages(site.tree, metas), shown));
  const about = { ...libraryOf(site.config, site.api), packages: site.api };
  files.set(`skills/${skillName(about.name)}/SKILL.md`, printSkill(about));
  return { files, section: printAgentsSection(about) };
}

type TextOf = Awaited<ReturnType<typeof createPrintContext>>['textOf'];

/** Who reads a file has no need of its excerpt too, and the package has no folder of demos. */
const forPackage =
  (textOf: TextOf): TextOf =>
  (demo) => ({ ...textOf(demo), excerpt: '', fileName: path.posix.basename(demo.file) });

function docsFile(pathname: string): string {
  return DOCS + decodePath(markdownPath(pathname));
}

/** Links to pages that are files here lead to these, others to the site. */
function linkFiles(text: string, file: string, shown: ReadonlySet<string>, url: string): string {
  const rewrite = (address: string) => {
    const pathname = address === '/index.md' ? '/' : address.replace(/\.md$/, '');
    if (!shown.has(pathname)) return url + address;
    return path.posix.relative(path.posix.dirname(file), docsFile(pathname)) || address;
  };
  return placeMarkdownLinks(text, { isPage: (pathname) => shown.has(pathname), rewrite });
}

function printIndex(
  { config, api }: LoadedSite,
  { groups, single, optional }: ReturnType<typeof groupPages>,
  shown: ReadonlySet<string>,
): string {
  const list = [
    ...groups.map(({ title, pages }) => ({ title, pages })),
    { title: 'Others', pages: [...single, ...optional] },
  ];
  const parts = list.flatMap(({ title, pages }) => {
    const lines = pages
      .filter(({ pathname }) => shown.has(pathname))
      .map((page) => {
        const about = page.kind === 'api' ? '' : onOneLine(page.description);
        const target = encodeURI(docsFile(page.pathname).slice(DOCS.length + 1));
        const link = `- [${escapeMarkdown(onOneLine(page.title))}](${target})`;
        return about === '' ? link : `${link}: ${escapeMarkdown(about)}`;
      });
    return lines.length === 0 ? [] : [`## ${escapeMarkdown(title)}`, lines.join('\n')];
  });
  const title = titleOf(libraryOf(config, api));
  return `${[`# ${title}`, describeLibrary(config, api), ...parts].join('\n\n')}\n`;
}
