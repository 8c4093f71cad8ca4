import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteData } from '../../shared/contract.ts';
import { whenIdle } from '../core/later.ts';
import { useStore } from '../core/store.ts';
import { usePart } from '../core/use-part.ts';
import type { PageState } from '../router/page-state.ts';
import { bringActiveIntoView } from './active-entry.ts';
import { loadFullNav } from './load-full-nav.ts';
import { onArrowKey } from './on-arrow-key.ts';
import { findTrail } from './find-trail.ts';
import { readOpenGroups } from './open-groups.ts';
import { NavFilter } from './nav-filter.tsx';
import { NavList } from './nav-list.tsx';

/** Few readers filter. */
const loadResults = () => import('./nav-results.tsx');

interface NavTreeProps {
  site: SiteData;
  state: PageState;
}

/**
 * The page tree. Several groups may be open at once and stay so: the tree is mounted once.
 * A page's HTML carries the part of the tree around it; the rest is fetched when the reader has time.
 */
export function NavTree({ site: { navUrl, navFilter }, state }: NavTreeProps) {
  const page = useStore(state.navPage);
  const { pathname } = page;
  const fullNav = useStore(state.fullNav, null);
  const nav = fullNav ?? page.nav;
  const list = useRef<HTMLUListElement>(null);
  const [failed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  const [isFiltering, setFiltering] = useState(false);
  const [results, hasFailed] = usePart(loadResults, isFiltering || query !== '');
  const scrollTop = useRef(0);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(readOpenGroups() ?? findTrail(nav, pathname)),
  );
  const [shown, setShown] = useState(pathname);
  if (shown !== pathname) {
    setShown(pathname);
    setOpen(new Set([...open, ...findTrail(nav, pathname)]));
    setQuery('');
  }

  useEffect(() => {
    whenIdle(load);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [navUrl, state]);
  useBringActiveIntoView(pathname);

  function load() {
    if (fullNav !== null) return;
    setFailed(false);
    loadFullNav(navUrl, state).catch(() => setFailed(true));
  }

  function toggle(path: string) {
    load();
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
  }

  function filter(text: string) {
    const drawer = list.current!.closest('.drawer')!;
    if (query === '') scrollTop.current = drawer.scrollTop;
    load();
    flushSync(() => setQuery(text));
    drawer.scrollTop = text === '' ? scrollTop.current : 0;
  }

  const filtered = query.trim() !== '';
  const describe = () => {
    if (hasFailed) return 'The filter could not be loaded. Try again.';
    return results?.describeResults(nav, query, fullNav !== null, failed) ?? 'Loading the filter…';
  };
  return (
    <>
      {navFilter && (
        <NavFilter
          query={query}
          onQueryChange={filter}
          onUse={setFiltering}
          status={filtered ? describe() : ''}
        />
      )}
      <NavList
        ref={list}
        hidden={filtered && results !== null}
        onKeyDown={onArrowKey}
        items={nav}
        pathname={pathname}
        open={open}
        toggle={toggle}
      />
      {filtered && results && (
        <results.NavResults key={query} nav={nav} query={query} pathname={pathname} />
      )}
    </>
  );
}

/** After a navigation; where a document begins, an inline script has done it (see `nav-memory.ts`). */
function useBringActiveIntoView(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    bringActiveIntoView();
  }, [pathname]);
}
