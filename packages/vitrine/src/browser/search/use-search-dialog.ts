import { useLayoutEffect, useState, type ComponentType } from 'react';
import { afterPaint } from '../core/later.ts';
import { loadPart } from '../core/load.ts';
import { reloadIfReachable } from '../core/reload.ts';
import type { SearchDialogProps } from './search-dialog.tsx';
import { isSearchShortcut } from '../core/keys/search-keys.ts';

export const importDialog = () =>
  loadPart(import('./search-dialog.tsx')).then(({ SearchDialog }) => SearchDialog);

/**
 * The search dialog as its box sees it: closed, open, or opened before its code is there. What is typed
 * meanwhile is kept.
 * @param prepare called when the dialog opens
 */
export function useSearchDialog(prepare: () => void) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const [query, setQuery] = useState('');
  const isWaiting = isOpen && Dialog === null;

  function open(text = '') {
    if (isOpen) return;
    if (failure) {
      void reloadIfReachable(failure.cause);
      return;
    }
    prepare();
    setQuery(text);
    setOpen(true);
    setDialog(null);
    importDialog().then(
      // The box answers first: a modal dialog has every style of the page worked out anew.
      (loaded) => afterPaint(() => setDialog(() => loaded)),
      (cause: unknown) => {
        setFailure({ cause });
        setOpen(false);
      },
    );
  }

  function onShortcut(event: KeyboardEvent & { typed?: string }) {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    // What was typed after it, when it came before this code did.
    open(event.typed);
  }

  function onEarlyKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    // The key that opened the dialog comes by here too, and is in the text already.
    if (defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') setOpen(false);
    else if (key === 'Backspace') setQuery((text) => text.slice(0, -1));
    else if (key.length === 1) setQuery((text) => text + key);
    else return;
    event.preventDefault();
  }

  // A layout effect: a key pressed as soon as the dialog shows belongs to the dialog.
  useLayoutEffect(() => {
    if (isOpen && !isWaiting) return;
    const listener = isWaiting ? onEarlyKey : onShortcut;
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  });

  return {
    Dialog: isOpen ? Dialog : null,
    isOpen,
    isWaiting,
    hasFailed: failure !== null,
    query,
    setQuery,
    open,
    close: () => setOpen(false),
  };
}
