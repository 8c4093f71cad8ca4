import type { SearchResult } from './answers/provider.ts';
import { LineIcon } from './search-icon.tsx';

export const CloseIcon = () => (
  <LineIcon>
    <path d="m6 6 12 12M18 6 6 18" />
  </LineIcon>
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
  <LineIcon>
    <path d={KIND_PATHS[kind]} />
  </LineIcon>
);
