import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
import {
  build,
  looksUnhandled,
  namesError,
  snapshot,
  withFolder,
  writeFiles,
  type Files,
} from './support/site.ts';

/** Every place that an output folder could be named for by mistake. */
const PLACES = [
  ...[
    'dist',
    './dist/',
    'dist/site',
    'theme',
    'src',
    'src/dist',
    'content',
    'content/out',
    'Content',
  ],
  ...[
    'public',
    'public/out',
    '.vitrine',
    '.vitrine/out',
    '.vitrine/output',
    '.',
    '..',
    './',
    '../site',
  ],
  ...[
    '../other',
    '../other/docs',
    '../other/.git',
    '../other/.git/out',
    '../empty',
    '../absent/deep',
  ],
  ...[
    'node_modules',
    'node_modules/kit',
    'link',
    'link/out',
    'to-content',
    'to-content/out',
    'to-file',
  ],
  ...[
    'nowhere',
    'file',
    'file/out',
    'vitrine.config.ts',
    'theme/adapter.tsx',
    'ABSOLUTE',
    'ABSOLUTE/out',
  ],
];

/** What lies there already, besides what is the maintainer's everywhere. */
const CONTENTS: Record<string, Files> = {
  nothing: {},
  pages: { 'index.html': 'mine', 'assets/a.js': 'mine' },
  hidden: { '.env': 'mine', '.git/HEAD': 'mine' },
  'a made-up record': {
    '.vitrine-output.json': '{"crc":"00000000","data":{"files":[["mine.txt","a","b"]]}}',
    'mine.txt': 'mine',
    'index.html': 'mine',
  },
  'names of a build’s own': {
    '.vitrine-output.next/0': '',
    '.vitrine-output.lock': '',
    'mine.txt': 'mine',
  },
};

/** Places where nothing is in the way. */
const FREE = ['dist', './dist/', 'dist/site', '../empty', '../absent/deep', 'src/dist', 'link/out'];

const KEEPS = [[], ['CNAME'], ['.git', 'mine.txt'], ['index.html']];

const OWN: Files = {
  'site/content/index.md': '# Home\n\nA page.\n',
  'site/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'site/theme/adapter.tsx': 'export function Provider({ children }) { return children; }\n',
  'site/theme/site.css': ':root {}\n',
  'site/src/index.ts': 'export {};\n',
  'site/file': 'a file\n',
  'site/dist.next/mine': 'mine\n',
  'site/.gitignore': 'dist\n',
  'site/node_modules/kit/package.json': '{ "name": "kit" }\n',
  'other/.git/HEAD': 'ref: refs/heads/main\n',
  'other/index.html': 'mine\n',
  'other/docs/mine.md': 'mine\n',
  'absolute/mine.txt': 'mine\n',
};

/** Folders, files and links of the maintainer at and around the output folder: all of them are as they were. */
export const folders: Attack = {
  name: 'folders of the maintainer',
  sample: 8,
  full: 200,
  run: ({ seed, count }) =>
    withFolder(async (base) => {
      const random = createRandom(seed);
      const tries = Array.from({ length: count }, (_, index) => ({
        place: PLACES[index % PLACES.length]!.replace('ABSOLUTE', path.join(base, 'absolute')),
        content: pick(random, Object.keys(CONTENTS)),
        keep: pick(random, KEEPS),
      }));
      const site = path.join(base, 'site');
      return tryAll(tries, async ({ place, content, keep }) => {
        rmSync(base, { recursive: true, force: true });
        writeFiles(base, { ...OWN, 'site/vitrine.config.ts': configOf(place, keep) });
        mkdirSync(path.join(base, 'empty'));
        symlinkSync(path.join(base, 'other'), path.join(site, 'link'));
        symlinkSync(path.join(site, 'content'), path.join(site, 'to-content'));
        symlinkSync(path.join(site, 'file'), path.join(site, 'to-file'));
        symlinkSync(path.join(base, 'gone'), path.join(site, 'nowhere'));
        try {
          writeFiles(path.resolve(site, place), CONTENTS[content]!);
        } catch {
          // A file or a dangling link is in that place already.
        }
        const before = snapshot(base);
        const { code, output } = await build(site);
        const after = snapshot(base);
        const lost = [...before].filter(
          ([file, bytes]) => !isOfBuild(file) && !after.get(file)?.equals(bytes),
        );
        const isFree = FREE.includes(place) && content === 'nothing' && code !== 0;
        if (
          !isFree &&
          lost.length === 0 &&
          (code === 0 || namesError(output)) &&
          !looksUnhandled(output)
        )
          return null;
        const names = lost.map(([file]) => file).join(' ');
        return `outDir ${place} with ${content}, keep ${keep.join()}: lost ${names}; code ${code} ${output.slice(0, 300)}`;
      });
    }),
};

const configOf = (outDir: string, keep: string[]) => `export default {
  title: 'Kit', description: 'A kit.', url: 'https://kit.example', pages: [{ pathname: '/' }],
  styles: 'theme/site.css', lastUpdated: false,
  outDir: ${JSON.stringify(outDir)}, keep: ${JSON.stringify(keep)},
};
`;

/** What no one but a build writes: its cache, and what its own record and the rest have for names. */
const isOfBuild = (file: string) =>
  /^site\/\.vitrine\/(?!out)/.test(file) || /(?:^|\/)\.vitrine-output\./.test(file);
