/*
 * A site may be published below a path of its host: `url: 'https://acme.github.io/ui/'`. Inside the engine paths
 * are those of the site itself, as authors write them. They get the base where they leave it: documents in
 * `place-html.ts`, data by the functions below; what the browser makes itself in `browser/core/base.ts`.
 */

interface Published {
  /** Address of the site, without a slash at its end. */
  url: string;
}

/** The path that the site lies at: `/`, or one that begins and ends with a slash. */
export function basePath({ url }: Published): string {
  // Every page asks, some of them several times.
  if (last.url !== url) last = { url, base: `${new URL(url).pathname.replace(/\/+$/, '')}/` };
  return last.base;
}

let last: { url: string | null; base: string } = { url: null, base: '/' };

/** An address as browsers ask for it; one that is no path of the site stays as it is. */
export function placeAddress(base: string, address: string): string {
  return isOwnPath(address) ? base + address.slice(1) : address;
}

/** The full address of a path of the site, or of what is no full address yet. */
export function fullAddress({ url }: Published, address: string): string {
  return isOwnPath(address) ? url + address : new URL(address, `${url}/`).href;
}

/** Keys of data whose values are addresses. */
const ADDRESS_KEY = /^(?:url|href|src|image|pathname|endpoint)$|Url$/;

/** A copy of data in which every address has the base. */
export function placeData<Data>(base: string, data: Data): Data {
  if (base === '/') return data;
  return JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    typeof value === 'string' && ADDRESS_KEY.test(key) ? placeAddress(base, value) : value,
  ) as Data;
}

/** Two slashes, and a slash before a backslash, begin the name of a host. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
