import { ASSETS_FOLDER } from '../../shared/contract.ts';
import { trimSlash } from '../../shared/paths.ts';

/**
 * The path that the site lies at, with a slash at its end. What documents and data name has it already
 * (`node/base/addresses/`), and addresses of the browser too: it is for what the browser's side makes itself.
 */
export const BASE = import.meta.env.BASE_URL;
/** Folder of files whose names change with their content. */
export const ASSETS = BASE + ASSETS_FOLDER;

/** The address of a page as its document names it. */
export function pageAddress(pathname: string): string {
  return trimSlash(pathname, BASE);
}

/** Whether an address is below the path of the site: next to it there may be others. */
export function isOfSite({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.startsWith(BASE);
}
