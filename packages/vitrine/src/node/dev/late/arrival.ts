/** Something that comes later than the rest. */
export interface Arrival {
  /** Resolves when it is there; rejects when it cannot be had. It is fetched for the first who waits. */
  wait: () => Promise<void>;
  isPending: () => boolean;
  /** The same, but what could not be had is fetched again, as it may be mended. @returns whether it came only now */
  recover: () => Promise<boolean>;
  /** It is there, by another way. */
  settle: () => void;
}

/** @param fetch `null` where it is there already */
export function createArrival(fetch: (() => Promise<void>) | null): Arrival {
  let isPending = fetch !== null;
  let arriving = fetch === null ? Promise.resolve() : null;
  const begin = () => {
    const begun = (async () => {
      await fetch?.();
      isPending = false;
    })();
    // Whoever waits for it is told.
    begun.catch(() => undefined);
    return (arriving = begun);
  };
  const wait = () => arriving ?? begin();
  return {
    wait,
    isPending: () => isPending,
    recover: async () => {
      try {
        await wait();
        return false;
      } catch {
        await begin();
        return true;
      }
    },
    settle: () => {
      isPending = false;
      arriving = Promise.resolve();
    },
  };
}
