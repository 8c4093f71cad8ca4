import type { Page } from '../../shared/page.ts';
import { createRecorder, type HostedRecord } from './hosted-record.ts';
import { joinParagraphs } from './paragraphs.ts';
import { readHtml } from './read-html.ts';

/** Readers want the component they typed: its demos, then its API, then what else mentions it. */
export const PAGE_RANKS = { component: 30, api: 20, other: 10 };

/** How much a page matters beside others: one of `PAGE_RANKS`. */
export function pageRank({ kind, components, blocks }: Page): number {
  if (kind === 'api') return PAGE_RANKS.api;
  const isAboutComponent =
    components.length > 0 ||
    blocks.some(({ kind: block }) => block === 'demo' || block === 'playground');
  return isAboutComponent ? PAGE_RANKS.component : PAGE_RANKS.other;
}

/**
 * The records of one page: the page itself, then what is on it in document order, the text of a section
 * after its demos and props.
 * @param section name of the part of the site it belongs to
 * @param url its whole address
 */
export function pageRecords(page: Page, section: string, url: string): HostedRecord[] {
  const { pathname, title, description } = page;
  const recorder = createRecorder({
    ...{ pathname, title, description, section, url },
    rank: pageRank(page),
  });
  const props = ownProps(page);
  /** Of the section so far. */
  let paragraphs: string[] = [];
  /** The row of a prop: what is read goes there. `title` is missing when another page documents it. */
  let row: { anchor: string; title: string | undefined; cells: string[] } | undefined;

  function endRow() {
    if (row?.title !== undefined) {
      const [, ...about] = row.cells;
      recorder.addPart('prop', row.title, row.anchor, joinParagraphs(about)[0] ?? null);
    }
    row = undefined;
  }
  function endSection() {
    endRow();
    joinParagraphs(paragraphs).forEach(recorder.addText);
    paragraphs = [];
  }

  for (const block of page.blocks) {
    // The pages listed have records of their own.
    if (block.kind === 'pages') continue;
    if (block.kind !== 'html') {
      if (page.layout !== 'blank') recorder.addPart('demo', block.title, block.hash, null);
      continue;
    }
    for (const part of readHtml(block.html)) {
      if (part.kind === 'heading') {
        endSection();
        recorder.addHeading(part.level, part.text, part.id);
      } else if (part.kind === 'row' && page.kind === 'api') {
        endRow();
        if (isProp(part.id)) row = { anchor: part.id, title: props.get(part.id), cells: [] };
      } else if (part.kind === 'table-end') endRow();
      else if (part.kind === 'text') (row?.cells ?? paragraphs).push(part.text);
    }
  }
  endSection();
  return recorder.records;
}

const isProp = (anchor: string) => anchor.startsWith('prop-');

/** Names of the props that the page documents itself, by their anchors. */
function ownProps({ search }: Page): Map<string, string> {
  const records = search.filter(({ kind }) => kind === 'prop');
  return new Map(records.map(({ title, href }) => [href.slice(href.indexOf('#') + 1), title]));
}
