import type { ViteDevServer } from 'vite';
import { PAGES_EVENT } from '../../../shared/contract.ts';
import { basePath, placeAddress } from '../../base/addresses/base-path.ts';
import { findActive } from '../../nav/find.ts';
import type { DevSite } from '../dev-site.ts';

/** Has open pages of these paths show what they are now, and those above them in the tree, which may list them. */
export function sendPages(vite: ViteDevServer, site: DevSite, paths: readonly string[]): void {
  const { tree, config } = site.current();
  const above = paths.flatMap((pathname) => findActive(tree, pathname)?.trail ?? []);
  const changed = new Set([...paths, ...above.map((entry) => entry.pathname)]);
  if (changed.size === 0) return;
  const base = basePath(config);
  // In one message: a page takes away what it was told is wrong at each, and what is still wrong is told once.
  vite.ws.send(PAGES_EVENT, { pathnames: [...changed].map((name) => placeAddress(base, name)) });
}
