import { spawn } from 'node:child_process';
import type { NavItem } from '../../packages/vitrine/src/shared/page.ts';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
import { build, COMMAND, withFolder, writeFiles, type Files } from './support/site.ts';
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

/** Pages of any name, all in one site: each is found at the address that the navigation gives it. */
export const pageNames: Attack = {
  name: 'names of pages',
  sample: 60,
  full: 500,
  run: ({ seed, count }) =>
    withFolder(async (root) => {
      const names = makeNames(seed, count);
      writeFiles(root, makeSite(names));
      const built = await build(root);
      if (built.code !== 0) throw new Error(built.output);
      const { url, stop } = await startPreview(root);
      try {
        const read = async (path: string) => (await fetch(new URL(path, url))).text();
        const nav = JSON.parse(await read('/nav.json')) as NavItem[];
        const links = new Map(nav.map(({ title, href }) => [title, href!]));
        const sitemap = await read('/sitemap.xml');
        return await tryAll(names, async (name, index) => {
          const href = links.get(`Page ${index}`);
          if (href === undefined) return `${JSON.stringify(name)} is not in the navigation`;
          const found: string[] = [];
          if (new URL(href, url).pathname !== href) found.push('browsers change its address');
          if (!sitemap.includes(escape(`https://kit.example${href}/`)))
            found.push('it is not in the sitemap');
          for (const path of [href, `${href}/`]) {
            const html = await read(path);
            if (!html.includes(`>Page ${index}<`) || !html.includes(`"pathname":"${href}"`))
              found.push(
                `something else is at ${path}: ${/<title>(.*?)<\/title>/.exec(html)?.[1]}`,
              );
          }
          return found.length === 0 ? null : `${JSON.stringify(name)}: ${found.join(', ')}`;
        });
      } finally {
        stop();
      }
    }),
};

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
  return {
    'vitrine.config.ts': `export default { title: 'Kit', description: 'A kit.', url: 'https://kit.example', lastUpdated: false, pages: ${JSON.stringify(entries)}, repository: { url: 'https://code.example', edit: 'https://code.example/edit/{file}' } };\n`,
    'content/index.md': page('Home', 'Welcome.'),
    ...Object.fromEntries(
      names.map((name, index) => [`content/${name}.md`, page(`Page ${index}`, 'Text.')]),
    ),
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function startPreview(root: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [COMMAND, 'preview', '--root', root, '--port', '0']);
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const url = /http:\S+/.exec(output)?.[0];
      if (url) resolve({ url, stop: () => child.kill() });
    });
    child.on('close', () => reject(new Error(output)));
  });
}
