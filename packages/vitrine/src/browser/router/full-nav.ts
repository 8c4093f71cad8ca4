import type { NavItem } from '../../shared/page.ts';

let pending: Promise<boolean> | null = null;

/**
 * Fetches the whole navigation tree once. When that fails the part in the page's HTML stays.
 * @param show puts the tree in place
 * @returns whether it is in place
 */
export function loadFullNav(url: string, show: (nav: NavItem[]) => void): Promise<boolean> {
  pending ??= fetch(url)
    .then(async (response) => {
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      show((await response.json()) as NavItem[]);
      return true;
    })
    .catch(() => {
      // The next toggle or filter asks again; until then the links of this page's HTML remain.
      pending = null;
      return false;
    });
  return pending;
}
