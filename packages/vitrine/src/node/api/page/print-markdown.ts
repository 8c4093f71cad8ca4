/** Sections of an API page as Markdown, of GitHub's kind. */
import type {
  ApiPart,
  ApiSection,
  RichCode,
  RichElement,
  RichText,
} from '../../../shared/api-section.ts';
import type { Page } from '../../../shared/page.ts';
import { showControls } from '../../../shared/text/show-controls.ts';
import { codeSpan, escapeMarkdown, fenceCode } from '../../../shared/markdown/escape-markdown.ts';

/** An API page as a document of its own. */
export function apiPageToMarkdown({ title, description, leadMarkdown, blocks }: Page): string {
  const sections = blocks.flatMap((block) => (block.kind === 'api' ? block.sections : []));
  const lead = leadMarkdown ?? guardStart(escapeMarkdown(description));
  return `# ${escapeMarkdown(title)}\n\n${lead}\n\n${sectionsToMarkdown(sections)}\n`;
}

/** One paragraph. */
export function leadToMarkdown(lead: RichText[]): string {
  return guardStart(printInline(lead));
}

export function sectionsToMarkdown(sections: ApiSection[]): string {
  const blocks = sections.flatMap(({ title, parts }) => [
    title && `## ${title}`,
    ...parts.map(printPart),
  ]);
  return showControls(joinBlocks(blocks));
}

function printPart(part: ApiPart): string {
  switch (part.kind) {
    case 'text':
      return printBlocks(part.content);
    case 'warning':
      return prefix(joinBlocks([`[!WARNING]\n**${part.title}**`, printBlocks(part.content)]), '> ');
    case 'details':
      return joinBlocks([`### ${printInline(part.summary)}`, ...part.parts.map(printPart)]);
    case 'type':
      return printBlocks(part.content);
    case 'table':
      return printTable([part.columns, ...part.rows.map(({ cells }) => cells.map(printCell))]);
  }
}

/** Paragraphs, lists and so on, with an empty line between them. */
function printBlocks(content: RichText[], printBlock = printCode): string {
  return joinBlocks(
    splitBlocks(content).map((block) => {
      if (!Array.isArray(block)) return printBlock(block);
      const [tag, inner, { start = '1' } = {}] = block;
      switch (tag) {
        case 'p':
          return guardStart(printInline(inner));
        case 'ul':
        case 'ol': {
          const items = elementsIn(inner).map(([, item], index) => {
            const marker = tag === 'ul' ? '- ' : `${Number(start) + index}. `;
            const text = prefix(printBlocks(item, printBlock), ' '.repeat(marker.length));
            return marker + text.trimStart();
          });
          return items.join('\n');
        }
        case 'blockquote':
          return prefix(printBlocks(inner, printBlock), '> ');
        case 'hr':
          return '---';
        case 'table': {
          const rows = elementsIn(inner).flatMap(([, group]) => elementsIn(group));
          return printTable(
            rows.map(([, cells]) => elementsIn(cells).map(([, cell]) => printCell(cell))),
          );
        }
        default:
          return printBlocks(inner, printBlock);
      }
    }),
  );
}

function printCode({ code, block }: RichCode): string {
  return fenceCode(code, block!.language);
}

function printTable([head = [], ...rows]: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A cell is one line, and a pipe ends it even inside of code. */
function printCell(content: RichText[]): string {
  const text = printBlocks(content, ({ code }) => code.split('\n').map(codeSpan).join('\n'));
  const lines = text.split('\n').map(indentVisibly);
  return lines.filter(Boolean).join('<br>').replaceAll('|', '\\|');
}

/** What is below an item of a list stands further in, though a cell has no white space before its lines. */
function indentVisibly(line: string): string {
  const text = line.trim();
  const depth = text === '' ? 0 : Math.floor((line.length - line.trimStart().length) / 2);
  return '&emsp;'.repeat(depth) + text;
}

function printInline(content: RichText[]): string {
  const parts = content.map((part) => ({
    text: printPartOfLine(part),
    mark: Array.isArray(part) ? MARKS[part[0]] : undefined,
  }));
  let line = '';
  parts.forEach(({ text, mark }, index) => {
    const next = parts[index + 1];
    const after = next?.mark ? next.mark.sign : (next?.text ?? '');
    line = joinText(line, mark ? markText(text, mark, line.slice(-1), after) : text);
  });
  return line;
}

/** Puts texts side by side: they must not become an image, or one run of backticks. */
function joinText(before: string, text: string): string {
  if (text.startsWith('[') && before.endsWith('!')) return `${before.slice(0, -1)}\\!${text}`;
  return text.startsWith('`') && before.endsWith('`') ? `${before}<!-- -->${text}` : before + text;
}

function printPartOfLine(part: RichText): string {
  if (typeof part === 'string') return escapeMarkdown(part.replace(/\s+/g, ' '));
  if (!Array.isArray(part)) return codeSpan(part.code);
  const [tag, inner, { href = '', src = '', alt = '' } = {}] = part;
  if (tag === 'code') return codeSpan(inner.filter((text) => typeof text === 'string').join(''));
  if (tag === 'img') return `![${escapeMarkdown(alt)}](${escapeAddress(src)})`;
  const text = printInline(inner);
  // Rows have no fragment in Markdown.
  if (tag === 'a') return href.startsWith('#') ? text : `[${text}](${escapeAddress(href)})`;
  if (tag === 'small') return `(${text})`;
  return tag === 'br' ? '<br>' : text;
}

interface Mark {
  sign: string;
  /** The element that says the same. */
  element: string;
}

const MARKS: Record<string, Mark> = {
  strong: { sign: '**', element: 'strong' },
  em: { sign: '*', element: 'em' },
  s: { sign: '~~', element: 's' },
};

/** Signs mark what is between them unless letters touch them from outside and other characters from within. */
function markText(text: string, { sign, element }: Mark, before: string, after: string): string {
  if (text.trim() === '') return text;
  const isWord = /^[\p{L}\p{N}].*[\p{L}\p{N}]$|^[\p{L}\p{N}]$/su.test(text);
  const isApart =
    /(?:^|\s)$/.test(before) && /^(?:$|\s)/.test(after) && /^\S.*\S$|^\S$/s.test(text);
  const touches = /[*~]$/.test(before) || /^[*~]/.test(after);
  return (isWord || isApart) && !touches ? sign + text + sign : `<${element}>${text}</${element}>`;
}

/** Elements within a line. */
const INLINE = new Set(['a', 'br', 'code', 'img', 'small', 'span', ...Object.keys(MARKS)]);

/** The blocks in a text; what stands between them becomes paragraphs. */
function splitBlocks(content: RichText[]): (RichElement | RichCode)[] {
  const blocks: (RichElement | RichCode)[] = [];
  let run: RichText[] | null = null;
  for (const part of content) {
    if (typeof part === 'string' || isInline(part)) {
      if (run === null) blocks.push(['p', (run = [])]);
      run.push(part);
    } else {
      run = null;
      blocks.push(part);
    }
  }
  return blocks;
}

function isInline(part: RichElement | RichCode): boolean {
  return Array.isArray(part) ? INLINE.has(part[0]) : !part.block;
}

function elementsIn(content: RichText[]): RichElement[] {
  return content.filter((part) => Array.isArray(part));
}

function joinBlocks(blocks: string[]): string {
  return blocks.filter((block) => block.trim() !== '').join('\n\n');
}

function prefix(text: string, start: string): string {
  return text.replace(/^/gm, start).replace(/(?<! ) +$/gm, '');
}

/** A paragraph that begins like a heading, a list, a quote or a table. */
export function guardStart(text: string): string {
  const guarded = text.trim().replace(/^(?:#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|[>|]|=+$)/, '\\$&');
  return guarded.replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

function escapeAddress(address: string): string {
  return address.replace(/[\s()<>|\\]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
}
