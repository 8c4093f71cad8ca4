import { NOT_FOUND_PATH } from '../../shared/contract.ts';
import { BASE } from '../core/base.ts';
import type { PageState } from './page-state.ts';

/** Adds to the page for an unknown address what it may have meant. Any other page is left alone. */
export function startNotFound(state: PageState): void {
  if (state.page.get().pathname !== BASE + NOT_FOUND_PATH.slice(1)) return;
  // The page leads to the search and the navigation all the same.
  import('./show-suggestions.ts')
    .then((part) => part.showSuggestions(state))
    .catch(() => undefined);
}
