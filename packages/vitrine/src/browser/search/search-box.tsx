import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { SearchSource } from '../../shared/contract.ts';
import { useStore } from '../core/store.ts';
import { openProvider } from './open-provider.ts';
import { SearchIcon } from './search-icon.tsx';
import { restoreSingleKeys, singleKeys } from '../core/keys/search-keys.ts';
import { importDialog, useSearchDialog } from './use-search-dialog.ts';

interface SearchBoxProps {
  /** Part of the site's data: the same object as long as the page is open. */
  source: SearchSource;
  navigate: (href: string) => Promise<unknown> | void;
}

// A failure is reported when the dialog opens, which tries again.
const prefetch = () => void importDialog().catch(() => undefined);

/**
 * Looks like a field, opens the search dialog. The dialog's code is fetched when the reader comes
 * near, the index or the service when the box has focus or is opened.
 */
export function SearchBox({ source, navigate }: SearchBoxProps) {
  const provider = useMemo(() => openProvider(source), [source]);
  const prepare = () => void provider.search('').catch(() => undefined);
  const dialog = useSearchDialog(prepare);
  const { Dialog, isWaiting, query } = dialog;
  const button = useRef<HTMLButtonElement>(null);
  const showHint = useStore(singleKeys, true);
  useEffect(restoreSingleKeys, []);

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (dialog.isOpen || ctrlKey || metaKey || altKey || key.length !== 1 || key === ' ') return;
    event.preventDefault();
    dialog.open(key === '/' ? '' : key);
  }

  return (
    <>
      <button
        ref={button}
        className="search-box"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${showHint ? '/ S ' : ''}Control+K Meta+K`}
        aria-busy={isWaiting}
        onClick={() => dialog.open()}
        onFocus={() => {
          prefetch();
          prepare();
        }}
        onPointerEnter={prefetch}
        onKeyDown={onKeyDown}
      >
        <SearchIcon />
        <span className="search-box-text" dir="auto">
          {isWaiting && query !== '' ? query : 'Search'}
          {!isWaiting && <span aria-hidden="true">…</span>}
        </span>
        {showHint && <kbd aria-hidden="true">/</kbd>}
      </button>
      <span className="search-box-failure" role="status">
        {dialog.hasFailed && 'The search could not be loaded. Try again.'}
      </span>
      {Dialog && (
        <Dialog
          provider={provider}
          credit={source.provider === 'docsearch' && source.credit}
          query={query}
          onQueryChange={dialog.setQuery}
          onClose={() => {
            dialog.close();
            button.current?.focus({ preventScroll: true });
          }}
          navigate={navigate}
        />
      )}
    </>
  );
}
