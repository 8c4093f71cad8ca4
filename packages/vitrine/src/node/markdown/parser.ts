import MarkdownIt, { type MarkdownIt as Parser, type StateBlock } from 'markdown-it';
import { markCallouts, markCells, markTasks } from './core-rules.ts';
import { directiveStart } from './directive.ts';
import { renderCode, renderTableOpen, renderTableClose } from './render-rules.ts';

/**
 * GitHub-flavoured Markdown with raw HTML, callouts, coloured code and demo directives. A directive
 * becomes a token of type `demo` whose `content` is its line.
 */
export function createParser(): Parser {
  const parser = new MarkdownIt({ html: true, linkify: true });
  // Only what is written as a URL becomes a link: "index.md" and "vite.config.ts" are file names.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  parser.linkify.add('//', null);
  parser.block.ruler.before('fence', 'demo', readDirective, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  parser.core.ruler.push('callouts', ({ tokens }) => markCallouts(tokens));
  parser.core.ruler.push('tasks', ({ tokens }) => markTasks(tokens));
  parser.core.ruler.push('cells', ({ tokens }) => markCells(tokens));
  Object.assign(parser.renderer.rules, {
    fence: renderCode,
    code_block: renderCode,
    table_open: renderTableOpen,
    table_close: renderTableClose,
    demo: () => '',
  });
  return parser;
}

function readDirective(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const from = state.bMarks[line]! + state.tShift[line]!;
  if (state.src.charCodeAt(from) !== COLON || state.sCount[line]! - state.blkIndent >= 4) {
    return false;
  }
  const text = state.src.slice(from, state.eMarks[line]);
  if (!directiveStart.test(text)) return false;
  if (silent) return true;
  state.line = line + 1;
  const token = state.push('demo', '', 0);
  token.content = text.trimEnd();
  token.map = [line, line + 1];
  return true;
}

const COLON = 0x3a;
