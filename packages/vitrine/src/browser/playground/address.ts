import type { PlaygroundData } from '../../shared/playground.ts';
import { createStore, type Store } from '../core/store.ts';
import type { Changes } from './options.ts';
import { decodeValues, encodeValues, initialValues, type Values } from './values.ts';

/** Pause after the last change until the address is updated: browsers limit how often it may change. */
const ADDRESS_MS = 300;

/** The values of one playground, and whether the address had some that could not be used. */
export interface PlaygroundState {
  values: Values;
  /** What handlers have set that no control can hold: lists, days, objects. Not in the address. */
  held: Changes;
  refused: boolean;
}

/** A playground's state, begun with what the address says; each playground has a parameter of its own. */
export function createPlaygroundState(data: PlaygroundData): Store<PlaygroundState> {
  const text = typeof location === 'undefined' ? null : readParameter(location.search, data.hash);
  const found = text === null ? null : decodeValues(text, data);
  return createStore({
    values: found ?? initialValues(data),
    held: {},
    refused: text !== null && found === null,
  });
}

/**
 * Keeps the address in step with the state, some time after each change.
 * @returns a function that ends it, and writes what is still to be written
 */
export function syncAddress(state: Store<PlaygroundState>, data: PlaygroundData): () => void {
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    // Another page has taken the place of this one.
    if (location.pathname === pathname) {
      history.replaceState(history.state, '', addressOf(state.get().values, data));
    }
  };
  const unsubscribe = state.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, ADDRESS_MS);
  });
  return () => {
    unsubscribe();
    if (timer !== undefined) write();
  };
}

/** The page's address with the playground's values, and what other parameters it has. */
export function addressOf(values: Values, data: PlaygroundData, hash = location.hash): string {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((each) => each !== '' && !each.startsWith(`${data.hash}=`));
  const text = encodeValues(values, initialValues(data));
  const query = [...others, ...(text === '' ? [] : [`${data.hash}=${text}`])].join('&');
  return `${location.pathname}${query === '' ? '' : `?${query}`}${hash}`;
}

function readParameter(search: string, name: string): string | null {
  const found = search
    .slice(1)
    .split('&')
    .find((each) => each.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}
