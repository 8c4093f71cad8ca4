import { decodePath } from './page-paths.ts';

/** Bytes of a part of a path: file systems allow 255, and copies of a name get endings. */
const PART_BYTES = 240;
/** Bytes of a whole path. */
const PATH_BYTES = 1000;
/** Names that Windows has given away, whatever follows behind a dot. */
const DEVICES =
  /^(?:con|prn|aux|nul|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3]|conin\$|conout\$)(?:\.|$)/i;

/** The reason why there can be no file for a path, by its name; `null` for most. */
export function findPathFault(name: string): string | null {
  if (name === '/') return null;
  if (Buffer.byteLength(name) > PATH_BYTES) return `it is longer than ${PATH_BYTES} bytes`;
  for (const part of name.slice(1).split('/')) {
    if (/^\.{0,2}$/.test(part)) return 'a part of it is empty or only dots';
    if (/[\p{Cc}\p{Cs}\ufffd]/u.test(part)) return 'it has a control character, or half of one';
    if (part.includes(':')) return 'Windows has no file with ":" in its name';
    if (/[. ]$/.test(part)) return 'Windows has no file whose name ends in a dot or a space';
    if (DEVICES.test(part)) return `Windows reserves the name "${part}"`;
    if (Buffer.byteLength(part) > PART_BYTES)
      return `a part of it is longer than ${PART_BYTES} bytes`;
  }
  return null;
}

/** One form for all paths that some file system or host takes for the same. */
export function foldPath(pathname: string): string {
  const name = decodePath(pathname).normalize('NFC').toLowerCase().toUpperCase().toLowerCase();
  return name.replace(/(?:\.html)?\/*$/, '').replace(/(?:\/index)?$/, '');
}
