import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadFullNav } from '../client/full-nav.ts';
import { usePage, type PageState } from '../client/page-state.ts';
import { useStore } from '../client/store.ts';
import type { NavItem } from '../page.ts';

interface NavTreeProps {
  navUrl: string;
  state: PageState;
}

/**
 * The page tree. Several groups may be open at once and stay so: the tree is mounted once.
 * A page's HTML carries the part of the tree around it; the rest is fetched when the reader has time.
 */
export function NavTree({ navUrl, state }: NavTreeProps) {
  const page = usePage(state);
  const fullNav = useStore(state.fullNav, null);
  const [toggled, setToggled] = useState<Record<string, boolean>>({});
  useEffect(() => {
    const show = (nav: NavItem[]) => keepActiveInPlace(() => state.fullNav.set(nav));
    const load = () => void loadFullNav(navUrl, show);
    if (typeof requestIdleCallback === 'undefined') setTimeout(load, IDLE_FALLBACK_MS);
    else requestIdleCallback(load);
  }, [navUrl, state]);
  useKeepActiveInView(page.pathname);
  return (
    <NavList
      items={fullNav ?? page.nav}
      pathname={page.pathname}
      toggled={toggled}
      toggle={(path, open) => setToggled((before) => ({ ...before, [path]: open }))}
    />
  );
}

/** For browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200;

interface NavListProps {
  items: NavItem[];
  pathname: string;
  toggled: Record<string, boolean>;
  toggle: (path: string, open: boolean) => void;
}

function NavList({ items, ...props }: NavListProps) {
  return (
    <ul className="nav-list">
      {items.map((item) => (
        <li key={item.pathname}>
          {item.href === null ? (
            <NavGroup item={item} {...props} />
          ) : (
            <NavLink item={item} {...props} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavLink({ item, pathname }: { item: NavItem; pathname: string }) {
  return (
    <a href={item.href!} aria-current={item.href === pathname ? 'page' : undefined}>
      {item.title}
    </a>
  );
}

function NavGroup({ item, ...props }: { item: NavItem } & Omit<NavListProps, 'items'>) {
  const open = props.toggled[item.pathname] ?? props.pathname.startsWith(`${item.pathname}/`);
  return (
    <>
      <button
        type="button"
        className="nav-group"
        data-path={item.pathname}
        aria-expanded={open}
        onClick={() => props.toggle(item.pathname, !open)}
      >
        {item.title}
      </button>
      {open && <NavList items={item.children} {...props} />}
    </>
  );
}

/** Runs an update that adds entries above the active one, and scrolls by what they add. */
function keepActiveInPlace(update: () => void): void {
  const before = findActive();
  const top = before?.link.getBoundingClientRect().top ?? 0;
  flushSync(update);
  const after = findActive();
  if (before && after) after.drawer.scrollTop += after.link.getBoundingClientRect().top - top;
}

function findActive(): { link: HTMLElement; drawer: HTMLElement } | null {
  const link = document.querySelector<HTMLElement>('.drawer [aria-current]');
  const drawer = link?.closest<HTMLElement>('.drawer');
  return link && drawer ? { link, drawer } : null;
}

/** Scrolls the docked drawer so that the active link shows, only when it does not already. */
function useKeepActiveInView(pathname: string): void {
  useEffect(() => {
    const active = findActive();
    if (!active || active.drawer.clientHeight === 0) return;
    const { link, drawer } = active;
    const { top, bottom } = link.getBoundingClientRect();
    if (top < 0 || bottom > drawer.clientHeight) {
      drawer.scrollTop += top - drawer.clientHeight / 2;
    }
  }, [pathname]);
}
