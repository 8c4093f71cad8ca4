// Reads texts as a build does, and answers with what each took. It is told of them one a line, as kind and file.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const engine = new URL('../../../packages/vitrine/dist/modules/node/', import.meta.url);
const load = (file) => import(new URL(file, engine).href);
const { compileMarkdown } = await load('markdown/compile.js');
const { splitFrontMatter } = await load('markdown/front-matter.js');
const { DIRECTIVES } = await load('content/directives.js');
const { addSearch } = await load('blocks/index.js');
const { pageMeta } = await load('site/page-store.js');
const { checkLinks } = await load('check/check-links.js');
const { parseChangelog, withoutSections } = await load('releases/parse-changelog.js');
const { renderFeed } = await load('releases/render-feed.js');
const { readDocComment } = await load('api/checker/comments/jsdoc.js');
const { describe, tagText } = await load('api/checker/comments/doc-tags.js');
const { withAbsoluteLinks } = await load('api/texts/absolute-links.js');
const { blankFields, blankProp } = await load('model/component-doc.js');
const { apiPage } = await load('api/page/page.js');
const { sectionsToHtml } = await load('api/page/print-html.js');
const { sectionsToMarkdown } = await load('api/page/print-markdown.js');
const { createLineCutter } = await load('base/text.js');
const { printPage } = await load('render/print-page.js');
const { cutMarkdown } = await load('../shared/markdown/cut-markdown.js');
const { listSections } = await load('../shared/markdown/sections.js');
const { encodeRecords, orderRecords } = await load('../shared/search/records.js');

const file = 'content/x.md';
const feedSite = { url: 'https://kit.example', language: 'en', pageUrl: '/x', anchorOf: () => '' };

/** Characters of a part of `llms-full.txt`. */
const PART = 100_000;

/** From the text of a page to what the build makes of it. */
function finish(page, source) {
  const complete = addSearch(page);
  checkLinks({ pages: [pageMeta(complete)], files: new Set() });
  const cut = createLineCutter(source);
  const print = {
    readLines: (_file, from, to) => cut(from, to),
    controlsOf: () => [],
    textOf: () => ({ excerpt: '', files: [] }),
    ...{ isPage: (pathname) => pathname === '/a', base: '/kit/' },
  };
  const printed = printPage(complete, { api: [], listed: [] }, print);
  return (
    cutMarkdown(printed, PART).length +
    listSections(printed).length +
    JSON.stringify(complete).length +
    JSON.stringify(encodeRecords(orderRecords(complete.search))).length
  );
}

function readMarkdown(source, changelogs = []) {
  const site = { changelogs, versions: null, language: 'en' };
  const text = { ...splitFrontMatter(source, file), file };
  return finish(
    compileMarkdown(text, { pathname: '/x', directives: DIRECTIVES, site }).page,
    source,
  );
}

/** With the whole of it on a page and in a feed. */
function readChangelog(source) {
  const config = { name: 'kit', title: 'Kit', omit: ['Docs', 'a'], notes: 'https://a.example/' };
  const releases = parseChangelog(source).map((release) => ({
    ...release,
    body: withoutSections(release.body, config.omit),
  }));
  const changelog = { config, file: 'CHANGELOG.md', releases };
  const page = readMarkdown('# A\n\nB.\n\n::changelog{name=kit newest=999}\n', [changelog]);
  return page + renderFeed(changelog, feedSite).length;
}

/** Characters of the comments that a text is cut into; it is also read as one. */
const COMMENT = 19_000;

function readComments(source) {
  const text = source.replaceAll('*/', '* /');
  const comments = [text];
  for (let from = 0; from < text.length; from += COMMENT) {
    comments.push(`${from}: ${text.slice(from, from + COMMENT)}`);
  }
  const props = comments.map((comment, index) => {
    const doc = readDocComment(`/** ${comment} */\n`);
    return {
      ...blankProp(),
      ...{ name: `prop${index}`, type: 'string', input: 'text', defaultFrom: 'tag' },
      default: tagText(doc, 'default'),
      description: describe(doc),
      deprecated: tagText(doc, 'deprecated'),
    };
  });
  const doc = {
    ...blankFields(),
    ...{ kind: 'component', name: 'Dial', package: 'dials', imports: [], file: 'a.d.ts', props },
    description: props[0].description,
    declaredIn: { package: 'dials', version: '1.0.0' },
  };
  const context = { pathname: '/x', componentPath: () => null, demoPages: [] };
  const main = withAbsoluteLinks(doc, 'https://dials.example');
  const page = apiPage({ name: main.name, main, parts: [] }, context);
  const printed = page.blocks.flatMap(({ sections }) => [
    sectionsToHtml(sections),
    sectionsToMarkdown(sections),
  ]);
  return finish(page, '') + printed.join('').length;
}

const READ = { markdown: readMarkdown, changelog: readChangelog, comment: readComments };

// What is loaded on use is not what is measured.
readMarkdown('# A\n\nB <b>c</b>\n\n```tsx\nconst a = <b/>;\n```\n\n```html\n<a>\n```\n');
readChangelog('## 1.0.0 - 2026-01-01\n\n- A\n');
readComments('A\n\n```tsx\na\n```\n');

for await (const line of createInterface({ input: process.stdin })) {
  const [kind, name] = line.split(' ');
  const source = readFileSync(name, 'utf8');
  const before = process.cpuUsage();
  let error = '';
  let size = 0;
  try {
    size = READ[kind](source);
  } catch (thrown) {
    error = String(thrown);
  }
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ milliseconds: (user + system) / 1000, size, error }));
}
