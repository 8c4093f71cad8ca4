/** Watches the parser of a browser at its work: parse5 follows the HTML standard to the letter. */
import { createRequire } from 'node:module';
import type { DefaultTreeAdapterMap, Token } from 'parse5';
import { countNewlines } from '../../base/text.ts';
import { isVoid } from './content-model.ts';
import type { Piece } from './skeleton.ts';

type Node = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

/** An element that a tag has opened. */
export interface OpenElement {
  tag: string;
  /** Whether an author wrote it; `null` when nobody did: a `<tbody>` that HTML adds. */
  isRaw: boolean | null;
  line: number;
}

/** A start tag, and what became of it. */
export interface StartTag {
  tag: string;
  attributes: readonly { name: string; value: string }[];
  piece: Piece;
  line: number;
  /** Whether there is such an element now. */
  stands: boolean;
  /** Tags of the elements around it, outermost first; empty inside of SVG and MathML. */
  ancestors: string[];
  /** Elements that ended because of it. */
  ended: OpenElement[];
}

/** An end tag as it is met, before it has any effect. */
export interface EndTag {
  tag: string;
  piece: Piece;
  line: number;
  /** Open elements, innermost first. */
  open: OpenElement[];
}

export interface HtmlEvents {
  start: (tag: StartTag) => void;
  end: (tag: EndTag) => void;
  /** Text or an element in a table, outside of its cells: browsers move it before the table. */
  moved: (line: number) => void;
}

/** Levels of elements, some of them Markdown's. Each makes every later tag slower to read. */
const DEPTH = 200;

/** Thrown where elements nest too deep. */
export class TooDeep extends Error {
  constructor(readonly line: number) {
    super(`elements nest more than ${DEPTH} levels deep`);
  }
}

/** HTML that is read piece by piece. */
export interface OpenHtml {
  /** @throws TooDeep */
  read: (piece: Piece) => void;
  /** Open elements, innermost first. */
  open: () => OpenElement[];
  /** Whether the next character would be text or a tag, and not part of a comment, a tag or a script. */
  isBetweenTags: () => boolean;
  /** The end of the last tag or comment in the last piece, as an offset into it. */
  lastEnd: () => number;
}

/** Opens HTML as the content of a `<div>`. @param runsScripts whether `<noscript>` is text that nobody sees */
export function openHtml(events: HtmlEvents, runsScripts: boolean): OpenHtml {
  const { Parser, TokenizerMode, defaultTreeAdapter, html } = loadParse5();
  const known = new WeakMap<Node, OpenElement>();
  let piece: Piece = { html: '', isRaw: false, line: 0, endsBlock: false };
  /** Where the piece begins: characters and lines read before it. */
  let before = { length: 0, lines: 0 };
  let created = 0;
  let ended: Node[] = [];
  let lastEnd = 0;

  const lineOf = ({ location }: Token.TagToken) =>
    piece.line + location!.startLine - 1 - before.lines;
  const note: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...args) => {
      created += 1;
      return defaultTreeAdapter.createElement(...args);
    },
    insertBefore: (...args) => {
      events.moved(piece.line);
      defaultTreeAdapter.insertBefore(...args);
    },
    insertTextBefore: (...args) => {
      events.moved(piece.line);
      defaultTreeAdapter.insertTextBefore(...args);
    },
    onItemPop: (element) => ended.push(element),
  };
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(context, {
    treeAdapter: note,
    sourceCodeLocationInfo: true,
    scriptingEnabled: runsScripts,
  });
  const { openElements, tokenizer } = parser;
  // What has been read goes at once: every piece would be joined with the last 64 kB.
  tokenizer.preprocessor.bufferWaterline = 0;
  const nodes = () => openElements.items.slice(1, openElements.stackTop + 1) as Element[];
  const describe = (node: Element): OpenElement =>
    known.get(node) ?? { tag: node.tagName, isRaw: null, line: piece.line };
  const open = () => nodes().map(describe).reverse();

  const [onStartTag, onEndTag, onComment] = [
    parser.onStartTag.bind(parser),
    parser.onEndTag.bind(parser),
    parser.onComment.bind(parser),
  ];
  parser.onStartTag = (token) => {
    [created, ended] = [0, []];
    onStartTag(token);
    if (openElements.stackTop > DEPTH) throw new TooDeep(lineOf(token));
    const all = nodes();
    const element = all.at(-1);
    const isOpen = element?.sourceCodeLocation?.startOffset === token.location!.startOffset;
    const line = lineOf(token);
    if (isOpen) known.set(element, { tag: token.tagName, isRaw: piece.isRaw, line });
    const around = isOpen ? all.slice(0, -1) : all;
    const { namespaceURI } = (isOpen ? element : around.at(-1)) ?? context;
    events.start({
      ...{ tag: token.tagName, attributes: token.attrs, piece, line },
      stands: isOpen || (created > 0 && (token.selfClosing || isVoid(token.tagName))),
      ancestors: namespaceURI === html.NS.HTML ? around.map(({ tagName }) => tagName) : [],
      ended: ended.flatMap((node) => known.get(node) ?? []),
    });
    lastEnd = token.location!.endOffset;
  };
  parser.onEndTag = (token) => {
    events.end({ tag: token.tagName, piece, line: lineOf(token), open: open() });
    onEndTag(token);
    lastEnd = token.location!.endOffset;
  };
  parser.onComment = (token) => {
    onComment(token);
    lastEnd = token.location!.endOffset;
  };

  return {
    read: (next) => {
      const lines = before.lines + countNewlines(piece.html);
      before = { length: before.length + piece.html.length, lines };
      piece = next;
      tokenizer.write(next.html, false);
    },
    open,
    isBetweenTags: () => tokenizer.state === TokenizerMode.DATA,
    lastEnd: () => Math.max(0, lastEnd - before.length),
  };
}

let parse5: typeof import('parse5') | undefined;

// Most pages are Markdown alone, and the parser takes longer to load than twenty of them to compile.
function loadParse5(): typeof import('parse5') {
  parse5 ??= createRequire(import.meta.url)('parse5') as typeof import('parse5');
  return parse5;
}
