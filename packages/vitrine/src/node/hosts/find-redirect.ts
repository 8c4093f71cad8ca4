import { trimSlash } from '../../shared/paths.ts';
import { basePath, placeAddress } from '../base/addresses/base-path.ts';
import { toPathname } from '../base/addresses/page-paths.ts';
import type { Config } from '../config/schema.ts';

/** The address that a request is led on to, with its query; `null` for most. */
export function findRedirect(
  config: Pick<Config, 'url' | 'redirects'>,
  address: string,
): string | null {
  const [, path = '', query = ''] = /([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const pathname = toPathname(trimSlash(path));
  if (!Object.hasOwn(config.redirects, pathname)) return null;
  const [, target = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(config.redirects[pathname]!) ?? [];
  const kept = target.includes('?') ? '' : query;
  return placeAddress(basePath(config), target) + kept + hash;
}
