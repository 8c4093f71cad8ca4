import type { SearchResult } from './answers/provider.ts';
import { LineIcon } from './search-icon.tsx';

export const CloseIcon = () => (
  <LineIcon>
    <path d="m6 6 12 12M18 6 6 18" />
  </LineIcon>
);

const BRACES = 'M9 4c-5 0-1 8-5 8 4 0 0 8 5 8M15 4c5 0 1 8 5 8-4 0 0 8-5 8';
const DROP = 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z';

/** Kinds that are close share a picture: a sheet, a number sign, braces, a frame with a gap, a dot before a word, a triangle that plays, a star, a drop, lines. */
const KIND_PATHS: Record<SearchResult['kind'], string> = {
  page: 'M6 3h8l4 4v14H6zM9 11h6M9 15h6',
  heading: 'M10 4 8 20M16 4l-2 16M4 9h16M4 15h16',
  prop: BRACES,
  slot: 'M4 9V4h16v5M4 15v5h16v-5M9 12h6',
  class: 'M5 18h.01M10 6v12h5a3 3 0 0 0 0-6h-5 4a3 3 0 0 0 0-6z',
  demo: 'M7 4v16l12-8z',
  icon: 'm12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.2-5.7-3.4L6.300 20l1.500-6.200L3 9.600 9.300 9z',
  token: DROP,
  text: 'M5 7h14M5 12h14M5 17h8',
  option: BRACES,
  export: BRACES,
  type: BRACES,
  variable: DROP,
  attribute: BRACES,
};

export const KindIcon = ({ kind }: { kind: SearchResult['kind'] }) => (
  <LineIcon>
    <path d={KIND_PATHS[kind]} />
  </LineIcon>
);
