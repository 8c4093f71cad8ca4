import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { TocItem } from '../../shared/page.ts';
import { watchHeadings, type HeadingWatch } from './active-heading.ts';

/** From this width on there is room for the contents beside the content. */
const COLUMN_QUERY = '(min-width: 600px)';
/** Pixels that stay visible above and below the active entry when the list is scrolled to show it. */
const LIST_MARGIN_PX = 40;

/**
 * The page's level 2 and 3 headings; the one being read is marked. Pages without any show nothing. One
 * element for both variants: open beside the content by CSS, and a disclosure above it on phones.
 */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  const titleId = useId();
  const nav = useRef<HTMLElement>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [active, choose] = useActiveHeading(toc);
  useKeepInView(nav, active);
  useDisclosure(disclosure, toc);
  if (toc.length === 0) return null;
  return (
    <nav ref={nav} className="toc" aria-labelledby={titleId}>
      <p id={titleId} className="toc-title">
        Contents
      </p>
      <details ref={disclosure}>
        <summary>Contents</summary>
        <ul>
          {toc.map(({ hash, text, level }) => (
            <li key={hash} className={level === 3 ? 'toc-nested' : undefined}>
              <a
                href={`#${hash}`}
                aria-current={hash === active ? 'location' : undefined}
                onClick={() => {
                  // Before the browser jumps: closing moves the content.
                  disclosure.current!.open = matchMedia(COLUMN_QUERY).matches;
                  choose(hash);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/**
 * Open in the column, where CSS shows the list before any script; the browser and what reads the page
 * for people then know it too. Closed on phones, and again when the page or the window changes.
 */
function useDisclosure(disclosure: RefObject<HTMLDetailsElement | null>, toc: TocItem[]): void {
  useEffect(() => {
    const column = matchMedia(COLUMN_QUERY);
    const update = () => disclosure.current?.toggleAttribute('open', column.matches);
    update();
    column.addEventListener('change', update);
    return () => column.removeEventListener('change', update);
  }, [disclosure, toc]);
}

function useActiveHeading(toc: TocItem[]): [active: string, choose: (hash: string) => void] {
  const [active, setActive] = useState('');
  const watch = useRef<HeadingWatch>(null);
  useEffect(() => {
    const hashes = toc.map(({ hash }) => hash);
    let last: string | null = null;
    watch.current = watchHeadings(hashes, (hash) => {
      if (hash === last) return;
      last = hash;
      // In this frame: where demos hydrate, React's turn comes late.
      flushSync(() => setActive(hash));
    });
    return watch.current.stop;
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
