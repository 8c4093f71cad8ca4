import type { Token } from 'markdown-it';
import { problem, type Problem } from '../../base/errors.ts';
import { countNewlines } from '../../base/text.ts';
import type { PageLink } from '../../../shared/page.ts';
import { PROBLEMS } from '../limits/limits.ts';
import type { TextPlace } from '../limits/limits.ts';
import { findMisplacement, hasOptionalEnd } from './content-model.ts';
import { openHtml, TooDeep, type EndTag, type OpenElement, type StartTag } from './open-html.ts';
import { hasRawHtml, readSkeleton, type Piece } from './skeleton.ts';

/** What the HTML that an author writes into Markdown adds to a page, and what is wrong with it. */
export interface CheckedHtml {
  /** `id`s in document order. */
  ids: string[];
  /** Places that `<a name>` marks, which an element may have for its `id` as well. */
  names: string[];
  links: PageLink[];
  problems: Problem[];
}

/**
 * Reads the HTML of a page as a browser would. What is not closed in its place, or makes a browser build
 * another page than the one that is written, is an error; what HTML forbids and browsers show nevertheless,
 * a warning. Behind something that swallows the rest of the page nothing is read.
 */
export function checkHtml(tokens: readonly Token[], { file, lineOf }: TextPlace): CheckedHtml {
  const found: CheckedHtml = { ids: [], names: [], links: [], problems: [] };
  if (!hasRawHtml(tokens)) return found;
  const report = oncePerLine((code, reason, line, severity) =>
    found.problems.push(problem(code, [reason], { file, line: lineOf(line), severity })),
  );
  const isFull = () => found.problems.length > PROBLEMS;
  const pieces = [...readSkeleton(tokens)];
  readPieces(pieces, true, report, isFull, (tag) => addTargets(tag, found, lineOf));
  // A browser without scripts reads what is in the element, and so does the router.
  const isTwofold = pieces.some(({ html, isRaw }) => isRaw && /<noscript/i.test(html));
  if (isTwofold) readPieces(pieces, false, report, isFull);
  return found;
}

/** Reads the pieces of a page in a browser that runs scripts, or in one that does not. */
function readPieces(
  pieces: readonly Piece[],
  runsScripts: boolean,
  report: Report,
  isFull: () => boolean,
  onRawTag?: (tag: StartTag) => void,
): void {
  const rules = createRules(report);
  const events = {
    start: (tag: StartTag) => {
      if (tag.piece.isRaw) onRawTag?.(tag);
      rules.start(tag);
    },
    end: rules.end,
    moved: rules.moved,
  };
  const html = openHtml(events, runsScripts);
  try {
    for (const piece of pieces) {
      // Each costs a line, and there will be no page.
      if (isFull()) return;
      if (piece.isRaw && hasEndlessTag(piece.html)) {
        report('misplaced-html', `a tag has more than ${ATTRIBUTES} attributes`, piece.line);
        return;
      }
      html.read(piece);
      if (!piece.endsBlock || html.isBetweenTags()) continue;
      const cut = findCut(piece, html.lastEnd(), html.open()[0]);
      report('unclosed-html', cut.what, cut.line);
      return;
    }
    for (const element of html.open()) rules.unclosed(element);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    report('misplaced-html', error.message, error.line);
  }
}

/** Attributes of a tag. The parser compares each with all before it. */
const ATTRIBUTES = 1_000;

function hasEndlessTag(html: string): boolean {
  // A thousand attributes take some room.
  if (html.length < 4 * ATTRIBUTES) return false;
  const tags = html.replace(/"[^"]*"|'[^']*'/g, '""').match(/<[a-z][^>]*/gi) ?? [];
  return tags.some((tag) => (tag.match(/\s+|""/g)?.length ?? 0) > 2 * ATTRIBUTES);
}

/** Attributes that are addresses, with the elements that have them. */
const LINKS = new Map([
  ['href', new Set(['a'])],
  ['src', new Set(['img', 'video', 'audio', 'source', 'track'])],
  ['poster', new Set(['video'])],
]);

/** Adds the `id`s, and the addresses that the link check follows. */
function addTargets(
  { tag, attributes, line }: StartTag,
  found: CheckedHtml,
  lineOf: TextPlace['lineOf'],
): void {
  for (const { name, value } of attributes) {
    const isLink = LINKS.get(name)?.has(tag) === true;
    if (name === 'id') found.ids.push(value);
    else if (name === 'name' && tag === 'a') found.names.push(value);
    else if (isLink) found.links.push({ href: value, line: lineOf(line) });
  }
}

/** Elements whose content is text up to their end tag. */
const TEXT_ELEMENT =
  /^(?:iframe|noembed|noframes|noscript|plaintext|script|style|textarea|title|xmp)$/;

/** What goes on at the end of a piece. */
function findCut({ html, line }: Piece, from: number, innermost?: OpenElement) {
  if (innermost && TEXT_ELEMENT.test(innermost.tag)) {
    return { what: `<${innermost.tag}>`, line: innermost.line };
  }
  const start = from + Math.max(0, html.slice(from).search(/<[!?/a-z]/i));
  const [what = '<'] =
    /^<(?:!--|!\[CDATA\[|[!?/]?[\w-]*)/.exec(html.slice(start, start + 60)) ?? [];
  return { what, line: line + countNewlines(html.slice(0, start)) };
}

type Report = (
  code: 'unclosed-html' | 'misplaced-html',
  reason: string,
  line: number,
  severity?: Problem['severity'],
) => void;

/** Tells the first error and the first warning of a line: the rest mostly follows from it. */
function oncePerLine(tell: Report): Report {
  const told = { error: new Set<number>(), warning: new Set<number>() };
  return (code, reason, line, severity = 'error') => {
    if (told.error.has(line) || told[severity].has(line)) return;
    told[severity].add(line);
    tell(code, reason, line, severity);
  };
}

/** What is wrong with a tag where it stands. */
function createRules(report: Report) {
  const reported = new Set<OpenElement>();
  /** The last paragraph of the author's that something else has ended. */
  let paragraph: { by: string; line: number } | null = null;

  const unclosed = (element: OpenElement) => {
    if (!element.isRaw || hasOptionalEnd(element.tag) || reported.has(element)) return;
    reported.add(element);
    report('unclosed-html', `<${element.tag}>`, element.line);
  };
  const start = ({ tag, piece, line, stands, ancestors, ended }: StartTag) => {
    if (!stands) {
      report('misplaced-html', `<${tag}> cannot stand in <${ancestors.at(-1) ?? 'div'}>`, line);
      return;
    }
    for (const element of ended) {
      if (element.tag === 'p' && element.isRaw) paragraph = { by: tag, line: element.line };
      else if (element.tag === 'p' && piece.isRaw) {
        report('misplaced-html', `<${tag}> cannot stand in a paragraph`, line);
      } else if (!piece.isRaw && tag !== element.tag) unclosed(element);
      else if (!hasOptionalEnd(element.tag)) {
        reported.add(element);
        report('misplaced-html', `<${tag}> cannot stand in <${element.tag}>`, line);
      }
    }
    const reason = findMisplacement(tag, ancestors);
    if (reason !== '') report('misplaced-html', reason, line, 'warning');
  };
  const end = ({ tag, piece, line, open }: EndTag) => {
    const at = open.findIndex((element) => element.tag === tag);
    const crossed = open.slice(0, at + 1).find((element) => element.isRaw === !piece.isRaw);
    // An end tag of Markdown's without its element was told at what had ended the element.
    if (at === -1 && !piece.isRaw) return;
    if (at === -1) {
      const ender = tag === 'p' && paragraph ? `: <${paragraph.by}> has ended the paragraph` : '';
      report('misplaced-html', `</${tag}> closes nothing${ender}`, line);
    } else if (piece.isRaw && crossed) {
      report('misplaced-html', `</${tag}> closes an element that Markdown has opened`, line);
    } else for (const element of open.slice(0, at)) unclosed(element);
  };
  const moved = (line: number) =>
    report('misplaced-html', 'there is something in <table> outside of its cells', line);
  return { unclosed, start, end, moved };
}
