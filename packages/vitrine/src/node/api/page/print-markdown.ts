/** Sections of an API page as Markdown, of GitHub's kind. */
import type {
  ApiPart,
  ApiSection,
  RichCode,
  RichElement,
  RichText,
} from '../../../shared/api-section.ts';
import type { Page } from '../../../shared/page.ts';
import { codeSpan, escapeMarkdown, fenceCode } from '../../../shared/markdown/escape-markdown.ts';

/** An API page as a document of its own. */
export function apiPageToMarkdown({ title, description, blocks }: Page): string {
  const sections = blocks.flatMap((block) => (block.kind === 'api' ? block.sections : []));
  return `# ${escapeMarkdown(title)}\n\n${guardStart(escapeMarkdown(description))}\n\n${sectionsToMarkdown(sections)}\n`;
}

export function sectionsToMarkdown(sections: ApiSection[]): string {
  return joinBlocks(
    sections.flatMap(({ title, parts }) => [title && `## ${title}`, ...parts.map(printPart)]),
  );
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
  return fenceCode(code, block?.language ?? '');
}

function printTable([head = [], ...rows]: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A cell is one line, and a pipe ends it even inside of code. */
function printCell(content: RichText[]): string {
  const text = printBlocks(content, ({ code }) => code.split('\n').map(codeSpan).join('\n'));
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('<br>').replaceAll('|', '\\|');
}

function printInline(content: RichText[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return escapeMarkdown(part.replace(/\s+/g, ' '));
      if (!Array.isArray(part)) return codeSpan(part.code);
      const [tag, inner, { href = '', src = '', alt = '' } = {}] = part;
      if (tag === 'code')
        return codeSpan(inner.filter((text) => typeof text === 'string').join(''));
      if (tag === 'img') return `![${escapeMarkdown(alt)}](${escapeAddress(src)})`;
      const text = printInline(inner);
      // Rows have no fragment in Markdown.
      if (tag === 'a') return href.startsWith('#') ? text : `[${text}](${escapeAddress(href)})`;
      if (tag === 'small') return `(${text})`;
      if (tag === 'br') return '<br>';
      const mark = MARKS[tag] ?? '';
      return mark + text + mark;
    })
    .join('');
}

const MARKS: Record<string, string> = { strong: '**', em: '*', s: '~~' };

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
