import { nestContents } from '../../shared/contents.ts';
import { ELEMENT_IDS } from '../../shared/contract.ts';
import type { TocItem } from '../../shared/page.ts';

/**
 * The page's level 2 and 3 headings beside the content; `mark-heading.ts` marks the one being read. Pages without any
 * show nothing. Narrow windows hide it: the contents are in the page there, below its lead. Only the server renders it.
 */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  if (toc.length === 0) return null;
  const list = (items: readonly (TocItem & { children?: TocItem[] })[]) => (
    <ul>
      {items.map(({ hash, text, children = [] }) => (
        <li key={hash}>
          <a href={`#${hash}`}>{text}</a>
          {children.length > 0 && list(children)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p id={ELEMENT_IDS.contents} className="toc-title">
        Contents
      </p>
      {list(nestContents(toc))}
    </>
  );
}
