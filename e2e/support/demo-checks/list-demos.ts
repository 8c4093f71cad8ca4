import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page with demos, as the last build of its site has compiled it. */
export interface DemoPage {
  pathname: string;
  demos: ListedDemo[];
}

export interface ListedDemo {
  id: string;
  /** Path of the demo file, relative to the site's root. */
  file: string;
}

interface StoredPage {
  pathname: string;
  layout?: 'blank';
  source: { file: string };
  demos: (ListedDemo & { poster?: object })[];
  playgrounds: { id: string; options: string }[];
}

/**
 * Every demo and playground that a built site shows in the shell, by page: a new file is among them once
 * its page shows it. Whole pages, and the posters that lead to them, are none.
 * @param root folder of the site
 */
export function listDemoPages(root: string): DemoPage[] {
  const index = JSON.parse(readFileSync(path.join(root, '.vitrine/pages.json'), 'utf8')) as {
    pages: Record<string, { meta: StoredPage }>;
  };
  return Object.values(index.pages)
    .filter(({ meta }) => meta.layout !== 'blank')
    .map(({ meta: { pathname, source, demos, playgrounds } }) => ({
      pathname,
      demos: [
        ...demos.filter(({ poster }) => !poster).map(({ id, file }) => ({ id, file })),
        ...playgrounds.map(({ id, options }) => ({ id, file: options || source.file })),
      ],
    }))
    .filter(({ demos }) => demos.length > 0);
}
