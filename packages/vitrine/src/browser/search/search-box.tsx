import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { reloadIfReachable } from '../demo/load-failure.ts';
import { openProvider } from './open-provider.ts';
import type { SearchSource } from '../../shared/contract.ts';
import { useStore } from '../core/store.ts';
import { SearchIcon } from './search-icons.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';
import { isSearchShortcut, restoreSingleKeys, singleKeys } from './shortcuts.ts';

export interface SearchBoxProps {
  /** Part of the site's data: the same object as long as the page is open. */
  source: SearchSource;
  navigate: (href: string) => void;
  /** Whether `/`, `s` and Ctrl/⌘-K open the search. Default `true`. */
  shortcuts?: boolean;
}

const importDialog = () => import('./search-dialog.tsx');

/**
 * Looks like a field, opens the search dialog. The dialog's code is fetched when the reader comes
 * near, the index or the service when the box has focus or is opened; what is typed meanwhile is kept.
 */
export function SearchBox({ source, navigate, shortcuts = true }: SearchBoxProps) {
  const provider = useMemo(() => openProvider(source), [source]);
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const [query, setQuery] = useState('');
  const showHint = useStore(singleKeys, true) && shortcuts;

  function openDialog(text = '') {
    if (open) return;
    if (failure) {
      void reloadIfReachable(failure.cause);
      return;
    }
    prepareProvider();
    setQuery(text);
    setOpen(true);
    importDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      (cause: unknown) => {
        setFailure({ cause });
        setOpen(false);
      },
    );
  }

  function closeDialog() {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  // What fails ahead of time is tried again, and reported, when the dialog opens.
  function prefetch() {
    importDialog().catch(() => undefined);
  }

  function prepareProvider() {
    provider.search('').catch(() => undefined);
  }

  function onFocus() {
    prefetch();
    prepareProvider();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (open || ctrlKey || metaKey || altKey || key.length !== 1 || key === ' ') return;
    event.preventDefault();
    openDialog(key === '/' ? '' : key);
  }

  function onShortcut(event: globalThis.KeyboardEvent) {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    openDialog();
  }

  function onEarlyKey(event: globalThis.KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    // The key that opened the dialog comes by here too, and is in the text already.
    if (defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') setOpen(false);
    else if (key === 'Backspace') setQuery((text) => text.slice(0, -1));
    else if (key.length === 1) setQuery((text) => text + key);
    else return;
    event.preventDefault();
  }

  useEffect(restoreSingleKeys, []);

  const waiting = open && Dialog === null;
  // A layout effect: a key pressed as soon as the dialog shows belongs to the dialog.
  useLayoutEffect(() => {
    if (open ? !waiting : !shortcuts) return;
    const listener = waiting ? onEarlyKey : onShortcut;
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-box"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts ? `${showHint ? '/ S ' : ''}Control+K Meta+K` : undefined}
        aria-busy={waiting}
        onClick={() => openDialog()}
        onFocus={onFocus}
        onPointerEnter={prefetch}
        onKeyDown={onKeyDown}
      >
        <SearchIcon />
        <span className="search-box-text" dir="auto">
          {waiting && query !== '' ? query : 'Search'}
          {!waiting && <span aria-hidden="true">…</span>}
        </span>
        {showHint && <kbd aria-hidden="true">/</kbd>}
      </button>
      <span className="search-box-failure" role="status">
        {failure && 'The search could not be loaded. Try again.'}
      </span>
      {open && Dialog !== null && (
        <Dialog
          provider={provider}
          credit={source.provider === 'docsearch' && source.credit}
          query={query}
          onQueryChange={setQuery}
          onClose={closeDialog}
          navigate={navigate}
        />
      )}
    </>
  );
}
