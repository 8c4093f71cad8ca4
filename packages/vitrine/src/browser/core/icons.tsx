import type { ReactNode } from 'react';
import type { ShellIconName } from '../../shared/shell-icons.ts';

/** A 24-unit icon, hidden from assistive technology: the control around it carries the name. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

/**
 * An icon of the shell, whose path is in the document (`shared/shell-icons.ts`). It is drawn in its own size: every page has
 * its markup, so that has nothing that it can do without.
 */
export function ShellIcon({ name }: { name: ShellIconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#v-${name}`} />
    </svg>
  );
}
