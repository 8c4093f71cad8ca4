import { html, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { luminance } from '../../../../shared/colors/luminance.ts';
import { readColor } from './read-color.ts';

type Element = DefaultTreeAdapterMap['element'];

/** What an element has from those around it. */
interface Inherited {
  fill: string | undefined;
  stroke: string | undefined;
  color: string | undefined;
  /** Whether a style sheet may say something else: it has a class. */
  isNamed: boolean;
}

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'text', 'tspan']);
const LINES = new Set([...SHAPES, 'line', 'polyline']);
const KEPT = new Set(['defs', 'symbol', 'clipPath', 'mask', 'style', 'script', 'template']);

/**
 * Whether something in markup is written or drawn in a colour of its own that nobody sees on a dark page, as the axes of
 * charts are. What has a ground of its own stands on that.
 */
export function paintsDark(markup: string): boolean {
  const inherited = { fill: undefined, stroke: undefined, color: undefined, isNamed: false };
  return parseFragment(markup).childNodes.some(
    (node) => 'tagName' in node && isDark(node, inherited),
  );
}

function isDark(element: Element, around: Inherited): boolean {
  const { tagName, namespaceURI, childNodes, attrs } = element;
  if (KEPT.has(tagName)) return false;
  const valueOf = (name: string) => attrs.find((one) => one.name === name)?.value;
  const style = valueOf('style') ?? '';
  const styleOf = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim();
  const paintOf = (name: 'fill' | 'stroke') => styleOf(name) ?? valueOf(name) ?? around[name];
  const own: Inherited = {
    fill: paintOf('fill'),
    stroke: paintOf('stroke'),
    color: styleOf('color') ?? around.color,
    isNamed: around.isNamed || valueOf('class') !== undefined,
  };
  const isClear = ['opacity', 'fill-opacity'].some(
    (name) => Number(styleOf(name) ?? valueOf(name) ?? 1) === 0,
  );
  if (isClear || styleOf('background(?:-color)?') !== undefined) return false;
  const isDrawing = namespaceURI === html.NS.SVG;
  if (isDrawing && isDarkDrawing(tagName, own)) return true;
  return childNodes.some((node) =>
    'tagName' in node
      ? isDark(node, own)
      : !isDrawing && node.nodeName === '#text' && isWritten(node) && isDarkColor(own.color),
  );
}

const isWritten = (node: DefaultTreeAdapterMap['childNode']) =>
  'value' in node && node.value.trim() !== '';

/** Shapes are black where nothing fills them. */
const isDarkDrawing = (tag: string, { fill, stroke, isNamed }: Inherited) =>
  (SHAPES.has(tag) && isDarkColor(fill ?? (isNamed ? undefined : 'black'))) ||
  (LINES.has(tag) && isDarkColor(stroke));

/** Least contrast of what is not text, by WCAG 2.2. */
const LEAST_CONTRAST = 3;
/** Luminance of the dark pages of a site, and of what they have of light. */
const GROUND = 0.006 + 0.05;

function isDarkColor(color: string | undefined): boolean {
  const channels = color === undefined ? null : readColor(color.toLowerCase());
  if (channels === null) return false;
  return (luminance(channels) + 0.05) / GROUND < LEAST_CONTRAST;
}
