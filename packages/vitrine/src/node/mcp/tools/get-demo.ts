import { nameKey } from '../../../shared/search/words.ts';
import { codeSpan } from '../../base/markdown-text.ts';
import { listMarkdownLines } from '../../llms/markdown-lines.ts';
import type { SiteJson } from '../../llms/schema.ts';
import { unknownName } from '../text/names.ts';
import { ToolError, type DocSource } from '../sources/doc-source.ts';

type Found = { page: SiteJson['pages'][number]; demo: SiteJson['pages'][number]['demos'][number] };

/** The source of a demo: by its address, its file, or its name. */
export async function getDemo(
  source: DocSource,
  { demo: wanted }: { demo: string },
): Promise<string> {
  const { pages } = await source.describe();
  const all = pages.flatMap((page) => page.demos.map((demo): Found => ({ page, demo })));
  if (all.length === 0) throw new ToolError('This documentation has no demos.');
  const found = findDemo(all, wanted.trim());
  if (!found)
    throw unknownName(
      'demo',
      wanted,
      all.map(({ demo }) => demo.hash),
    );
  const { page, demo } = found;
  const code = cutDemo(await source.readPage(page), demo.file);
  return `# ${demo.title} · ${page.path}#${demo.hash}\n\n${code}`;
}

function findDemo(all: readonly Found[], wanted: string): Found | undefined {
  const [path = '', hash = ''] = wanted.split('#');
  const key = nameKey(hash || wanted);
  return (
    all.find(
      ({ page, demo }) => page.path === path.replace(/(?<=.)\/$/, '') && demo.hash === hash,
    ) ??
    all.find(({ demo }) => demo.file === wanted) ??
    all.find(({ demo }) => nameKey(demo.hash) === key || nameKey(demo.title) === key)
  );
}

/** What the Markdown of a page says of one demo: the line with its file, and the code that follows. */
function cutDemo(markdown: string, file: string): string {
  const mark = `(${codeSpan(file)})`;
  let from = -1;
  let end = markdown.length;
  for (const line of listMarkdownLines(markdown)) {
    const text = markdown.slice(line.start, line.end);
    if (from === -1) {
      if (line.kind === 'text' && text.endsWith(mark)) from = line.end + 1;
    } else if (line.kind !== 'code' && !line.isBlank && !/^(?:`.*`|The whole file):$/.test(text)) {
      end = line.start;
      break;
    }
  }
  if (from === -1) throw new ToolError(`The page does not show ${file}.`);
  return markdown.slice(from, end).trim();
}
