import type { TocItem } from './page.ts';

/** A heading of the contents with the headings below it. */
export interface ContentsEntry extends TocItem {
  children: TocItem[];
}

/** The headings of a page as a list in two levels; a level 3 before any of level 2 stands by itself. */
export function nestContents(toc: readonly TocItem[]): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  for (const item of toc) {
    const parent = entries.at(-1);
    if (item.level === 3 && parent?.level === 2) parent.children.push(item);
    else entries.push({ ...item, children: [] });
  }
  return entries;
}
