/** What tools read, wherever they run: the part of `vitrine.json` that says which pages there are, and their Markdown. */

/** Pages of a site. */
export interface SitePages {
  /** Address of the site. */
  url: string;
  pages: ToldPage[];
}

/** A page as `vitrine.json` tells it. */
export interface ToldPage {
  path: string;
  kind: 'markdown' | 'api';
  title: string;
  description: string;
  /** Address of its Markdown. */
  markdown: string;
  demos: { hash: string; title: string; file: string }[];
}

/** Where tools read pages. */
export interface PageSource<Page extends ToldPage = ToldPage> {
  describe: () => Promise<{ url: string; pages: Page[] }>;
  readPage: (page: Page) => Promise<string>;
}
