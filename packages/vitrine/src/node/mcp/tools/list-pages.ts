import { onOneLine } from '../../../shared/text/one-line.ts';
import { nameKey } from '../../../shared/search/words.ts';
import { escapeMarkdown } from '../../../shared/markdown/escape-markdown.ts';
import { unknownName } from '../../../shared/tools/names.ts';
import type { DocSource } from '../sources/doc-source.ts';

/** The pages of the site, or of one group of its navigation. */
export async function listPages(source: DocSource, { group }: { group?: string | undefined }) {
  const { title, library, pages } = await source.describe();
  const groups = [...new Set(pages.map((page) => page.group))];
  const wanted =
    group === undefined ? groups : groups.filter((each) => nameKey(each) === nameKey(group));
  if (wanted.length === 0) throw unknownName('group', group!, groups.filter(Boolean));
  const parts = wanted.map((each) => {
    const lines = pages
      .filter((page) => page.group === each)
      .map((page) => {
        const about = onOneLine(page.description);
        const link = `- [${escapeMarkdown(page.title)}](${page.path})`;
        return about === '' || page.kind === 'api' ? link : `${link}: ${escapeMarkdown(about)}`;
      });
    return `${each === '' ? '' : `## ${each}\n\n`}${lines.join('\n')}`;
  });
  return [
    `# ${title}: pages of the documentation of ${library.name} ${library.version}`,
    ...parts,
  ].join('\n\n');
}
