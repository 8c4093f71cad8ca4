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

/** One level of the navigation, with the open groups in it. `browser/router/read-page.ts` reads its markup. */
export function NavList({ items, ref, hidden, onKeyDown, ...props }: NavListProps & RootProps) {
  return (
    <ul ref={ref} className="nav-list" hidden={hidden} onKeyDown={onKeyDown}>
      <NavGap height={items[0]?.before} />
      {items.map((item) => (
        <li key={item.pathname}>
          {item.href === null ? (
            <NavGroup item={item} {...props} />
          ) : (
            <a href={item.href} aria-current={item.href === props.pathname ? 'page' : undefined}>
              {item.title}
            </a>
          )}
        </li>
      ))}
      <NavGap height={items.at(-1)?.after} />
    </ul>
  );
}

/**
 * The place of entries that the page leaves out, so that nothing moves when they arrive. A picture, because
 * its height is no style: a content security policy may forbid those.
 */
function NavGap({ height }: { height: number | undefined }) {
  return (
    height && (
      <li data-skipped={height} aria-hidden="true">
        <svg width="1" height={`${height}em`} />
      </li>
    )
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
