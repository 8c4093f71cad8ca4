/**
 * Every so many of a kind is looked at in `npm test`, and each of them by `npm run test:pages`, which sets
 * PAGES=all.
 * @param every of how many one is taken
 */
export function takeSample<Item>(items: readonly Item[], every: number): Item[] {
  return items.filter((_, at) => isSampled(at, every));
}

/** Whether the one in this place is looked at. */
export function isSampled(at: number, every: number): boolean {
  return TAKES_ALL || at % every === 0;
}

export const TAKES_ALL = process.env.PAGES === 'all';
