import { nameKey } from '../search/words.ts';
import { codeSpan } from '../markdown/escape-markdown.ts';
import { listMarkdownLines } from '../markdown/lines.ts';
import { unknownName } from './names.ts';
import { ToolError } from './tool-error.ts';
import type { PageSource, ToldPage } from './page-source.ts';

/** A demo with the page that shows it. */
type Found<Page extends ToldPage> = { page: Page; demo: ToldPage['demos'][number] };

/** The source of a demo: by its address, its file, or its name. */
export async function getDemo<Page extends ToldPage>(
  source: PageSource<Page>,
  { demo: wanted }: { demo: string },
): Promise<string> {
  const { page, demo } = findDemo((await source.describe()).pages, wanted);
  const code = cutDemo(await source.readPage(page), demo.file);
  return `# ${demo.title} · ${page.path}#${demo.hash}\n\n${code}`;
}

/**
 * The demo that is meant.
 * @throws ToolError where there is none
 */
export function findDemo<Page extends ToldPage>(pages: readonly Page[], written: string) {
  const all = pages.flatMap((page) => page.demos.map((demo): Found<Page> => ({ page, demo })));
  if (all.length === 0) throw new ToolError('This documentation has no demos.');
  const wanted = written.trim();
  const [path = '', hash = ''] = wanted.split('#');
  // `FullWidth.tsx` may be `full-width.tsx`.
  const key = nameKey(hash || wanted.replace(/^.*\/(?=[^/]*$)|\.[jt]sx?$/g, ''));
  const end = wanted.replace(/^(?:\.{0,2}\/)+/, '');
  const isAt = (page: Page) => page.path === path.replace(/(?<=.)\/$/, '');
  const found =
    all.find(({ page, demo }) => isAt(page) && demo.hash === hash) ??
    all.find(({ demo }) => demo.file === wanted) ??
    // As a directive names it, or an editor: by the end of its path.
    all.find(({ demo }) => end !== '' && `/${demo.file}`.endsWith(`/${end}`)) ??
    all.find(({ demo }) => nameKey(demo.hash) === key || nameKey(demo.title) === key);
  if (found) return found;
  // The address of a section, as of a playground: what the page shows is nearest to it.
  const beside = all.filter(({ page }) => isAt(page));
  throw unknownName(
    'demo',
    wanted,
    all.map(({ demo }) => demo.hash),
    beside.map(({ page, demo }) => `${page.path}#${demo.hash}`),
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
