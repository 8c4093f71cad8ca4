import { parser as cssParser } from '@lezer/css';
import { highlightTree, tagHighlighter, tags, type Highlighter } from '@lezer/highlight';
import { configureNesting, parser as htmlParser } from '@lezer/html';
import { parser as jsParser } from '@lezer/javascript';
import { parser as jsonParser } from '@lezer/json';
import { tokenClasses } from '../../../shared/code-tokens.ts';
import { escapeText } from '../../base/escape.ts';
import { createEffort, guardParse, ParseRefused, type Effort } from '../limits/guarded-parse.ts';
import { CODE_LENGTH } from '../limits/limits.ts';
import { tokenizeDiff, tokenizeShell, type EmitToken } from './line-tokenizers.ts';

type LRParser = typeof jsParser;

/** Reports the coloured ranges of a piece of code, in order and without overlap. */
type Tokenizer = (code: string, emit: EmitToken) => void;

/** The code that is being coloured: parsers are made once, and what guards them belongs to a text. */
let current!: { length: number; effort: Effort };

/** Configures a parser that gives up where it becomes a matter of seconds. */
const guard = (parser: LRParser, config: Parameters<LRParser['configure']>[0] = {}) =>
  parser
    .configure({ wrap: (parse) => guardParse(parse, current.length, current.effort) })
    .configure(config);

function fromParser(parser: LRParser, highlighter: Highlighter): Tokenizer {
  return (code, emit) => highlightTree(parser.parse(code), highlighter, emit);
}

const classes = tokenClasses(tags);
const plainNames = tagHighlighter(classes.plainNames);
const colouredNames = tagHighlighter(classes.colouredNames);
const js = fromParser(guard(jsParser, { dialect: 'jsx' }), plainNames);
const ts = fromParser(guard(jsParser, { dialect: 'ts' }), plainNames);
const tsx = fromParser(guard(jsParser, { dialect: 'ts jsx' }), plainNames);
const css = fromParser(guard(cssParser), colouredNames);
const json = fromParser(guard(jsonParser), colouredNames);
// What stands inside of other languages is a parse of its own.
const nested = configureNesting([
  { tag: 'script', parser: guard(jsParser) },
  { tag: 'style', parser: guard(cssParser) },
]);
const html = fromParser(guard(htmlParser, { wrap: nested }), plainNames);

const tokenizers = new Map<string, Tokenizer>([
  ...['js', 'jsx', 'mjs', 'cjs', 'javascript'].map((name) => [name, js] as const),
  ...['ts', 'mts', 'cts', 'typescript'].map((name) => [name, ts] as const),
  ['tsx', tsx],
  ['css', css],
  ...['json', 'jsonc', 'json5'].map((name) => [name, json] as const),
  ...['html', 'xml', 'svg'].map((name) => [name, html] as const),
  ...['bash', 'sh', 'shell', 'zsh', 'console'].map((name) => [name, tokenizeShell] as const),
  ...['diff', 'patch'].map((name) => [name, tokenizeDiff] as const),
]);

/**
 * Colours code at build time.
 *
 * @param language name or file extension, e.g. `tsx`; an unknown one gives escaped plain text.
 * @returns escaped HTML whose tokens are `<span class="k">`: `k` keyword, `s` string, `n` literal,
 *   `c` comment, `t` type, `f` function, `p` property or attribute, `g` element, `i` inserted and
 *   `d` deleted line. `browser/styles/code.css` gives them their colours.
 * @param effort says afterwards whether the code was too much to colour, and is escaped plain text
 */
export function highlight(code: string, language: string, effort = createEffort()): string {
  const tokenize = tokenizers.get(language.toLowerCase());
  effort.refused = '';
  if (tokenize === undefined) return escapeText(code);
  if (code.length > CODE_LENGTH) {
    effort.refused = `it is longer than ${CODE_LENGTH} characters`;
    return escapeText(code);
  }
  try {
    current = { length: code.length, effort };
    return colour(code, (emit) => tokenize(code, emit));
  } catch (error) {
    // Some nonsense makes the parser itself fail.
    effort.refused = error instanceof ParseRefused ? error.message : 'it cannot be parsed';
    return escapeText(code);
  }
}

function colour(code: string, tokenize: (emit: EmitToken) => void): string {
  let html = '';
  let written = 0;
  let from = 0;
  let to = 0;
  let open = '';
  const flush = () => {
    if (open === '') return;
    html += `${escapeText(code.slice(written, from))}<span class="${open}">${escapeText(code.slice(from, to))}</span>`;
    written = to;
  };
  tokenize((start, end, name) => {
    // White space has no colour of its own: equal neighbours on both sides become one span.
    if (name === open && code.slice(to, start).trim() === '') {
      to = end;
      return;
    }
    flush();
    open = name;
    from = start;
    to = end;
  });
  flush();
  return html + escapeText(code.slice(written));
}
