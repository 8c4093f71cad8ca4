import { kindOf } from '../blocks/index.ts';
import type { Page } from '../../shared/page.ts';
import { createRecorder, type HostedRecord } from './hosted-record.ts';
import { joinParagraphs } from './paragraphs.ts';

/** Readers want the component they typed: its demos, then its API, then what else mentions it. */
export const PAGE_RANKS = { component: 30, api: 20, other: 10 };

/** Ranks a page among others: one of `PAGE_RANKS`. */
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
  /** Those of the section so far. */
  let paragraphs: string[] = [];
  const endSection = () => {
    joinParagraphs(paragraphs).forEach(recorder.addText);
    paragraphs = [];
  };
  for (const part of page.blocks.flatMap((block) => kindOf(block).hosted(block, page))) {
    if (part.kind === 'heading') {
      endSection();
      recorder.addHeading(part.level, part.title, part.hash);
    } else if (part.kind === 'text') paragraphs.push(part.text);
    else {
      const [text = null] = joinParagraphs(part.text);
      recorder.addPart(part.kind, part.title, part.hash, text);
    }
  }
  endSection();
  return recorder.records;
}
