import { useEffect, useState, type KeyboardEvent } from 'react';
import type { SearchResult } from './answers/provider.ts';
import { optionId } from './search-results.tsx';
import type { SearchState } from './use-search.ts';

interface ChoiceOptions {
  state: SearchState;
  /** Text of the field: the results trail behind it. */
  query: string;
  listId: string;
  select: (result: SearchResult) => void;
}

/** Chooses a result by the keys of a combobox; Enter goes there. */
export function useChoice({ state, query, listId, select }: ChoiceOptions) {
  const { results } = state;
  const [choice, setChoice] = useState({ results, index: 0 });
  const active = choice.results === results ? choice.index : 0;
  // Enter pressed before the answer arrived: go to its first result when it does.
  const [awaited, setAwaited] = useState<string>();
  const setActive = (index: number) => setChoice({ results, index });

  useEffect(() => {
    const [first] = results;
    if (awaited !== undefined && awaited === state.query && first !== undefined) select(first);
  });

  function moveTo(index: number) {
    const wrapped = (index + results.length) % results.length;
    setActive(wrapped);
    document.getElementById(optionId(listId, wrapped))?.scrollIntoView({ block: 'nearest' });
  }

  function onEnter(newTab: boolean) {
    const result = results[active];
    if (state.query !== query) setAwaited(query);
    else if (result === undefined) return;
    else if (newTab) window.open(result.href, '_blank', 'noopener');
    else select(result);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    if (event.key === 'Enter') onEnter(event.ctrlKey || event.metaKey);
    else if (results.length === 0) return;
    else if (event.key === 'ArrowDown') moveTo(active + 1);
    else if (event.key === 'ArrowUp') moveTo(active - 1);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(results.length - 1);
    else return;
    event.preventDefault();
  }

  // An Enter is forgotten when the text that it was pressed for changes.
  return { active, setActive, onKeyDown, forgetEnter: () => setAwaited(undefined) };
}
