import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and calls what the last render has given, for handlers that effects attach. As React's
 * own `useEffectEvent`, which versions before 19.2 do not have.
 */
export function useEvent<Parameters extends unknown[]>(
  handler: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
