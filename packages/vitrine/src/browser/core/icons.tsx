import type { ReactNode } from 'react';

/** A 24-unit icon, hidden from assistive technology: the control around it carries the name. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM4.9 3.5l2.9 2.8-1.5 1.5-2.8-2.9zm12.8 12.7 2.8 2.9-1.4 1.4-2.9-2.8zM3.5 19.1l2.8-2.9 1.5 1.5-2.9 2.8zM16.2 6.3l2.9-2.8 1.4 1.4-2.8 2.9z" />
  </Icon>
);

/** Lines that begin at the right edge: the direction the toggle switches to. */
export const RightToLeftIcon = () => (
  <Icon>
    <path d="M3 4h18v2H3zm6 4h12v2H9zm-6 4h18v2H3zm0 8 4-4v3h14v2H7v3z" />
  </Icon>
);

export const LeftToRightIcon = () => (
  <Icon>
    <path d="M3 4h18v2H3zm0 4h12v2H3zm0 4h18v2H3zm18 8-4-4v3H3v2h14v3z" />
  </Icon>
);

/** A branch with three commits. */
export const RepositoryIcon = () => (
  <Icon>
    <path d="M7 3a3 3 0 0 1 1 5.8v6.4a3 3 0 1 1-2 0V8.800A3 3 0 0 1 7 3m10 0a3 3 0 0 1 1 5.800c-.1 3.700-3 5.300-7 5.700v-2c3.200-.4 4.900-1.5 5-3.700A3 3 0 0 1 17 3M7 5a1 1 0 1 0 0 2 1 1 0 0 0 0-2m10 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2M7 17a1 1 0 1 0 0 2 1 1 0 0 0 0-2" />
  </Icon>
);

/** A painter's palette. */
export const PaletteIcon = () => (
  <Icon>
    <path
      fillRule="evenodd"
      d="M12 3a9 9 0 0 0 0 18c1.5 0 2.2-1.2 1.8-2.4-.5-1.5.3-2.6 1.8-2.6H17a4 4 0 0 0 4-4c0-5-4-9-9-9M7 11a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3m5-2.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3m5 2.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3"
    />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m12 15.4-6-6L7.4 8l4.6 4.6L16.6 8 18 9.4z" />
  </Icon>
);

export const ArrowDownIcon = () => (
  <Icon>
    <path d="m7 10 5 5 5-5z" />
  </Icon>
);

/** Three dots in a column. */
export const MoreIcon = () => (
  <Icon>
    <path d="M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4" />
  </Icon>
);
