import { whenIdle } from '../core/later.ts';
import { trusted } from '../core/trusted.ts';

/** The page that was parsed ahead of its navigation; the largest takes a frame's time. */
let ahead: { html: string; document: Document } | null = null;

/** Parses a page that the reader may go to next, when the browser has nothing else to do. Only the last is kept. */
export function parseAhead(html: string): void {
  whenIdle(() => {
    ahead = { html, document: parse(html) };
  });
}

/** The document of a page. It belongs to the caller, who may take it apart: no other call returns it. */
export function parsePage(html: string): Document {
  const document = ahead?.html === html ? ahead.document : parse(html);
  ahead = null;
  return document;
}

const parse = (html: string): Document =>
  new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
