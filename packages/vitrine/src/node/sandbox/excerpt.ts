import { parseModule } from '../demo/analyse.ts';
import { problem, type Problem } from '../base/errors.ts';

/** Name of the region around the part of a demo that is shown first. */
const EXCERPT = 'excerpt';

export interface MarkedSource {
  /** The source without the lines that mark the excerpt. */
  code: string;
  /** The marked part, moved to the left margin; empty without marks. */
  excerpt: string;
  problems: Problem[];
}

/**
 * Takes the excerpt's marks out of a source: `// #region excerpt` and `// #endregion`, or the same in
 * any comment, such as `{/* #region excerpt *\/}` in JSX, each on a line of its own. Several parts are
 * joined by a blank line. Regions of other names are the author's own and stay.
 *
 * @param file path named in problems; its extension says which language to expect
 */
export function readExcerpt(source: string, file: string): MarkedSource {
  if (!/#(?:end)?region\b/.test(source)) return { code: source, excerpt: '', problems: [] };
  const lines = source.split('\n');
  /** Lines of marks, counted from 0. */
  const marked = new Set<number>();
  const parts: string[] = [];
  /** Line of the mark before, where that begins a part. */
  let begun: number | null = null;
  const problems: Problem[] = [];
  const report = (reason: string, line: number) =>
    problems.push(problem('invalid-excerpt', [reason], { file, line: line + 1 }));

  // The regions that are open: excerpts or others, and their first lines.
  const open: { ours: boolean; line: number }[] = [];
  for (const { value, start, end: commentEnd } of parseModule(source, file).comments) {
    const [, end, name] = /^\s*#(end)?region\b\s*(\S*)/.exec(value) ?? [];
    if (name === undefined) continue;
    const line = source.slice(0, start).split('\n').length - 1;
    const region = end === undefined ? { ours: name === EXCERPT, line } : open.pop();
    if (end === undefined) open.push(region!);
    if (!region?.ours) {
      if (name === EXCERPT) report('"#endregion excerpt" has no beginning', line);
      continue;
    }
    const rest = (lines[line] ?? '').replace(source.slice(start, commentEnd), '').trim();
    if (rest !== '' && rest !== '{}') {
      report('a mark is not on a line of its own', line);
    }
    if (begun !== null) parts.push(dedent(lines.slice(begun + 1, line)));
    begun = end === undefined ? line : null;
    marked.add(line);
  }
  for (const { ours, line } of open) if (ours) report('"#region excerpt" has no end', line);

  const code = lines.filter((_, index) => !marked.has(index)).join('\n');
  return { code, excerpt: parts.filter(Boolean).join('\n\n'), problems };
}

function dedent(lines: string[]): string {
  const texts = lines.filter((line) => line.trim());
  const indent = texts.reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
