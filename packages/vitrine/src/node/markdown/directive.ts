import path from 'node:path';
import type { DemoPoster } from '../../shared/page.ts';

/** A demo directive as written, with `file` relative to the site's root. */
export interface Directive {
  label: string;
  file: string;
  hideHeader: boolean;
  hideEditButton: boolean;
  iframe: number | null;
  poster?: DemoPoster;
}

/** Height in CSS pixels of an isolated demo's frame, where the directive names none. */
export const FRAME_HEIGHT = 320;

/** Why a directive inside other Markdown is refused. */
export const MISPLACED = 'it must stand on a line of its own, outside of lists, quotes and tables';

/** A line that is meant to be a directive, well-formed or not. */
export const directiveStart = /^::(?:(?:demo|playground|pages)(?![\w-])|[a-z][\w-]*(?=[[{]))/i;

/** A directive in running text, where it has no effect. */
export const strayDirective = /(?:^|\s)::(?:demo|playground|pages)[[{]/;

const shape = /^::demo(?:\[((?:\\.|[^\]\\])*)\])?\{([^{}]*)\}\s*$/;
const attribute = /([^\s=]+)(?:=("[^"]*"|'[^']*'|\S*))?/g;
const flags = ['hideHeader', 'hideEditButton'] as const;
const known = ['file', ...flags, 'iframe', 'poster', 'href'];

/**
 * Reads `::demo[Label]{file=name.tsx hideHeader hideEditButton iframe=480 poster=/a.svg href=/b}`.
 *
 * @param folder the Markdown file's folder, relative to the site's root
 * @returns the directive, or the reason why it is malformed
 */
export function parseDirective(line: string, folder: string): Directive | string {
  const [name = ''] = directiveStart.exec(line) ?? [];
  if (name !== '::demo')
    return `there is no "${name}"; the directives are "::demo", "::playground", "::changelog", "::versions" and "::pages"`;
  const match = shape.exec(line);
  if (match === null) return 'it must have the form ::demo[Label]{file=name.tsx}';

  const [, label = '', attributes = ''] = match;
  const seen = new Map<string, string | undefined>();
  for (const [, key = '', value] of attributes.matchAll(attribute)) {
    if (seen.has(key)) return `"${key}" is given twice`;
    seen.set(key, value?.replace(/^(["'])(.*)\1$/, '$2'));
  }
  for (const [key, value] of seen) {
    if (!known.includes(key)) {
      return `unknown attribute "${key}"; known are file, hideHeader, hideEditButton, iframe, poster and href`;
    }
    const isFlag = flags.some((flag) => flag === key);
    if (isFlag && value !== undefined) return `"${key}" takes no value`;
  }
  const height = seen.get('iframe');
  if (height !== undefined && !/^[1-9]\d{0,3}$/.test(height)) {
    return `"iframe" takes a height in pixels or nothing, not "${height}"`;
  }
  const relative = seen.get('file');
  if (!relative) return 'the attribute file=name.tsx is missing';
  if (!/\.[jt]sx$/.test(relative)) return `"${relative}" is not a .tsx or .jsx file`;
  const file = path.posix.join(folder, relative);
  if (relative.startsWith('/') || file.startsWith('../'))
    return `"${relative}" lies outside the site`;
  const poster = readPoster(seen);
  if (typeof poster === 'string') return poster;
  return {
    label: label.replace(/\\(.)/g, '$1').trim(),
    file,
    hideHeader: seen.has('hideHeader'),
    hideEditButton: seen.has('hideEditButton'),
    iframe: seen.has('iframe') ? Number(height ?? FRAME_HEIGHT) : null,
    ...(poster && { poster }),
  };
}

function readPoster(
  attributes: ReadonlyMap<string, string | undefined>,
): DemoPoster | string | undefined {
  const [image, href] = [attributes.get('poster'), attributes.get('href')];
  if (!attributes.has('poster') && !attributes.has('href')) return undefined;
  if (!image || !href) {
    return '"poster=/picture.svg" and "href=/page" go together: the picture, and the page it leads to';
  }
  if (attributes.has('iframe') || attributes.has('hideHeader')) {
    return 'a demo with a poster does not run here: leave out "iframe" and "hideHeader"';
  }
  return { image, href };
}
