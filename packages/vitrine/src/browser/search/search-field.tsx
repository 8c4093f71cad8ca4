import type { KeyboardEventHandler, Ref } from 'react';
import { MAX_QUERY } from '../core/constants.ts';
import { SearchIcon } from './search-icon.tsx';
import { CloseIcon } from './search-icons.tsx';
import { optionId } from './search-results.tsx';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  listId: string;
  /** Position of the active result; `null` when there are none. */
  active: number | null;
  /** Whether the results are those of an earlier text. */
  isBusy: boolean;
  query: string;
  onQueryChange: (query: string) => void;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
}

/** The field of the search dialog: a combobox over the list of results. */
export function SearchField(props: SearchFieldProps) {
  const { ref, listId, active, isBusy, query, onQueryChange, onKeyDown, onClose } = props;
  return (
    <div className="search-field" aria-busy={isBusy}>
      <SearchIcon />
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={active !== null}
        aria-controls={listId}
        aria-activedescendant={active === null ? undefined : optionId(listId, active)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Search…"
        maxLength={MAX_QUERY}
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search-close" aria-label="Close search" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
