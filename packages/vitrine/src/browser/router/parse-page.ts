import { whenIdle } from '../core/later.ts';
import { trusted } from '../core/trusted.ts';
import { readStylesAhead } from './swap-document.ts';

/** Pages parsed ahead of a navigation, the latest last: the largest takes a frame's time. */
const ahead = new Map<string, Document>();
/** The page behind a link, and the one that the reader has come from. */
const MOST_AHEAD = 2;

/** Parses a page that the reader may go to next, when the browser has nothing else to do. */
export function parseAhead(html: string): void {
  whenIdle(() => {
    const document = parsePage(html);
    ahead.set(html, document);
    readStylesAhead(document);
    if (ahead.size > MOST_AHEAD) ahead.delete(ahead.keys().next().value!);
  });
}

/** The document of a page. It belongs to the caller, who may take it apart: no other call returns it. */
export function parsePage(html: string): Document {
  const document = ahead.get(html) ?? parse(html);
  ahead.delete(html);
  return document;
}

const parse = (html: string): Document =>
  new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
