import MarkdownIt, { type Env, type MarkdownIt as Parser, type StateBlock } from 'markdown-it';
import { markCallouts, markCells, markTasks } from './core-rules.ts';
import type { Directives } from './directives/parse.ts';
import type { LimitEnv } from './limits/limits.ts';
import {
  renderCode,
  renderHeadingClose,
  renderHeadingOpen,
  renderTableClose,
  renderTableOpen,
} from './render-rules.ts';
import { normalize } from '../../shared/text/normalize.ts';

/** Passed through parser and renderer along with the tokens of a text. */
export interface ParserEnv extends Env, LimitEnv {
  /** Lines that are directives become tokens of that type; without them they are text. */
  directives?: Directives;
}

/** GitHub-flavoured Markdown with raw HTML, callouts, coloured code and directives. */
export function createParser(): Parser {
  const parser = new MarkdownIt({ html: true, linkify: true });
  // Only what is written as a URL becomes a link: "index.md" and "vite.config.ts" are file names.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  parser.linkify.add('//', null);
  const normalizeLink = parser.normalizeLink.bind(parser);
  // As the paths of pages are.
  parser.normalizeLink = (href) =>
    normalizeLink(href.startsWith('/') ? normalize(href, 'NFC') : href);
  parser.block.ruler.before('fence', 'directive', readDirective, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  parser.core.ruler.push('callouts', (state) => {
    state.tokens = markCallouts(state.tokens);
  });
  parser.core.ruler.push('tasks', ({ tokens }) => markTasks(tokens));
  parser.core.ruler.push('cells', ({ tokens }) => markCells(tokens));
  Object.assign(parser.renderer.rules, {
    fence: renderCode,
    code_block: renderCode,
    heading_open: renderHeadingOpen,
    heading_close: renderHeadingClose,
    table_open: renderTableOpen,
    table_close: renderTableClose,
    directive: () => '',
  });
  return parser;
}

/** Makes a token of type `directive`, whose `content` is its line. */
function readDirective(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const from = state.bMarks[line]! + state.tShift[line]!;
  // Stryker disable next-line ConditionalExpression: saves time
  if (state.src.charCodeAt(from) !== COLON) return false;
  if (state.sCount[line]! - state.blkIndent >= 4) return false;
  const text = state.src.slice(from, state.eMarks[line]);
  const { directives } = state.env as ParserEnv;
  if (!directives?.start.test(text)) return false;
  if (silent) return true;
  state.line = line + 1;
  const token = state.push('directive', '', 0);
  token.content = text.trimEnd();
  token.map = [line, line + 1];
  return true;
}

const COLON = 0x3a;
