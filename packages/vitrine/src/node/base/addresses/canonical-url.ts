/** Address of a page as search engines and social networks should name it. */
export function canonicalUrl({ url }: { url: string }, pathname: string): string {
  return `${url}${pathname === '/' ? '/' : `${pathname}/`}`;
}
