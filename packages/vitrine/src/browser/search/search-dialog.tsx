import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MAX_QUERY } from '../core/constants.ts';
import type { SearchProvider, SearchResult } from './answers/provider.ts';
import './search.css';
import { KindFilter } from './kind-filter.tsx';
import { markOnPage } from './mark-on-page.ts';
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
  navigate: (href: string) => Promise<unknown> | void;
}

/** The search: a modal dialog with a combobox. Opens when mounted. */
export function SearchDialog(props: SearchDialogProps) {
  const { provider, credit, query, onQueryChange, onClose, navigate } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const wanted = query.trim().slice(0, MAX_QUERY);
  const [kind, setKind] = useState<SearchResult['kind']>();
  const { state, retry } = useSearch(provider, wanted, kind);
  const { results } = state;
  const goTo = async (href: string) => {
    // Closed first: focus is back on the page when the router moves it to the new content.
    dialog.current?.close();
    onClose();
    await navigate(href);
  };
  const select = (result: SearchResult) => {
    rememberSearch(state.query);
    void goTo(result.href).then(() => markOnPage(listMarked(result)));
  };
  const { active, setActive, onKeyDown, forgetEnter } = useChoice({
    state,
    query: wanted,
    listId,
    select,
  });
  const close = () => dialog.current?.close();
  const ask = (text: string) => {
    onQueryChange(text);
    input.current?.focus();
  };

  useModal(dialog, input);
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      // A demo that listens on the document would close its own parts by the same Escape.
      onKeyDown={(event) => event.stopPropagation()}
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
        {wanted !== '' && state.kinds !== undefined && (
          <KindFilter kinds={state.kinds} kind={kind} onChange={setKind} />
        )}
        {results.length > 0 ? (
          <>
            <Suggestion text={state.suggestion} onChoose={ask} />
            <SearchResults
              id={listId}
              results={results}
              active={active}
              onActivate={setActive}
              onSelect={select}
            />
          </>
        ) : (
          <SearchMessage
            state={state}
            onRetry={() => {
              retry();
              input.current?.focus();
            }}
            onQuery={ask}
            onPage={(href) => void goTo(href)}
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

/** Opens the dialog, the caret behind what has been typed before. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, [dialog, input]);
}

interface SuggestionProps {
  text: string | undefined;
  onChoose: (text: string) => void;
}

function Suggestion({ text, onChoose }: SuggestionProps) {
  if (text === undefined) return null;
  return (
    <p className="search-suggestion" dir="auto">
      Did you mean{' '}
      <button type="button" onClick={() => onChoose(text)}>
        {text}
      </button>
      ?
    </p>
  );
}

/** The words of a result that were searched for, as they are written. */
function listMarked({ title, text }: SearchResult): string[] {
  const marked = [...title, ...text].filter((part) => part.marked);
  return [...new Set(marked.map((part) => part.text))];
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
