// Pages of six live React demos each. Two demos of a kind differ in names and values, so that no module
// serves two pages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexMarkdown } from './corpus.mjs';
import { DEMO_KINDS } from './demo-kinds.mjs';

const demoPageSlug = (page) => `demos/demo-${String(page).padStart(2, '0')}`;

/** The text of the first button of a demo page; a click changes its number. */
export const COUNTER_TEXT = 'Clicked \\d+ times';

/**
 * Writes demo pages and their demos.
 * @param content folder of the pages
 * @param demosDir folder of the demos' files for a page's number
 * @param pageFile path of a page in `content` for its slug
 * @param imports what precedes the content, for the demos of a page: `[{ name, file, source }]`
 * @param show the Markdown that shows one demo
 * @returns the pages in order: `[{ title, pathname }]`
 */
export function writeDemoCorpus({ content, demosDir, pageFile, imports, show, pages, h1 = true }) {
  rmSync(content, { recursive: true, force: true });
  const written = [];
  for (let page = 0; page < pages; page++) {
    const slug = demoPageSlug(page);
    const title = `Demo page ${page}`;
    const demos = Object.entries(DEMO_KINDS).map(([kind, source]) => {
      const name = `${kind}${page}`;
      return {
        kind,
        name,
        file: path.join(demosDir(slug), `${name}.tsx`),
        source: source(page).trimStart(),
      };
    });
    for (const { file, source } of demos) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
    const next = demoPageSlug((page + 1) % pages);
    const sections = demos.flatMap((demo) => [
      `## ${demo.kind}`,
      'This demo keeps its state to itself: change it, then read how it is made.',
      show(demo),
    ]);
    const file = path.join(content, pageFile(slug));
    mkdirSync(path.dirname(file), { recursive: true });
    const markdown = [
      `---\ntitle: ${title}\ndescription: Six live demos, page ${page}.\n---`,
      imports?.(demos, path.dirname(file)) ?? '',
      h1 ? `# ${title}` : '',
      `Next: [the following page](/${next}).`,
      ...sections,
    ];
    writeFileSync(file, `${markdown.filter(Boolean).join('\n\n')}\n`);
    written.push({ title, pathname: `/${slug}` });
  }
  writeFileSync(path.join(content, 'index.md'), indexMarkdown(`/${demoPageSlug(0)}`, { h1 }));
  return written;
}
