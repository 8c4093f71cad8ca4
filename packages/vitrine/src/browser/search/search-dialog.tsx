import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchProvider, SearchResult } from './answers/provider.ts';
import './search.css';
import { rememberSearch } from './recent-searches.ts';
import { SearchFooter } from './search-footer.tsx';
import { CloseIcon, SearchIcon } from './search-icons.tsx';
import { SearchMessage } from './search-message.tsx';
import { optionId, SearchResults } from './search-results.tsx';
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
  const { state, retry } = useSearch(provider, query.trim());
  const { results } = state;
  const [choice, setChoice] = useState({ results, index: 0 });
  const active = choice.results === results ? choice.index : 0;
  // Enter pressed before the answer arrived: go to its first result when it does.
  const [awaited, setAwaited] = useState<string>();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);

  useEffect(() => {
    const [first] = results;
    if (awaited !== undefined && awaited === state.query && first !== undefined) select(first);
  });

  function select({ href }: SearchResult) {
    rememberSearch(state.query);
    // Closed first: focus is back on the page when the router moves it to the new content.
    dialog.current?.close();
    onClose();
    navigate(href);
  }

  function activate(index: number) {
    const wrapped = (index + results.length) % results.length;
    setChoice({ results, index: wrapped });
    document.getElementById(optionId(listId, wrapped))?.scrollIntoView({ block: 'nearest' });
  }

  function onEnter(newTab: boolean) {
    const result = results[active];
    if (state.query !== query.trim()) setAwaited(query.trim());
    else if (result === undefined) return;
    else if (newTab) window.open(result.href, '_blank', 'noopener');
    else select(result);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    if (event.key === 'Enter') onEnter(event.ctrlKey || event.metaKey);
    else if (results.length === 0) return;
    else if (event.key === 'ArrowDown') activate(active + 1);
    else if (event.key === 'ArrowUp') activate(active - 1);
    else if (event.key === 'Home') activate(0);
    else if (event.key === 'End') activate(results.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="search-panel">
        <div className="search-field" aria-busy={state.query !== query.trim()}>
          <SearchIcon />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-activedescendant={results.length > 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Search…"
            value={query}
            onChange={(event) => {
              setAwaited(undefined);
              onQueryChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="search-close"
            aria-label="Close search"
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {results.length > 0 ? (
          <SearchResults
            id={listId}
            results={results}
            active={active}
            onActivate={(index) => setChoice({ results, index })}
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
        {credit && (
          <p className="search-credit" dir="auto">
            <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener">
              Search by Algolia
            </a>
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {describeState(state)}
      </p>
    </dialog>
  );
}

function describeState({ status, query, results, failure }: SearchState): string {
  if (status === 'failed') return failure;
  if (status === 'loading' || query === '') return '';
  if (results.length === 0) return `No results for “${query}”`;
  return `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${query}”`;
}
