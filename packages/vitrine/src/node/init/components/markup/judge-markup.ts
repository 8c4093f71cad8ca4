import { html, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { DRAWN_ROLE } from '../../../probe/trial/seen.ts';
import { isOfBrowsers } from './html-elements.ts';

/** What a reader would see of markup. */
export interface Judged {
  /** The first element that says more than `div` or `span`. */
  tag: string;
  showsText: boolean;
  /** Whether it shows the text in some element: what only hands its content on has none. */
  holdsText: boolean;
  /** How many elements show the text: what is made of parts may give its content to each of them. */
  copies: number;
  /** How many texts there are, of its own as well: the days of a calendar. */
  texts: number;
  /** A field or the like, which browsers draw without styles. */
  hasControl: boolean;
  hasPicture: boolean;
  /** Whether it has a control that is made of plain elements, which are there by their styles alone. */
  hasDrawn: boolean;
  /** Whether an element of it says itself in which colour it is filled. */
  hasFill: boolean;
  /** Names of classes, to find their style sheet. */
  classes: string[];
}

type Element = DefaultTreeAdapterMap['element'];
type Parent = Pick<Element, 'childNodes'> & Partial<Pick<Element, 'tagName' | 'namespaceURI'>>;

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'link', 'meta', 'title']);
const CONTROLS = new Set(['input', 'textarea', 'select', 'progress', 'meter']);
const PLAYERS = new Set(['audio', 'video']);
/** What is within these is for browsers that do not know them. */
const REPLACED = new Set(['audio', 'video', 'canvas', 'iframe', 'object']);
const PICTURES = new Set(['svg', 'img', 'canvas']);
const PLAIN = new Set(['div', 'span']);
/** Of what drawings hold, text is only seen in these. */
const WRITTEN = new Set(['text', 'tspan', 'textPath', 'a']);
/** What a drawing keeps for others to use, which alone shows nothing. */
const KEPT = new Set(['defs', 'desc', 'metadata', 'symbol', ...UNSEEN]);
const HIDING_STYLE =
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|opacity:\s*0(?![.\d])|clip(?:-path)?:\s*(?:rect|inset)|(?:width|height):\s*[01]px)/i;
const FILLING_STYLE = /(?:^|;)\s*background(?:-color|-image)?:(?!\s*(?:none|transparent|inherit))/i;
const LEAVING_STYLE = /(?:^|;)\s*position:\s*(?:absolute|fixed)/i;
const HIDING_CLASS = /^(?:sr-only|visually-?hidden\w*)$/i;

/** Reads markup as a browser shows it without styles; what is hidden by any usual means does not count. */
export function judgeMarkup(markup: string, text: string): Judged {
  const seen: Judged = {
    tag: '',
    showsText: false,
    holdsText: false,
    copies: 0,
    texts: 0,
    hasControl: false,
    hasPicture: false,
    hasDrawn: false,
    hasFill: false,
    classes: [],
  };
  const classes = new Set<string>();
  const visit = ({ tagName, namespaceURI, childNodes }: Parent): void => {
    const isWritten = namespaceURI !== html.NS.SVG || WRITTEN.has(tagName ?? '');
    for (const node of childNodes) {
      if (node.nodeName === '#text') {
        const { value } = node as DefaultTreeAdapterMap['textNode'];
        const isSeen = isWritten && value.includes(text);
        seen.showsText ||= isSeen;
        seen.copies += Number(isSeen);
        seen.texts += Number(isWritten && value.trim() !== '');
        seen.holdsText ||= isSeen && tagName !== undefined;
      } else if ('tagName' in node) {
        visitElement(node, tagName === undefined);
      }
    }
  };
  const visitElement = (element: Element, isOutermost: boolean): void => {
    if (UNSEEN.has(element.tagName)) return;
    if (element.namespaceURI === html.NS.HTML && !isOfBrowsers(element.tagName)) return;
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const names = attributes.get('class')?.split(/\s+/).filter(Boolean) ?? [];
    if (isHidden(attributes, names)) return;
    // It would lie on what is around it.
    if (isOutermost && LEAVING_STYLE.test(attributes.get('style') ?? '')) return;
    for (const name of names) classes.add(name);
    if (seen.tag === '' && !PLAIN.has(element.tagName)) seen.tag = element.tagName;
    if (element.tagName === 'select' && !hasOption(element)) return;
    seen.hasControl ||= isControl(element.tagName, attributes);
    seen.hasDrawn ||= DRAWN_ROLE.test(attributes.get('role') ?? '');
    seen.hasFill ||= FILLING_STYLE.test(attributes.get('style') ?? '');
    seen.hasPicture ||= PICTURES.has(element.tagName) && !isEmptyDrawing(element);
    if (!REPLACED.has(element.tagName)) visit(element);
  };
  visit(parseFragment(markup));
  return { ...seen, tag: seen.tag || 'div', classes: [...classes] };
}

function isControl(tag: string, attributes: Map<string, string>): boolean {
  // Without controls there is nothing of it before something is played.
  if (PLAYERS.has(tag)) return attributes.has('controls');
  return CONTROLS.has(tag) && attributes.get('type') !== 'hidden';
}

/** Without any there is nothing to choose, and what else is in it no browser shows. */
const hasOption = ({ childNodes }: Parent): boolean =>
  childNodes.some((node) => 'tagName' in node && (node.tagName === 'option' || hasOption(node)));

/** A frame for what others draw in it. */
const isEmptyDrawing = ({ tagName, childNodes }: Element) =>
  tagName === 'svg' && !childNodes.some((node) => 'tagName' in node && isDrawn(node));

const GROUPING = new Set(['g', 'a', 'svg']);

/** Whether it leaves a trace: charts without data keep lines and areas that are transparent. */
function isDrawn({ tagName, childNodes, attrs }: Element): boolean {
  if (KEPT.has(tagName)) return false;
  if (GROUPING.has(tagName)) return childNodes.some((node) => 'tagName' in node && isDrawn(node));
  const valueOf = (name: string) => attrs.find((one) => one.name === name)?.value;
  const style = valueOf('style') ?? '';
  const paint = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`).exec(style)?.[1]?.trim() ?? valueOf(name);
  const [fill, stroke] = [paint('fill'), paint('stroke')];
  if (tagName === 'line') return !isClear(stroke);
  // What is not filled mostly has its stroke from what is around it.
  return !isClear(fill) || !(isClear(stroke) || (stroke === undefined && fill !== 'none'));
}

const isClear = (paint: string | undefined) => paint === 'none' || paint === 'transparent';

function isHidden(attributes: Map<string, string>, classes: string[]): boolean {
  return (
    attributes.has('hidden') ||
    HIDING_STYLE.test(attributes.get('style') ?? '') ||
    classes.some((name) => HIDING_CLASS.test(name))
  );
}
