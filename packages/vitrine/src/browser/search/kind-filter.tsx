import { useId } from 'react';
import type { SearchResult } from './answers/provider.ts';

type Kind = SearchResult['kind'];

/** Kinds that results can be narrowed to, in the words of readers. */
const FILTERS: [kind: Kind | undefined, label: string][] = [
  [undefined, 'All'],
  ['page', 'Pages'],
  ['heading', 'Sections'],
  ['prop', 'Props'],
  ['demo', 'Demos'],
  ['slot', 'Slots'],
  ['class', 'Classes'],
  ['icon', 'Icons'],
  ['token', 'Tokens'],
  ['variable', 'CSS variables'],
  ['attribute', 'Data attributes'],
  ['type', 'Types'],
  ['option', 'Options'],
  ['export', 'Other exports'],
  ['text', 'Texts'],
];

interface KindFilterProps {
  /** Those that the index has. */
  kinds: readonly Kind[];
  kind: Kind | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** Narrows the results to a kind: radio buttons, so that arrow keys choose and Tab leaves. */
export function KindFilter({ kinds, kind, onChange }: KindFilterProps) {
  const name = useId();
  return (
    <fieldset className="search-kinds">
      <legend className="visually-hidden">Kind of result</legend>
      {FILTERS.filter(([each]) => each === undefined || kinds.includes(each)).map(
        ([each, label]) => (
          <label key={label} dir="auto">
            <input
              type="radio"
              name={name}
              checked={each === kind}
              onChange={() => onChange(each)}
            />
            {label}
          </label>
        ),
      )}
    </fieldset>
  );
}
