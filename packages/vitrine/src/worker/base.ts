import { ASSETS_FOLDER, OFFLINE_URL } from '../shared/contract.ts';
import { trimSlash } from '../shared/paths.ts';

/** The path of the site, which is the folder of the worker's own script: it serves nothing above it. Tests in Node have none. */
const script = globalThis.location?.pathname ?? '/';
export const BASE = script.slice(0, script.lastIndexOf('/') + 1);
export const ASSETS = BASE + ASSETS_FOLDER;
export const OFFLINE = BASE + OFFLINE_URL.slice(1);

/** The address of a page as its document names it. */
export function pageAddress(pathname: string): string {
  return trimSlash(pathname, BASE);
}
