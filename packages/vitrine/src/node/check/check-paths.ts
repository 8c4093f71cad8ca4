import { ASSETS_PATH } from '../../shared/contract.ts';
import { problem, type Problem } from '../base/errors.ts';
import { decodePath, markdownPath } from '../base/addresses/page-paths.ts';
import type { CheckInput, CheckedPage } from './check-input.ts';

/** Bytes of a part of a path: file systems allow 255, and copies of a name get endings. */
const PART_BYTES = 240;
/** Bytes of a whole path. */
const PATH_BYTES = 1000;
/** Names that Windows has given away, whatever follows behind a dot. */
const DEVICES =
  /^(?:con|prn|aux|nul|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3]|conin\$|conout\$)(?:\.|$)/i;

/** Every page has a path of its own that each file system and host can serve, and no file of the site has. */
export function checkPaths({
  pages,
  siteFiles = new Map(),
}: Pick<CheckInput, 'pages' | 'siteFiles'>): Problem[] {
  const printed = pages.map(({ pathname }) => {
    const name = decodePath(pathname);
    return [decodePath(markdownPath(pathname)), `the Markdown of ${name}`] as const;
  });
  const files = new Map([...printed, ...siteFiles]);
  const taken = new Map([...files].map(([url, purpose]) => [foldPath(url), purpose]));
  const exact = new Map<string, string>();
  const twins = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const { pathname, source } = page;
    const { file } = source;
    const name = decodePath(pathname);
    const first = exact.get(pathname);
    if (first !== undefined) return [problem('duplicate-path', [name, first], { file })];
    exact.set(pathname, file);
    const fault = findFault(name);
    if (fault !== null) return [problem('invalid-path', [name, fault], { file })];
    const folded = foldPath(pathname);
    const purpose = taken.get(folded) ?? purposeAbove(name, files);
    if (purpose !== undefined) return [problem('reserved-path', [name, purpose], { file })];
    const twin = twins.get(folded);
    if (twin !== undefined)
      return [
        problem('similar-path', [name, decodePath(twin.pathname), twin.source.file], { file }),
      ];
    twins.set(folded, page);
    return [];
  });
}

/** One form for all paths that some file system or host takes for the same. */
export function foldPath(pathname: string): string {
  const name = decodePath(pathname).normalize('NFC').toLowerCase().toUpperCase().toLowerCase();
  return name.replace(/(?:\.html)?\/*$/, '').replace(/(?:\/index)?$/, '');
}

/** A page lies in a folder of its name, so it cannot lie below a file. */
function purposeAbove(name: string, siteFiles: ReadonlyMap<string, string>): string | undefined {
  if (`${name}/`.toLowerCase().startsWith(ASSETS_PATH)) return 'the files that pages load';
  for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
    const purpose = siteFiles.get(name.slice(0, end));
    if (purpose !== undefined) return purpose;
  }
  return undefined;
}

/** The reason why a path cannot be served; `null` for most. */
function findFault(name: string): string | null {
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
