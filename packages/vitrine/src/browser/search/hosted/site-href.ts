import { BASE } from '../../core/base.ts';

/**
 * Where a result leads. On this site: a path without the origin and without the slash at its end
 * (`https://kit.example/demos/buttons/#sizes` → `/demos/buttons#sizes`), so that it works wherever the
 * site is served. On another: the whole address. `null` for what no link should lead to.
 *
 * @param siteUrl where the site is published, without a slash at its end
 */
export function siteHref(url: string, siteUrl: string): string | null {
  const target = parseUrl(url, `${siteUrl}/`);
  if (target === null || !/^https?:$/.test(target.protocol)) return null;
  const site = new URL(siteUrl);
  const base = site.pathname.replace(/\/$/, '');
  const path = target.pathname;
  const inside = path === base || path.startsWith(`${base}/`);
  if (target.origin !== site.origin || !inside) return target.href;
  // Two slashes at the start would lead to another host.
  return BASE + path.slice(base.length).replace(/^\/+|\/+$/g, '') + target.search + target.hash;
}

function parseUrl(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
