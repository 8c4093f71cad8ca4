// Compiles the Markdown files that it is told of, one a line, and answers with what each took.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const engine = new URL('../../../packages/vitrine/dist/node/', import.meta.url);
const load = (file) => import(new URL(file, engine).href);
const { compileMarkdown } = await load('markdown/compile.js');
const { splitFrontMatter } = await load('markdown/front-matter.js');
const { DIRECTIVES } = await load('content/directives.js');
const { addSearch } = await load('blocks/index.js');
const { pageMeta } = await load('site/page-store.js');
const { checkLinks } = await load('check/check-links.js');

const file = 'content/x.md';
const site = { changelogs: [], versions: null, language: 'en' };

function compile(source) {
  const text = { ...splitFrontMatter(source, file), file };
  const input = { pathname: '/x', directives: DIRECTIVES, site };
  const { page } = compileMarkdown(text, input);
  const complete = addSearch(page);
  checkLinks({ pages: [pageMeta(complete)], files: new Set() });
  return JSON.stringify(complete).length;
}

// What is loaded on use is not what is measured.
compile('# A\n\nB <b>c</b>\n\n```tsx\nconst a = <b/>;\n```\n\n```html\n<a>\n```\n');

for await (const line of createInterface({ input: process.stdin })) {
  const source = readFileSync(line, 'utf8');
  const before = process.cpuUsage();
  let error = '';
  let size = 0;
  try {
    size = compile(source);
  } catch (thrown) {
    error = String(thrown);
  }
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ milliseconds: (user + system) / 1000, size, error }));
}
