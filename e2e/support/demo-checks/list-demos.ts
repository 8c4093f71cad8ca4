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

/**
 * Every demo that a built site shows, by page: a new demo file is among them once its page shows it.
 * @param root folder of the site
 */
export function listDemoPages(root: string): DemoPage[] {
  const index = JSON.parse(readFileSync(path.join(root, '.vitrine/pages.json'), 'utf8')) as {
    pages: Record<string, { meta: DemoPage }>;
  };
  return Object.values(index.pages)
    .map(({ meta: { pathname, demos } }) => ({
      pathname,
      demos: demos.map(({ id, file }) => ({ id, file })),
    }))
    .filter(({ demos }) => demos.length > 0);
}
