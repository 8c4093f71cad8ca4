/** Something that comes later than the rest. */
export interface Arrival {
  /** Resolves when it is there; rejects when it cannot be had. */
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
  const begin = async () => {
    await fetch?.();
    isPending = false;
  };
  let arriving = begin();
  // Whoever waits for it is told.
  arriving.catch(() => undefined);
  return {
    wait: () => arriving,
    isPending: () => isPending,
    recover: async () => {
      try {
        await arriving;
        return false;
      } catch {
        await (arriving = begin());
        return true;
      }
    },
    settle: () => {
      isPending = false;
      arriving = Promise.resolve();
    },
  };
}
