import { openIndex } from '../../packages/vitrine/src/browser/search/local/index-reader.ts';
import type { NavItem } from '../../packages/vitrine/src/shared/page.ts';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
import { withOffline } from './support/offline.ts';
import { serve } from './support/serve.ts';
import { build, withFolder, writeFiles, type Files } from './support/site.ts';
import { page } from './support/small-site.ts';

/** What names of files are made of: what URLs, HTML, shells and Markdown read as something else, and letters. */
const PARTS = [
  ...['%', '%25', '%2F', '%zz', '\\', ' ', '"', "'", '#', '?', '+', '&', '=', ';', '@', '$&'],
  ...['[', ']', '(', ')', '{x}', '<b>', '|', '^', '`', '~', '!', '*', ',', '_', '-', '.', '😀'],
  ...[
    'größe',
    'gro\u0308ße',
    '日本語',
    'עברית',
    'ελληνικά',
    '\u200d',
    'a',
    'B',
    '0',
    'nav',
    'x.js',
  ],
];

/** Pages that have a feed of their own. */
const FEEDS = 20;

/**
 * Pages of any name, all in one site: each is found at the address that the navigation gives it, in what was built, in
 * dev and without a network, and so do feeds and the search name it.
 */
export const pageNames: Attack = {
  name: 'names of pages',
  sample: 40,
  full: 500,
  run: ({ seed, count }) =>
    withFolder(async (root) => {
      const names = makeNames(seed, count);
      writeFiles(root, makeSite(names));
      const built = await build(root);
      if (built.code !== 0) throw new Error(built.output);
      const preview = await serve('preview', '--root', root);
      const dev = await serve('dev', '--root', root);
      try {
        return await withOffline(preview.url, (visitAndRead) =>
          tryNames(names, { ...preview, devUrl: dev.url, visitAndRead }),
        );
      } finally {
        preview.stop();
        dev.stop();
      }
    }),
};

interface Servers {
  url: string;
  devUrl: string;
  /** What a reader without a network gets. */
  visitAndRead: (pathname: string) => Promise<string>;
}

async function tryNames(names: string[], { url, devUrl, visitAndRead }: Servers) {
  const { fetch } = globalThis;
  const read = async (path: string, from = url) => (await fetch(new URL(path, from))).text();
  const nav = JSON.parse(await read('/nav.json')) as NavItem[];
  const links = new Map(nav.map(({ title, href }) => [title, href!]));
  const sitemap = await read('/sitemap.xml');
  const searched = await listSearched(read);
  const isPage = (html: string, index: number, href: string) =>
    html.includes(`>Page ${index}<`) && html.includes(`"pathname":"${href}"`);
  return tryAll(names, async (name, index) => {
    const href = links.get(`Page ${index}`);
    if (href === undefined) return `${JSON.stringify(name)} is not in the navigation`;
    const found: string[] = [];
    if (new URL(href, url).pathname !== href) found.push('browsers change its address');
    const address = escape(`https://kit.example${href}/`);
    if (!sitemap.includes(address)) found.push('it is not in the sitemap');
    if (!searched.has(href)) found.push('the search does not find it');
    const feed = index < FEEDS ? await read(`/log${index}-releases.xml`) : '';
    if (index < FEEDS && !unescape(feed).includes(`https://kit.example${href}`))
      found.push('its feed does not lead to it');
    const answers = [
      ['', await read(href)],
      ['with a slash', await read(`${href}/`)],
      ['in dev', await read(href, devUrl)],
      ['without a network', await visitAndRead(href)],
    ] as const;
    for (const [where, html] of answers) {
      if (!isPage(html, index, href))
        found.push(
          `something else is at ${href} ${where}: ${/<title>(.*?)<\/title>/.exec(html)?.[1]}`,
        );
    }
    return found.length === 0 ? null : `${JSON.stringify(name)}: ${found.join(', ')}`;
  });
}

/** Addresses of all pages that the search knows. */
async function listSearched(read: (path: string) => Promise<string>): Promise<Set<string>> {
  const index = openIndex(await read('/search.json'), read);
  const pages = Array.from({ length: index.manifest.counts.length }, (_, page) =>
    index.readPage(page),
  );
  return new Set((await Promise.all(pages)).map(([page]) => page!.href));
}

/** Names that are no problem and no twins of each other. */
function makeNames(seed: number, count: number): string[] {
  const random = createRandom(seed);
  const names: string[] = [];
  while (names.length < count) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, PARTS));
    // The number keeps two of them apart; a slash makes a folder.
    const folder = random() < 0.2 ? `${pick(random, PARTS)}${names.length}/` : '';
    names.push(`${folder}${parts.join('')}${names.length}`.replace(/^\.+|(?<=\/)\.+/g, 'd'));
  }
  return names;
}

function makeSite(names: string[]): Files {
  const paths = names.map((name) => `/${name.replaceAll('%', '%25')}`);
  const entries = ['/', ...paths].map((pathname, index) => ({
    pathname,
    title: index === 0 ? 'Home' : `Page ${index - 1}`,
  }));
  const logs = paths.slice(0, FEEDS).map((path, index) => ({
    name: `log${index}`,
    title: 'Kit',
    file: 'CHANGELOG.md',
    page: path,
  }));
  return {
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\n2026-01-01\n\n- The first.\n',
    'vitrine.config.ts': `export default { changelogs: ${JSON.stringify(logs)}, title: 'Kit', description: 'A kit.', url: 'https://kit.example', lastUpdated: false, pages: ${JSON.stringify(entries)}, repository: { url: 'https://code.example', edit: 'https://code.example/edit/{file}' } };\n`,
    'content/index.md': page('Home', 'Welcome.'),
    ...Object.fromEntries(
      names.map((name, index) => [
        `content/${name}.md`,
        page(`Page ${index}`, index < FEEDS ? `::changelog{name=log${index}}` : 'Text.'),
      ]),
    ),
  };
}

const unescape = (xml: string) =>
  xml.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
