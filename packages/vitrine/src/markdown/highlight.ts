import type { Parser } from '@lezer/common';
import { parser as cssParser } from '@lezer/css';
import { highlightTree, tagHighlighter, tags, type Highlighter } from '@lezer/highlight';
import { configureNesting, parser as htmlParser } from '@lezer/html';
import { parser as jsParser } from '@lezer/javascript';
import { parser as jsonParser } from '@lezer/json';
import { escapeText } from './escape.js';
import { tokenizeDiff, tokenizeShell, type EmitToken } from './line-tokenizers.js';

/** Reports the coloured ranges of a piece of code, in order and without overlap. */
type Tokenizer = (code: string, emit: EmitToken) => void;

// What a reader tells apart at a glance; variables, operators and brackets stay plain text,
// which halves the HTML.
const common = [
  { tag: [tags.keyword, tags.self, tags.modifier, tags.meta], class: 'k' },
  { tag: [tags.string, tags.regexp, tags.escape, tags.url], class: 's' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'n' },
  { tag: tags.comment, class: 'c' },
  { tag: [tags.typeName, tags.className, tags.labelName, tags.namespace], class: 't' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: tags.attributeName, class: 'p' },
  { tag: tags.tagName, class: 'g' },
];
const plainNames = tagHighlighter(common);
// In CSS and JSON the property names carry the structure, so they are coloured too.
const colouredNames = tagHighlighter([
  ...common,
  { tag: [tags.propertyName, tags.variableName], class: 'p' },
]);

function fromParser(parser: Parser, highlighter: Highlighter): Tokenizer {
  return (code, emit) => highlightTree(parser.parse(code), highlighter, emit);
}

const js = fromParser(jsParser.configure({ dialect: 'jsx' }), plainNames);
const ts = fromParser(jsParser.configure({ dialect: 'ts' }), plainNames);
const tsx = fromParser(jsParser.configure({ dialect: 'ts jsx' }), plainNames);
const css = fromParser(cssParser, colouredNames);
const json = fromParser(jsonParser, colouredNames);
const html = fromParser(
  htmlParser.configure({
    wrap: configureNesting([
      { tag: 'script', parser: jsParser },
      { tag: 'style', parser: cssParser },
    ]),
  }),
  plainNames,
);

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
 *   `d` deleted line. `shell/styles/code.css` gives them their colours.
 */
export function highlight(code: string, language: string): string {
  const tokenize = tokenizers.get(language.toLowerCase());
  if (tokenize === undefined) return escapeText(code);

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
  tokenize(code, (start, end, name) => {
    // White space has no colour of its own: equal neighbours on both sides become one span.
    if (name === open && (start === to || code.slice(to, start).trim() === '')) {
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
