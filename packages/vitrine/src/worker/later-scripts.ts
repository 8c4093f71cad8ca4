import { ASSETS } from './base.ts';

/** Modules that scripts load on use, without which a kept page lacks something: the search, the height of iframes. */
const LATER = /(?:search-dialog|local-worker|sync-height)-[\w.-]+\.(?:js|css)/g;

/** Addresses of what a script loads later. Pages do not name them: they would in every document. */
export function listLater(script: string): string[] {
  return [...new Set(script.match(LATER))].map((file) => `${ASSETS}${file}`);
}
