import { useEffect, useId, useState } from 'react';
import type { TocItem } from '../page.ts';

/** Distance from the top of the window at which a heading counts as reached: the app bar and some air. */
const READING_LINE_PX = 104;
/** Specification section 9, scroll throttle. */
const THROTTLE_MS = 166;

/** The page's level 2 and 3 headings; the one being read is marked. Empty pages show nothing. */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  const titleId = useId();
  const [active, setActive] = useActiveHash(toc);
  if (toc.length === 0) return null;
  return (
    <nav className="toc" aria-labelledby={titleId}>
      <p id={titleId} className="toc-title">
        Contents
      </p>
      <ul>
        {toc.map(({ hash, text, level }) => (
          <li key={hash} className={level === 3 ? 'toc-nested' : undefined}>
            <a
              href={`#${hash}`}
              aria-current={hash === active ? 'location' : undefined}
              onClick={() => setActive(hash)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last heading above the reading line; at the bottom of the page the last one; after a click the clicked one. */
function useActiveHash(toc: TocItem[]): [string, (hash: string) => void] {
  const [active, setActive] = useState('');
  useEffect(() => {
    let timer = 0;
    const update = () => {
      timer = 0;
      setActive((before) => findActive(toc, before));
    };
    const schedule = () => {
      timer ||= window.setTimeout(update, THROTTLE_MS);
    };
    update();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [toc]);
  return [active, setActive];
}

function findActive(toc: TocItem[], before: string): string {
  const { scrollY, innerHeight } = window;
  const bottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  // A section too short to reach the line keeps the mark that a click gave it while it is on screen.
  const clicked = document.getElementById(before);
  if (bottom && clicked && location.hash === `#${encodeURI(before)}`) {
    const { top } = clicked.getBoundingClientRect();
    if (top >= 0 && top < innerHeight) return before;
  }
  if (bottom && scrollY > 0) return toc.at(-1)?.hash ?? '';
  let active = '';
  for (const { hash } of toc) {
    const heading = document.getElementById(hash);
    if (!heading || heading.getBoundingClientRect().top > READING_LINE_PX) break;
    active = hash;
  }
  return active;
}
