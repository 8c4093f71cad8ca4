// The engines that are measured, ours first. Each says how its site is written and which commands build
// and serve it; a site lives in a folder from which the engine's install is resolved upwards.
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHugo, hugo } from './contenders/hugo.mjs';
import { storybook10 } from './contenders/storybook.mjs';
import { writeCorpus } from './corpus.mjs';
import { writeDemoCorpus } from './demo-corpus.mjs';

/** The folder of this very file. */
export const BENCH = fileURLToPath(new URL('.', import.meta.url));
/** The checkout that is measured: this one, or the other that `--compare` measures. */
export const REPOSITORY = process.env.VITRINE_BENCH_REPOSITORY ?? path.join(BENCH, '..');
/** Everything the measurements write, except the peers' sites. */
export const WORK = path.join(REPOSITORY, 'bench/.work');
export const VITRINE = [
  process.execPath,
  path.join(REPOSITORY, 'packages/vitrine/bin/vitrine.mjs'),
];

const CORPUS_PATHS = {
  /** A page that is loaded, searched and edited. */
  textPage: '/group-00/component-0003',
  demoPage: '/demos/demo-03',
};

function writeFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const vitrine = {
  name: 'vitrine',
  title: 'Vitrine',
  home: path.join(WORK, 'vitrine'),
  out: 'dist',
  caches: ['.vitrine'],
  edited: 'content/group-00/component-0003.md',
  build: () => [...VITRINE, 'build'],
  dev: (port) => [...VITRINE, 'dev', '--port', String(port), '--host', '127.0.0.1'],
  search: {
    open: '.search-box',
    input: '.search-dialog [role=combobox]',
    results: '.search-dialog [role=option]',
  },
  writePages(dir, pages) {
    const groups = writeCorpus(path.join(dir, 'content'), { pages });
    const tree = groups.map(({ title, slug, pages: children }) => ({
      pathname: `/${slug}`,
      title,
      children,
    }));
    writeVitrineConfig(dir, [{ pathname: '/', title: 'Overview' }, ...tree]);
  },
  writeDemos(dir, pages) {
    const content = path.join(dir, 'content');
    const children = writeDemoCorpus({
      pages,
      content,
      demosDir: (slug) => path.join(content, slug),
      pageFile: (slug) => `${slug}/index.md`,
      show: ({ name }) => `::demo{file=${name}.tsx}`,
    });
    const tree = [
      { pathname: '/', title: 'Overview' },
      { pathname: '/demos', title: 'Demos', children },
    ];
    // The library is wrapped just as it is on the flagship.
    cpSync(path.join(REPOSITORY, 'flagship/theme'), path.join(dir, 'theme'), { recursive: true });
    writeVitrineConfig(dir, tree, { adapter: './theme/adapter.tsx' });
  },
};

function writeVitrineConfig(dir, pages, others = {}) {
  const config = {
    title: 'Bench UI',
    description: 'A site to measure.',
    url: 'https://bench.example',
    pages,
    ...others,
  };
  writeFile(
    path.join(dir, 'vitrine.config.ts'),
    `export default ${JSON.stringify(config, null, 1)};\n`,
  );
}

/** Engines look for their plugins among the dependencies that the site itself declares. */
function copyPackageFile(home, dir) {
  mkdirSync(dir, { recursive: true });
  copyFileSync(path.join(home, 'package.json'), path.join(dir, 'package.json'));
}

function starlight(peersDir) {
  const home = path.join(peersDir, 'starlight');
  const astro = path.join(home, 'node_modules/.bin/astro');
  const writeConfig = (dir, sidebar, integrations = '', imports = '') => {
    copyPackageFile(home, dir);
    writeFile(
      path.join(dir, 'src/content.config.ts'),
      `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    );
    writeFile(
      path.join(dir, 'astro.config.mjs'),
      `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
${imports}
const sidebar = ${JSON.stringify(sidebar)};
export default defineConfig({
  site: 'https://bench.example',
  integrations: [starlight({ title: 'Bench UI', sidebar })${integrations}],
});
`,
    );
  };
  return {
    name: 'starlight',
    title: 'Starlight',
    home,
    out: 'dist',
    caches: ['.astro', 'node_modules'],
    edited: 'src/content/docs/group-00/component-0003.md',
    env: {
      PATH: `${path.join(peersDir, 'node24/node_modules/node/bin')}:${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    build: () => [astro, 'build'],
    dev: (port) => [astro, 'dev', '--port', String(port), '--host', '127.0.0.1'],
    search: {
      open: 'site-search button[data-open-modal]',
      input: 'site-search input',
      results: 'site-search .pagefind-ui__result, site-search li a',
    },
    writePages(dir, pages) {
      const groups = writeCorpus(path.join(dir, 'src/content/docs'), { pages, h1: false });
      const sidebar = groups.map(({ title, slug }) => ({
        label: title,
        collapsed: true,
        items: [{ autogenerate: { directory: slug } }],
      }));
      writeConfig(dir, sidebar);
    },
    writeDemos(dir, pages) {
      writeDemoCorpus({
        pages,
        h1: false,
        content: path.join(dir, 'src/content/docs'),
        demosDir: () => path.join(dir, 'src/demos'),
        pageFile: (slug) => `${slug}.mdx`,
        imports: (demos, from) =>
          demos
            .map(({ name, file }) => `import ${name} from '${path.relative(from, file)}';`)
            .join('\n'),
        // The demo's source is on the page, as it is one click away on ours.
        show: ({ name, source }) => `<${name} client:visible />\n\n\`\`\`tsx\n${source}\`\`\``,
      });
      const sidebar = [{ label: 'Demos', items: [{ autogenerate: { directory: 'demos' } }] }];
      writeConfig(dir, sidebar, ', react()', `import react from '@astrojs/react';`);
    },
  };
}

function vitepress2(peersDir) {
  const home = path.join(peersDir, 'vitepress2');
  const vitepress = path.join(home, 'node_modules/.bin/vitepress');
  return {
    name: 'vitepress2',
    title: 'VitePress 2',
    home,
    out: 'docs/.vitepress/dist',
    caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
    edited: 'docs/group-00/component-0003.md',
    // Its own components are Vue's: it has no React demos to compare.
    build: () => [vitepress, 'build', 'docs'],
    dev: (port) => [vitepress, 'dev', 'docs', '--port', String(port), '--host', '127.0.0.1'],
    search: {
      open: '.DocSearch-Button, .VPNavBarSearch button',
      input: '.VPLocalSearchBox input',
      results: '.VPLocalSearchBox .result',
    },
    writePages(dir, pages) {
      const groups = writeCorpus(path.join(dir, 'docs'), { pages });
      const sidebar = groups.map(({ title, pages: items }) => ({
        text: title,
        collapsed: true,
        items: items.map(({ title: text, pathname: link }) => ({ text, link })),
      }));
      const config = {
        title: 'Bench UI',
        description: 'A site to measure.',
        cleanUrls: true,
        themeConfig: { search: { provider: 'local' }, sidebar },
      };
      copyPackageFile(home, dir);
      writeFile(
        path.join(dir, 'docs/.vitepress/config.mjs'),
        `export default ${JSON.stringify(config)};\n`,
      );
    },
  };
}

/** Where peers are installed unless the command is told another place. */
export const PEERS_DIR = path.join(WORK, 'peers');

const fromRegistry = (make, name) => ({
  make,
  isInstalled: (peersDir) => existsSync(path.join(peersDir, name, 'node_modules')),
  install: (peersDir) =>
    `bench/setup-peers.sh ${path.relative(path.join(BENCH, '..'), peersDir)} ${name}`,
});

const PEERS = {
  starlight: fromRegistry(starlight, 'starlight'),
  vitepress2: fromRegistry(vitepress2, 'vitepress2'),
  storybook10: fromRegistry((peersDir) => storybook10(peersDir, WORK), 'storybook10'),
  hugo: {
    make: () => hugo(WORK),
    isInstalled: () => findHugo() !== '',
    install: () => 'apt-get install hugo',
  },
};

/**
 * Vitrine and the peers that are installed.
 * @param names the peers wanted, or `null` for all
 * @returns `contenders`, ours first, and `missing`: those that are not installed, each with the command that installs it
 * @throws Error for a peer that is unknown
 */
export function findContenders(peersDir, names) {
  const dir = path.resolve(peersDir);
  const wanted = names ?? Object.keys(PEERS);
  const unknown = wanted.filter((name) => !(name in PEERS));
  if (unknown.length > 0)
    throw new Error(`No such peer: ${unknown.join()}. Known: ${Object.keys(PEERS).join(', ')}`);
  const there = wanted.filter((name) => PEERS[name].isInstalled(dir));
  const peers = there.map((name) => ({ ...PEERS[name].make(dir), ...CORPUS_PATHS }));
  const missing = wanted
    .filter((name) => !there.includes(name))
    .map((name) => ({ name, install: PEERS[name].install(dir) }));
  return { contenders: [{ ...vitrine, ...CORPUS_PATHS }, ...peers], missing };
}

/** Those that take part in a section: a peer without `sections` does in all. */
export const takePart = (contenders, section) =>
  contenders.filter(({ sections }) => sections === undefined || sections.includes(section));
