import { ELEMENT_IDS } from '../../shared/contract.ts';
import type { Block, Page } from '../../shared/page.ts';
import { kindOf } from '../blocks/index.ts';
import { HOLD_PAINT } from '../render/links.ts';

/** A document of which the beginning is there before the rest. */
export interface EarlyDocument {
  /** All that stands before the first demo. */
  html: string;
  /** What follows it. Rejects when the library cannot be loaded. */
  rest: Promise<string>;
  /** What follows it then: the page without its demos. */
  withoutDemos: string;
}

/** A noncharacter, which no text has, as a block of prose. */
const MARK = '\uFDD2';
const MARKED = new RegExp(`<div[^<>]*>${MARK}</div>`);
const MAIN = `<main id="${ELEMENT_IDS.main}"`;
const DEMO_STYLES = /<style data-style="demos:[^]*?<\/style>/;

const isLive = ({ kind }: Block) => kind === 'demo' || kind === 'playground';

/** Whether the library is loaded to render a page, of which other parts come first. */
export function hasLiveBlocks({ layout, blocks }: Page): boolean {
  return layout !== 'blank' && blocks.some(isLive);
}

/** A page with marks in the place of all that the library renders, and with the style sheets that it needs. */
export function markLiveBlocks(page: Page): Page {
  const mark = (block: Block): Block => ({
    ...{ kind: 'html', html: MARK },
    styles: [...kindOf(block).styles],
  });
  return { ...page, blocks: page.blocks.map((block) => (isLive(block) ? mark(block) : block)) };
}

/**
 * @param marked the document of a page with marks
 * @param render renders the whole document; called at once
 */
export function beginDocument(marked: string, render: () => Promise<string>): EarlyDocument {
  const [before, ...parts] = marked.split(MARKED) as [string, ...string[]];
  // What has arrived is shown, although what ends a line may move.
  const html = before.replace(HOLD_PAINT, '');
  const rest = render().then((whole) => endDocument(html, whole));
  // Told where it is waited for.
  rest.catch(() => undefined);
  return { html, rest, withoutDemos: parts.join('') };
}

/** What follows the beginning of a document, with the styles of the demos, which belong to its head. */
function endDocument(begun: string, whole: string): string {
  const main = begun.slice(begun.indexOf(MAIN));
  const at = whole.indexOf(main);
  // The page was edited meanwhile.
  if (at === -1) return '<script>location.reload()</script>';
  const [styles = ''] = DEMO_STYLES.exec(whole.slice(0, at)) ?? [];
  return (styles && styles + MOVE_STYLES) + whole.slice(at + main.length);
}

/** Takes the styles to where a document has them that comes whole, and leaves nothing of itself. */
const MOVE_STYLES = `<script>{
const script=document.currentScript;
[...document.head.querySelectorAll("style[data-style]")].at(-1).after(script.previousElementSibling);
script.remove()
}</script>`;
