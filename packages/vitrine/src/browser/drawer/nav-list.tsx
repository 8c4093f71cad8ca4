import type { KeyboardEventHandler, Ref } from 'react';
import type { NavItem } from '../../shared/page.ts';

interface NavListProps {
  items: NavItem[];
  pathname: string;
  /** Paths of the groups that are open. */
  open: ReadonlySet<string>;
  toggle: (path: string) => void;
}

interface RootProps {
  ref?: Ref<HTMLUListElement>;
  hidden?: boolean;
  onKeyDown?: KeyboardEventHandler;
}

/**
 * One level of the navigation, with the open groups in it. `browser/router/read-page.ts` reads its markup.
 * The place of entries that are not there yet is a picture: a content security policy may forbid styles.
 */
export function NavList({ items, ref, hidden, onKeyDown, ...props }: NavListProps & RootProps) {
  return (
    <ul {...{ ref, hidden, onKeyDown }} className="nav-list">
      {items.map((item) => (
        <li key={item.pathname}>
          {item.height ? (
            <svg width="1" height={item.height} />
          ) : item.href === null ? (
            <NavGroup item={item} {...props} />
          ) : (
            <a href={item.href} aria-current={item.href === props.pathname ? 'page' : undefined}>
              {item.title}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Its markup is in every page once for each group, so it has no attribute that it can do without. */
function NavGroup({ item, ...props }: { item: NavItem } & Omit<NavListProps, 'items'>) {
  const open = props.open.has(item.pathname);
  return (
    <>
      <button
        data-path={item.pathname}
        aria-expanded={open}
        onClick={() => props.toggle(item.pathname)}
      >
        {item.title}
      </button>
      {open && <NavList items={item.children} {...props} />}
    </>
  );
}
