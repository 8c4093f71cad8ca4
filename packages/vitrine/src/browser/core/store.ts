import { useSyncExternalStore } from 'react';

/** A value that changes over time, for those who only follow it. */
export interface ReadableStore<Value> {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
}

/** A value that changes over time, outside React: shell, router and demo roots share it. */
export interface Store<Value> extends ReadableStore<Value> {
  set: (value: Value) => void;
}

/** Creates a store. Listeners run synchronously, only when the value is another one. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Reads a store in a component.
 * @param serverValue what the server rendered with; hydration starts from it. Default: the current value.
 */
export function useStore<Value>(store: Store<Value>, serverValue?: Value): Value {
  return useSyncExternalStore(
    store.subscribe,
    store.get,
    serverValue === undefined ? store.get : () => serverValue,
  );
}
