import { z } from 'zod';
import { toPathname } from '../../base/addresses/page-paths.ts';
import { isImageAddress, isSitePath, isWebAddress } from '../../base/addresses/safe-address.ts';

/** A full address on the web. */
export const webAddress = z
  .string()
  .refine(isWebAddress, 'a full address such as https://example.com');

/** Where a site is published: host and path, written with a slash at its end or without, kept without. */
export const siteAddress = webAddress
  .refine(
    (text) => !/[?#]/.test(text),
    'the address of the site alone, without a query (?) and without a hash (#)',
  )
  .refine(
    (text) =>
      !URL.canParse(text) || !/\/\/|[%"'()<>]/.test(new URL(text).pathname.replace(/\/+$/, '')),
    'an address whose path has plain names between single slashes, such as https://acme.github.io/ui/',
  )
  .transform((url) => {
    const { origin, pathname } = new URL(url);
    return origin + pathname.replace(/\/+$/, '');
  });

const inSiteOrOutside = (example: string) =>
  z
    .string()
    .refine(
      (text) => isSitePath(text) || isWebAddress(text),
      `a path such as ${example} or a full address`,
    );

/** The address of a file: a path of the site, or a full address. */
export const fileAddress = inSiteOrOutside('/file.json');

/** The address of a link, with or without a fragment. */
export const linkAddress = inSiteOrOutside('/style/color#color-tool');

/** Where a redirect leads, as a header of HTTP may have it: `/größe#über` is percent-encoded. */
export const redirectTarget = linkAddress.transform((text) => {
  if (isWebAddress(text)) return /[^!-~]/.test(text) ? new URL(text).href : text;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  const encoded = rest.replace(/[^!-~]+/g, (part) => encodeURI(Buffer.from(part).toString()));
  return toPathname(path) + encoded;
});

/** A picture: a path in `public/`, or a full address. */
export const imageAddress = z
  .string()
  .refine(isImageAddress, 'a path in public/ such as /picture.png, or a full address')
  // From the site's root: pages at any depth name it.
  .transform((text) =>
    /^(?:\/|data:)/i.test(text) || isWebAddress(text) ? text : `/${text.replace(/^(?:\.\/)+/, '')}`,
  );

/** A full address in which names are filled in; it needs the one named. */
export const addressTemplate = (gap: string) =>
  z
    .string()
    .includes(gap)
    .refine(
      (text) => isWebAddress(text.replace(/\{\w+\}/g, 'x')) && !/^[^/]*\/\/[^/]*\{/.test(text),
      'a full address such as https://example.com/{file}',
    );
