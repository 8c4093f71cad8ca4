import type { ViteDevServer } from 'vite';
import { basePath, placeData } from '../../base/addresses/base-path.ts';
import { findActive } from '../../nav/find.ts';
import type { DevSite } from '../dev-site.ts';

/** Has open pages of these paths show what they are now, and those above them in the tree, which may list them. */
export function sendPages(vite: ViteDevServer, site: DevSite, paths: readonly string[]): void {
  const { tree, config } = site.current();
  const above = paths.flatMap((pathname) => findActive(tree, pathname)?.trail ?? []);
  for (const pathname of new Set([...paths, ...above.map((entry) => entry.pathname)]))
    vite.ws.send('vitrine:page', placeData(basePath(config), { pathname }));
}
