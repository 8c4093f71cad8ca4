import { DIRECTIVES } from '../content/directives.ts';
import { readCodeInfo } from '../markdown/code/code-info.ts';
import { parsePage, type PageText } from '../markdown/compile.ts';

/** A block of TypeScript in a Markdown file. */
export interface CodeBlock {
  /** The Markdown file that it stands in, relative to the site's root. */
  file: string;
  /** Line of the fence, counted from 1; the code begins one below. */
  line: number;
  extension: 'ts' | 'tsx';
  code: string;
  /** The file that the block is said to be, e.g. `app/page.tsx`; empty when its caption names none. */
  name: string;
  /** Number of the section, begun by a heading of level 1 or 2, that the block is in; from 0. */
  section: number;
  /** It is marked as code that cannot stand alone. */
  noCheck: boolean;
}

const EXTENSIONS: Record<string, CodeBlock['extension']> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
};

/** The path of a source file inside of a project. */
const filePath = /^(?!.*(?:^|\/)\.{1,2}\/)[\w@.()[\]$-]+(?:\/[\w@.()[\]$-]+)*\.[mc]?tsx?$/;

/** Every block of TypeScript in a page's text, in order, those in lists and quotes included. */
export function readBlocks(text: PageText): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let section = 0;
  for (const { type, tag, info, content, map, level } of parsePage(text, DIRECTIVES).tokens) {
    if (type === 'heading_open' && level === 0 && (tag === 'h1' || tag === 'h2')) section += 1;
    if (type !== 'fence') continue;
    const { language, title, noCheck } = readCodeInfo(info);
    const extension = EXTENSIONS[language.toLowerCase()];
    if (extension === undefined) continue;
    blocks.push({
      file: text.file,
      line: map![0] + text.bodyLine,
      extension,
      code: content,
      name: filePath.test(title) ? title : '',
      section,
      noCheck: noCheck !== null,
    });
  }
  return blocks;
}
