import { useState } from 'react';
import { afterPaint } from '../core/later.ts';

/**
 * Shows a choice at once, and has the page follow right after that frame: it takes a slow processor several frames to
 * work out every style anew, in which the control would seem dead.
 * @param value what the page shows
 * @param apply has it show another
 */
export function useShownChoice<Value>(
  value: Value,
  apply: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void, isAhead: boolean] {
  const [ahead, setAhead] = useState<{ value: Value } | null>(null);
  const choose = (next: Value) => {
    const chosen = { value: next };
    setAhead(chosen);
    afterPaint(() => {
      apply(next);
      // A choice made since then stays shown until the page follows it as well.
      setAhead((latest) => (latest === chosen ? null : latest));
    });
  };
  return [ahead ? ahead.value : value, choose, ahead !== null];
}
