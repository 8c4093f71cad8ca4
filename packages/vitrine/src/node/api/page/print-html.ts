/** Sections of an API page as HTML. Markup is kept short: a page has dozens of rows. */
import {
  propHash,
  typeHash,
  type ApiPart,
  type ApiRow,
  type ApiSection,
  type ApiTable,
  type RichCode,
  type RichText,
} from '../../../shared/api-section.ts';
import { escapeHtml } from '../../base/escape.ts';
import { unfoldUnion } from './text/fold-union.ts';
import { codeBlock } from '../../markdown/html/code-block.ts';
import { linkedHeading } from '../../markdown/html/heading-link.ts';

export function sectionsToHtml(sections: ApiSection[]): string {
  return sections
    .map(({ title, hash, parts }) => {
      const heading = title && linkedHeading('h2', hash, title);
      return heading + parts.map(partToHtml).join('');
    })
    .join('');
}

function partToHtml(part: ApiPart): string {
  switch (part.kind) {
    case 'text':
      return richToHtml(part.content);
    case 'warning': {
      const title = `<p class="callout-title">${part.title}</p>`;
      return `<div class="callout warning" role="note">${title}${richToHtml(part.content)}</div>`;
    }
    case 'details': {
      const summary = `<summary>${richToHtml(part.summary)}</summary>`;
      return `<details class="inherited">${summary}${part.parts.map(partToHtml).join('')}</details>`;
    }
    case 'type':
      return typeToHtml(part.name, part.content);
    case 'table':
      return tableToHtml(part);
  }
}

/** In its place on the page, and above the page while a mention of it is pressed: the browser's own popover. */
function typeToHtml(name: string, content: RichText[]): string {
  const id = typeHash(name);
  const label = `<a href="#${id}"><code dir="ltr">${escapeHtml(name)}</code></a>`;
  return `<div class="api-type" id="${id}" popover><p>${label}</p>${richToHtml(content)}</div>`;
}

/**
 * A table whose rows stack where the room is narrow. Rows and cells leave out their end tags, which
 * HTML allows: `<tr><th scope="row">…<td>…`.
 */
function tableToHtml({ columns, rows }: ApiTable): string {
  const head = columns.map((column) => `<th scope="col">${column}`).join('');
  const kind = rows[0]?.prop === undefined ? '' : 'props';
  return `<div class="api-table ${kind}"><table><thead><tr>${head}</thead><tbody>${rows.map(rowToHtml).join('')}</tbody></table></div>`;
}

function rowToHtml({ cells, prop, id: own }: ApiRow): string {
  const id = prop === undefined ? own : propHash(prop);
  if (id === undefined) return `<tr><th scope="row">${cells.map(richToHtml).join('<td>')}`;
  const [[name = '', ...marks] = [], ...others] = cells;
  const first = `<a href="#${id}">${richToHtml([name])}</a>${richToHtml(marks)}`;
  return `<tr id="${id}"><th scope="row">${[first, ...others.map(richToHtml)].join('<td>')}`;
}

/** Formatted text as HTML. */
export function richToHtml(content: RichText[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      if (!Array.isArray(part)) return codeToHtml(part);
      const [tag, inner, attributes] = part;
      const start = attributes ? `${tag}${printAttributes(attributes)}` : tag;
      return VOID.has(tag) ? `<${start}>` : `<${start}>${richToHtml(inner)}</${tag}>`;
    })
    .join('');
}

function codeToHtml({ code, block, types = [], shown: end }: RichCode): string {
  if (!block) {
    const print = (one: string) =>
      `<code dir="ltr">${types.length === 0 ? breakable(one) : withTypes(one, types)}</code>`;
    if (end === undefined) return print(code);
    const { shown, rest, more } = unfoldUnion(code, end);
    return `${print(shown)} <details><summary>${more} more</summary>${print(rest)}</details>`;
  }
  return codeBlock(block.html, block.language, block.title);
}

/** Names of types open their definitions. */
function withTypes(code: string, types: readonly string[]): string {
  return code
    .split(/(?<![\w$.'"`])([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?![\w$.'"`])/)
    .map((part, i, parts) => {
      const glue = /[|,<]$/.test(parts[i - 1] ?? '') ? '<wbr>' : '';
      if (!types.includes(part)) return glue + breakable(part);
      return `${glue}<button type="button" popovertarget="${typeHash(part)}">${escapeHtml(part)}</button>`;
    })
    .join('');
}

/**
 * Code whose lines end behind `|`, `<` and `,`, or at a space, and nowhere within a name: a browser would
 * divide `'auto-start'` behind its hyphen. Such words are kept together, and `<wbr>` stands where no space does.
 */
function breakable(text: string): string {
  return text
    .split(/(?<=[|,])(?=[^\s])|(?<=\w<)(?=[^\s])|(\s)/)
    .filter((part) => part !== undefined)
    .map((part, index, parts) => {
      const glue = index > 0 && ![parts[index - 1]!, part].some(isSpace) ? '<wbr>' : '';
      const word = escapeHtml(part);
      return glue + (DIVISIBLE.test(part) ? `<span>${word}</span>` : word);
    })
    .join('');
}

const isSpace = (part: string) => /\s/.test(part);

/** Words that browsers divide: behind a hyphen or a slash, before a brace, between ideographs. */
const DIVISIBLE = /[-/?}%!](?=[^\s|,<>])|[\u2e80-\ud7ff]/;

function printAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

const VOID = new Set(['br', 'hr', 'img']);
