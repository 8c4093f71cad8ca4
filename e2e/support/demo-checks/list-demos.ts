import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page with demos, as the last build of its site has compiled it. */
export interface DemoPage {
  pathname: string;
  /** `blank`: one demo is the whole page, without the shell. */
  layout?: 'blank';
  demos: ListedDemo[];
}

export interface ListedDemo {
  id: string;
  /** Path of the demo file, relative to the site's root. */
  file: string;
  /** It is mounted in the first setting alone. */
  once?: boolean;
}

interface StoredPage {
  pathname: string;
  layout?: 'blank';
  source: { file: string };
  demos: (ListedDemo & { poster?: object })[];
  playgrounds: { id: string; options: string }[];
}

/**
 * Every demo and playground that a built site shows, by page: a new file is among them once its page shows
 * it. The posters that lead to whole pages are none; the pages are.
 * @param root folder of the site
 */
export function listDemoPages(root: string): DemoPage[] {
  const text = readFileSync(path.join(root, '.vitrine/pages.jsonl'), 'utf8');
  // The last line has the checksum of the others.
  const lines = text.split('\n').slice(0, -1);
  const pages = lines.map((line) => (JSON.parse(line) as [key: string, { meta: StoredPage }])[1]);
  return pages
    .map(({ meta: { pathname, layout, source, demos, playgrounds } }) => ({
      pathname,
      ...(layout && { layout }),
      demos: [
        ...demos.filter(({ poster }) => !poster).map(({ id, file }) => ({ id, file })),
        ...playgrounds.map(({ id, options }) => ({ id, file: options || source.file })),
      ],
    }))
    .filter(({ demos }) => demos.length > 0);
}

/** The paths of a built site's pages without the shell. */
export function listBlankPages(root: string): string[] {
  return listDemoPages(root)
    .filter(({ layout }) => layout === 'blank')
    .map(({ pathname }) => pathname);
}
