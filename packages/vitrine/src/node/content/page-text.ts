import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import { problem } from '../base/errors.ts';
import type { PageText } from '../markdown/compile.ts';
import { splitFrontMatter, type SplitSource } from '../markdown/front-matter.ts';

/** Reads a Markdown file; `file` is relative to the site's root. */
export function readMarkdown(root: string, file: string): SplitSource {
  return splitFrontMatter(readFileSync(path.join(root, file), 'utf8'), file);
}

/** The file that a page's header names as its `source`, relative to the site's root. */
export function sourceOf({ data: { source } }: SplitSource, file: string): string | undefined {
  return source ? path.posix.join(path.posix.dirname(file), source) : undefined;
}

/** The text of a page: that of its own file, or of the one that its header names, under its own header. */
export function readPageText(
  root: string,
  file: string,
  own: SplitSource = readMarkdown(root, file),
): PageText {
  const source = sourceOf(own, file);
  if (source === undefined) return { ...own, file };
  const problems = [...own.problems];
  const refuse = (reason: string, line: number) =>
    problems.push(problem('invalid-source', [reason], { file, line }));
  const text = /\S/.exec(own.body);
  if (text !== null) {
    const line = own.bodyLine + own.body.slice(0, text.index).split('\n').length - 1;
    refuse('there is text below the header as well', line);
  }
  if (!isFile(path.join(root, source))) {
    refuse(`there is no file "${source}"`, own.keyLines?.source ?? 1);
    return { ...own, body: '', file, problems };
  }
  const { data, body, bodyLine } = readMarkdown(root, source);
  return { data: { ...data, ...own.data }, body, bodyLine, file: source, problems };
}
