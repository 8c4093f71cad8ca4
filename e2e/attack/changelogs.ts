import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
import { findHarm } from './support/harmless-page.ts';
import { hostileText } from './support/hostile-text.ts';
import { build, looksUnhandled, withFolder, writeFiles, type Files } from './support/site.ts';
import { page } from './support/small-site.ts';

/** Where in a changelog the text stands. */
const PLACES: ((text: string) => string)[] = [
  (text) => `## 1.0.0 - 2026-01-01\n\n${text}\n`,
  (text) => `## 1.0.0\n\n_Oct 9, 2026_\n\n- ${text}\n\n### Docs\n\n- ${text}\n\n## 0.9.0\n\n- a\n`,
  (text) => `## [1.0.0](${text}) - 2026-01-01\n\n${text}\n\n## 1.0.0 - 2026-01-01\n\n${text}\n`,
  (text) =>
    `# Changes\n\n${text}\n\n\`\`\`\n\n## 1.0.0\n\n\`\`\`\n\n## 1.0.0 (2026-01-01)\n\n${text}\n`,
];

/** Changelogs of installed packages: pages and feeds have their text and nothing else of them. */
export const changelogs: Attack = {
  name: 'changelogs',
  sample: 25,
  run: ({ seed, count }) =>
    withFolder(async (root) => {
      const random = createRandom(seed);
      const texts = Array.from({ length: count }, () =>
        pick(random, PLACES)(`said ${hostileText(random)}`),
      );
      writeFiles(root, siteOf([...texts, '## 1.0.0 - 2026-01-01\n\nPlain.\n']));
      const { code, output } = await build(root);
      if (code !== 0 || looksUnhandled(output)) {
        return { tried: count, held: 0, failures: [`code ${code}: ${output.slice(0, 2000)}`] };
      }
      const read = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8');
      const pageOf = (index: number) => read(`c${index}/index.html`);
      const feedOf = (index: number) => read(`c${index}-releases.xml`);
      return tryAll(texts, (text, index) => {
        const harm = [
          ...findHarm(pageOf(index), pageOf(count), ''),
          ...findFeedHarm(feedOf(index), feedOf(count)),
        ];
        return harm.length === 0 ? null : `${harm.join(', ')}: ${JSON.stringify(text)}`;
      });
    }),
};

/** Pages on either side of those that are compared, so that their navigation is as long. */
const AROUND = 30;

function siteOf(texts: readonly string[]): Files {
  const names = texts.map((_, index) => `c${index}`);
  const logs = names.map((name) => ({
    name,
    title: name,
    package: name,
    page: `/${name}`,
    omit: ['Docs'],
  }));
  const others = (side: string) => Array.from({ length: AROUND }, (_, index) => `${side}${index}`);
  const [before, after] = [others('before'), others('after')];
  const pages = ['', ...before, ...names, ...after].map((name) => ({ pathname: `/${name}` }));
  return {
    'vitrine.config.ts': `export default {
  title: 'Kit', description: 'A kit.', url: 'https://kit.example', lastUpdated: false,
  pages: ${JSON.stringify(pages)}, changelogs: ${JSON.stringify(logs)},
};\n`,
    'content/index.md': page('Home', 'A page.'),
    ...Object.fromEntries(
      [...before, ...after].map((name) => [`content/${name}.md`, page('Other', 'A page.')]),
    ),
    ...Object.fromEntries(
      texts.flatMap((text, index) => [
        [`content/c${index}.md`, page('Changes', `::changelog{name=c${index}}`)],
        [`node_modules/c${index}/package.json`, `{ "name": "c${index}", "version": "1.0.0" }`],
        // One that has no release is a problem of the configuration, whatever its text is.
        [`node_modules/c${index}/CHANGELOG.md`, `## 2.0.0 - 2026-02-02\n\nA.\n\n${text}`],
      ]),
    ),
  };
}

/** Tags of RSS, each closed, and no more of them than there are entries; formatted text within descriptions. */
function findFeedHarm(feed: string, plain: string): string[] {
  const tagsOf = (xml: string) => new Set(xml.match(/<[?/]?[a-z:]+/gi));
  const known = tagsOf(plain);
  const wrong = [...tagsOf(feed)]
    .filter((tag) => !known.has(tag))
    .map((tag) => `${tag} in the feed`);
  // oxlint-disable-next-line no-control-regex -- that is what must not be there
  if (/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/.test(feed)) wrong.push('the feed is no XML');
  for (const [, description = ''] of feed.matchAll(/<description>([^<]*)<\/description>/g)) {
    const html = description.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
    wrong.push(...findHarm(html, '', '').map((harm) => `${harm} in the feed`));
  }
  return wrong;
}
