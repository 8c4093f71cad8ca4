import { ELEMENT_IDS } from '../shared/contract.ts';
import { ASSETS } from './base.ts';

const FOLDER = ASSETS.replace(/[^\w/]/g, '\\$&');
const SHELL_ASSET = new RegExp(`\\s(?:src|href)="(${FOLDER}[^"]+)"`, 'g');
const ASSET = new RegExp(`["\\s](${FOLDER}[^"\\s<>&?#]+\\.\\w+)(?=["\\s])`, 'g');

/** A page's HTML as far as the service worker reads it: it has no parser. */
interface PageHtml {
  buildId: string;
  /** HTML text of the heading. */
  title: string;
  /** Scripts and style sheets that the head names: without them the page would not be the one published. */
  shellAssets: string[];
  /** Every asset that the page names, the shell's included. */
  allAssets: string[];
}

/** Reads a page of this site; `null` for anything else, or when its end is missing. */
export function readPageHtml(html: string): PageHtml | null {
  const dataStart = html.lastIndexOf(`id="${ELEMENT_IDS.data}"`);
  const buildId = /"buildId":"([^"]+)"/.exec(html.slice(dataStart))?.[1];
  if (dataStart === -1 || buildId === undefined || !html.trimEnd().endsWith('</html>')) return null;
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    buildId,
    title: (/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '').trim(),
    shellAssets: unique(head.matchAll(SHELL_ASSET)),
    allAssets: listAssets(html),
  };
}

/** Every asset that a document names. */
export function listAssets(html: string): string[] {
  return unique(html.matchAll(ASSET));
}

function unique(matches: Iterable<RegExpExecArray>): string[] {
  return [...new Set([...matches].map(([, url]) => url!))];
}
