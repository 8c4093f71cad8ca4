import { useId, useLayoutEffect, useRef } from 'react';
import type { SearchProvider, SearchResult } from './answers/provider.ts';
import './search.css';
import { rememberSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchFooter } from './search-footer.tsx';
import { SearchMessage } from './search-message.tsx';
import { SearchResults } from './search-results.tsx';
import { useChoice } from './use-choice.ts';
import { useSearch, type SearchState } from './use-search.ts';

export interface SearchDialogProps {
  provider: SearchProvider;
  /** Says that the answers are Algolia's, as its free plans ask. */
  credit: boolean;
  /** Text of the field. The box owns it, so that keys pressed before this code arrived are in it. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when the dialog has closed. */
  onClose: () => void;
  navigate: (href: string) => void;
}

/** The search: a modal dialog with a combobox. Opens when mounted. */
export function SearchDialog(props: SearchDialogProps) {
  const { provider, credit, query, onQueryChange, onClose, navigate } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const wanted = query.trim();
  const { state, retry } = useSearch(provider, wanted);
  const { results } = state;
  const select = ({ href }: SearchResult) => {
    rememberSearch(state.query);
    // Closed first: focus is back on the page when the router moves it to the new content.
    dialog.current?.close();
    onClose();
    navigate(href);
  };
  const { active, setActive, onKeyDown, forgetEnter } = useChoice({
    state,
    query: wanted,
    listId,
    select,
  });
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="search-panel">
        <SearchField
          ref={input}
          listId={listId}
          active={results.length > 0 ? active : null}
          isBusy={state.query !== wanted}
          query={query}
          onQueryChange={(text) => {
            forgetEnter();
            onQueryChange(text);
          }}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        {results.length > 0 ? (
          <SearchResults
            id={listId}
            results={results}
            active={active}
            onActivate={setActive}
            onSelect={select}
          />
        ) : (
          <SearchMessage
            state={state}
            onRetry={() => {
              retry();
              input.current?.focus();
            }}
            onQuery={(recent) => {
              onQueryChange(recent);
              input.current?.focus();
            }}
          />
        )}
        <SearchFooter />
        {credit && <Credit />}
      </div>
      <p className="visually-hidden" role="status">
        {describeState(state)}
      </p>
    </dialog>
  );
}

function Credit() {
  return (
    <p className="search-credit" dir="auto">
      <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener">
        Search by Algolia
      </a>
    </p>
  );
}

function describeState({ status, query, results, failure }: SearchState): string {
  if (status === 'failed') return failure;
  if (status === 'loading' || query === '') return '';
  if (results.length === 0) return `No results for “${query}”`;
  return `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${query}”`;
}
