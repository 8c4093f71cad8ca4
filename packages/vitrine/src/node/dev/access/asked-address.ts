/** An address of a request, read as Vite reads it. */
export interface AskedAddress {
  pathname: string;
  /** Its name among modules: without what Vite adds to an address to have a module, or its newest version. */
  module: string;
  /** What follows the path in it. */
  query: string[];
}

/** Reads an address; `null` where Vite could take it for another than this does. */
export function readAddress(url: string): AskedAddress | null {
  const address = decode(url);
  if (address === null) return null;
  const at = address.indexOf('?');
  const pathname = at === -1 ? address : address.slice(0, at);
  const asked = at === -1 ? [] : address.slice(at + 1).split('&');
  const query = asked.filter((part) => !ADDED.some((one) => one.test(part)));
  // Vite takes each away once.
  if (ADDED.some((one) => asked.filter((part) => one.test(part)).length > 1)) return null;
  const name = unwrap(pathname);
  const module = query.length === 0 ? name : `${name}?${query.join('&')}`;
  return { pathname, module, query };
}

/** What Vite adds to the address of a module. */
const ADDED = [/^import=?$/, /^t=\d{13}$/];

/** What Vite adds to names that are no paths, such as those of modules that plugins make. */
const ID_PREFIX = '/@id/';
const NULL_BYTE = '__x00__';

const unwrap = (pathname: string) =>
  pathname.startsWith(ID_PREFIX)
    ? pathname.slice(ID_PREFIX.length).replace(NULL_BYTE, '\0')
    : pathname;

/** The address of a module as code names it. */
export function addressOf(module: string, base: string): string {
  const isPath = module.startsWith('/');
  const address = isPath ? module : ID_PREFIX + module.replace('\0', NULL_BYTE);
  return base + address.slice(1);
}

/** Escapes of what means something in addresses stay. */
function decode(url: string): string | null {
  try {
    return decodeURI(url);
  } catch {
    return null;
  }
}
