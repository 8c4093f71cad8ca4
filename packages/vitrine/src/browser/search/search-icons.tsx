import type { ReactNode } from 'react';
import type { SearchResult } from './answers/provider.ts';

function Icon({ children }: { children: ReactNode }) {
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
  <Icon>
    <path d="m15 15 6 6M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

/** A sheet, a number sign, braces, a triangle that plays, lines. */
const KIND_PATHS: Record<SearchResult['kind'], string> = {
  page: 'M6 3h8l4 4v14H6zM9 11h6M9 15h6',
  heading: 'M10 4 8 20M16 4l-2 16M4 9h16M4 15h16',
  prop: 'M9 4c-5 0-1 8-5 8 4 0 0 8 5 8M15 4c5 0 1 8 5 8-4 0 0 8-5 8',
  demo: 'M7 4v16l12-8z',
  text: 'M5 7h14M5 12h14M5 17h8',
};

export const KindIcon = ({ kind }: { kind: SearchResult['kind'] }) => (
  <Icon>
    <path d={KIND_PATHS[kind]} />
  </Icon>
);
