import { fetchJson, loadOnce } from '../core/load.ts';
import type { PageState } from '../router/page-state.ts';
import { keepInPlace } from './active-entry.ts';
import { parseNavItems } from './parse-nav-items.ts';

const load = loadOnce((url) => fetchJson<unknown>(url).then(parseNavItems));

/**
 * Loads the whole navigation. Rejects when it does not arrive: until it is asked for again, the part in the page's HTML
 * remains.
 */
export async function loadFullNav(url: string, { fullNav }: PageState): Promise<void> {
  const whole = await load(url);
  if (!fullNav.get()) keepInPlace(() => fullNav.set(whole));
}
