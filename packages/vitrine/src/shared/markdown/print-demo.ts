import { codeSpan, escapeMarkdown, fenceCode } from './escape-markdown.ts';

/** The code of a demo, without the marks of its excerpt. */
export interface DemoText {
  /** The part that is shown first; empty where none is marked. */
  excerpt: string;
  /** The demo's own file first, then those of the site that it imports; names are relative to it. */
  files: { name: string; code: string }[];
  /** How the demo's own file is called where nobody has its folder; otherwise it is told by its path. */
  fileName?: string;
}

/**
 * A demo as Markdown. The excerpt is in the file as well: who reads no further has the part that matters.
 * @param file path of the demo's own file, as readers are told it
 */
export function printDemo(
  { title, file }: { title: string; file: string },
  { excerpt, files, fileName = file }: DemoText,
): string {
  const fence = (name: string, code: string) =>
    fenceCode(code, /\.(\w+)$/.exec(name)?.[1] ?? 'text');
  const [own, ...others] = files;
  return [
    `**${escapeMarkdown(title)}** (${codeSpan(fileName)})`,
    ...(excerpt === '' ? [] : [fence(file, excerpt), 'The whole file:']),
    ...(own ? [fence(own.name, own.code)] : []),
    ...others.flatMap(({ name, code }) => [`${codeSpan(name)}:`, fence(name, code)]),
  ].join('\n\n');
}
