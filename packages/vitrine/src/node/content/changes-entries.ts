import type { ChangesFile } from '../../shared/api-diff/changes-file.ts';
import { diffSnapshots } from '../../shared/api-diff/diff.ts';
import { addressOf, diffToHtml } from '../../shared/api-diff/diff-html.ts';
import { makePatch } from '../../shared/api-diff/merge-patch.ts';
import { diffToMarkdown } from '../api/history/diff-to-markdown.ts';
import { HISTORY_FILE } from '../api/history/history-file.ts';
import { escapeHtml } from '../base/escape.ts';
import { shortDigest } from '../base/text.ts';
import type { Entry } from '../model/entry.ts';
import type { ApiPackage } from '../model/site.ts';
import type { Page } from '../../shared/page.ts';
import { changesPath, componentPaths } from '../nav/api-tree.ts';

/** A page for each package with recorded versions to compare. */
export function readChangesEntries(api: readonly ApiPackage[]): Entry[] {
  return api.flatMap((source): Entry[] => {
    const pathname = changesPath(source);
    if (pathname === null) return [];
    const compile = () => Promise.resolve({ page: changesPage(source, pathname), problems: [] });
    return [{ pathname, file: HISTORY_FILE, digest: changesDigest(source), compile }];
  });
}

/** Address of the data that the page loads. */
export const changesFileUrl = (pathname: string) => `${pathname}.json`;

/** Changes with all that the page says, and its data. */
export function changesDigest(source: ApiPackage): string {
  const paths = JSON.stringify([...componentPaths(source)]);
  return shortDigest(source.recorded?.digest ?? '', JSON.stringify(source.config), paths);
}

function changesPage(source: ApiPackage, pathname: string): Page {
  const { package: name } = source.config;
  const recorded = source.recorded!.read();
  const [from, to] = recorded.slice(-2);
  const diff = diffSnapshots(from!, to!);
  const pages = componentPaths(source);
  const links = [...new Set([...diff.added, ...diff.changed, ...diff.deprecated])].flatMap(
    ({ component }) => pages.get(component) ?? [],
  );
  const [first] = recorded;
  const description = `What changed in the API of ${name} between any two versions from ${first!.version} on.`;
  const hrefOf = (component: string) => pages.get(component);
  const html = diffToHtml(diff, hrefOf);
  const text = diffToMarkdown(diff, (subject) => addressOf(subject, hrefOf));
  const pair = `${escapeHtml(from!.version)} → ${escapeHtml(to!.version)}`;
  return {
    kind: 'markdown',
    pathname,
    title: 'Changes between versions',
    tabTitle: 'Changes between versions',
    hash: 'changes-between-versions',
    description,
    lead: escapeHtml(description),
    components: [],
    blocks: [
      {
        kind: 'html',
        styles: ['changes'],
        html: `<div class="compare-versions" data-versions="${escapeHtml(recorded.map(({ version }) => version).join(' '))}"><p class="compare-pair"><bdi dir="ltr">${pair}</bdi></p><div class="compare-result props">${html}</div></div>`,
        markdown: [`${from!.version} → ${to!.version}\n\n${text}`],
      },
    ],
    toc: [],
    anchors: ['changes-between-versions'],
    links: [...new Set(links)].map((href) => ({ href, line: 1 })),
    search: [
      {
        kind: 'page',
        title: 'Changes between versions',
        href: pathname,
        text: description,
        keywords: ['breaking changes', 'migration', 'api diff', 'added', 'removed', 'since'],
      },
    ],
    source: { file: HISTORY_FILE, editUrl: '' },
  };
}

/** The data of the page. */
export function changesFile(source: ApiPackage): ChangesFile {
  let before: Parameters<typeof makePatch>[0] = {};
  const versions = (source.recorded?.read() ?? []).map(({ version, hidden, components }) => {
    const after = components as typeof before;
    const api = makePatch(before, after);
    before = after;
    return { version, ...(hidden === undefined ? {} : { hidden }), api };
  });
  const pages = [...componentPaths(source)].map(([name, href]) => ({ name, href }));
  return { package: source.config.package, versions, pages };
}
