import type { ReactNode } from 'react';

/** An icon of lines. */
export function LineIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <LineIcon>
    <path d="m15 15 6 6M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
  </LineIcon>
);
