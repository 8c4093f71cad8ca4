import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { BASE } from '../../core/base.ts';
import { ELEMENT_IDS } from '../../../shared/contract.ts';
import { readLastSeen, storeLastSeen } from './last-seen.ts';
import type { Sanitize } from './set-html.ts';
import type { Announcement } from './load-announcements.ts';
import { useAutoHide } from './use-auto-hide.ts';
import { useInView } from './use-in-view.ts';

/** Whoever writes an announcement names paths of the site, wherever that lies. */
function placeLinks(fragment: DocumentFragment): DocumentFragment {
  for (const link of fragment.querySelectorAll('a[href^="/"]'))
    link.setAttribute('href', BASE + link.getAttribute('href')!.slice(1));
  return fragment;
}

interface AnnouncementNoticeProps {
  list: Announcement[];
  /** Loaded with the first announcement that is shown; none is without it. */
  sanitizer: Promise<Sanitize>;
}

/** Shows the first announcement that the reader has not closed, then the next. Never takes the focus. */
export function AnnouncementNotice({ list, sanitizer }: AnnouncementNoticeProps) {
  const text = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(() => findNext(list));
  const [sanitize, setSanitize] = useState<Sanitize | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenPage(() =>
    setCurrent((shown) => (isNew(shown) ? shown : findNext(list))),
  );
  const origin = useRef<HTMLElement | null>(null);
  const shownId = sanitize && current ? current.id : null;

  useEffect(() => {
    sanitizer.then(
      (loaded) => setSanitize(() => loaded),
      () => setCurrent(null),
    );
  }, [sanitizer]);

  useLayoutEffect(() => {
    if (sanitize && current) text.current!.replaceChildren(placeLinks(sanitize(current.text)));
  }, [sanitize, current]);

  // Room for it at the end of the page.
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-announced', shownId !== null);
  }, [shownId]);

  const inView = useInView(section, shownId);
  // Only what the reader could have seen counts as shown.
  useAutoHide(shownId, hovered || focused || hidden || !inView, close);

  function close() {
    if (current) storeLastSeen(current.id);
    const next = findNext(list);
    if (next === null && section.current?.contains(document.activeElement)) {
      const target = origin.current?.isConnected ? origin.current : null;
      (target ?? document.getElementById(ELEMENT_IDS.main))?.focus({ preventScroll: true });
    }
    setCurrent(next);
  }

  function onFocus({ target, relatedTarget }: FocusEvent) {
    if (!section.current!.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement;
    // A button that was just clicked with the pointer has the focus too, and nobody stays there.
    setFocused(target.matches(':focus-visible'));
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') close();
  }

  if (current === null) return null;
  return (
    <section
      ref={section}
      className="notice announcement"
      aria-label={sanitize ? 'Announcement' : undefined}
      data-empty={sanitize === null || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <div ref={text} role="status" className="announcement-text" />
      {sanitize && (
        <button type="button" onClick={close}>
          Close
        </button>
      )}
    </section>
  );
}

/** The first in the order of the file; ids only say which ones have been seen. */
function findNext(list: Announcement[]): Announcement | null {
  return list.find(isNew) ?? null;
}

function isNew(announcement: Announcement | null): boolean {
  return announcement !== null && announcement.id > readLastSeen();
}

/** Whether the page is hidden behind another tab. */
function useHiddenPage(onReturn: () => void): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const update = () => {
      setHidden(document.hidden);
      // Meanwhile another tab may have closed what is shown here.
      if (!document.hidden) onReturn();
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [onReturn]);
  return hidden;
}
