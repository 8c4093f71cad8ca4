import { BLOCKED_AFTER, CHECK_INTERVAL_MS, MAX_CHECKS } from './constants.ts';

/**
 * Checks at once and then at intervals whether an ad has appeared, until it has or the checks are used
 * up. Ads that come late end the blocked state again.
 * @param onChange told whether ads seem to be blocked, after each check that says something
 * @returns a function that ends the checks
 */
export function watchWrapper(
  isThere: () => boolean,
  onChange: (blocked: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (count: number) => {
    if (isThere()) {
      onChange(false);
      return;
    }
    if (count > BLOCKED_AFTER) onChange(true);
    if (count < MAX_CHECKS) timer = setTimeout(check, CHECK_INTERVAL_MS, count + 1);
  };
  check(1);
  return () => clearTimeout(timer);
}
