import type { Config } from '../config/schema.js';

/** Address of a page as search engines and social networks should name it. */
export function canonicalUrl({ url }: Pick<Config, 'url'>, pathname: string): string {
  return `${url}${pathname === '/' ? '/' : `${pathname}/`}`;
}
