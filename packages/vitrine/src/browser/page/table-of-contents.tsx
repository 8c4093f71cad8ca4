import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nestContents } from '../../shared/contents.ts';
import type { TocItem } from '../../shared/page.ts';
import { onFirstUse } from '../core/first-use/first-use.ts';
import type { HeadingWatch } from './active-heading.ts';

/** Pixels that stay visible above and below the active entry when the list is scrolled to show it. */
const LIST_MARGIN_PX = 40;

/**
 * The page's level 2 and 3 headings beside the content; the one being read is marked. Pages without any
 * show nothing. Narrow windows hide it: the contents are in the page there, below its lead.
 */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  const titleId = useId();
  const nav = useRef<HTMLElement>(null);
  const [active, choose] = useActiveHeading(toc);
  useKeepInView(nav, active);
  if (toc.length === 0) return null;

  const list = (items: readonly (TocItem & { children?: TocItem[] })[]) => (
    <ul>
      {items.map(({ hash, text, children = [] }) => (
        <li key={hash}>
          <a
            href={`#${hash}`}
            aria-current={hash === active ? 'location' : undefined}
            onClick={() => choose(hash)}
          >
            {text}
          </a>
          {children.length > 0 && list(children)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav ref={nav} className="toc" aria-labelledby={titleId}>
      <p id={titleId} className="toc-title">
        Contents
      </p>
      {list(nestContents(toc))}
    </nav>
  );
}

function useActiveHeading(toc: TocItem[]): [active: string, choose: (hash: string) => void] {
  const [active, setActive] = useState('');
  const watch = useRef<HeadingWatch>(null);
  useEffect(() => {
    const hashes = toc.map(({ hash }) => hash);
    let last: string | null = null;
    const report = (hash: string) => {
      if (hash === last) return;
      last = hash;
      // In this frame: where demos hydrate, React's turn comes late.
      flushSync(() => setActive(hash));
    };
    // Nothing is marked at the top of a page.
    return onFirstUse(({ watchHeadings }) => {
      const { stop } = (watch.current = watchHeadings(hashes, report));
      return stop;
    });
  }, [toc]);
  return [active, (hash) => watch.current?.choose(hash)];
}

function useKeepInView(nav: RefObject<HTMLElement | null>, active: string): void {
  useEffect(() => {
    if (nav.current) showActive(nav.current);
  }, [nav, active]);
}

/** Scrolls the list by itself, so that the page stays where it is. */
function showActive(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]');
  if (!link) {
    list.scrollTop = 0;
    return;
  }
  const outer = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  const above = outer.top + LIST_MARGIN_PX - top;
  const below = bottom + LIST_MARGIN_PX - outer.bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}
