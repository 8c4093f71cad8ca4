import path from 'node:path';
import type { TextFile } from './text-file.ts';
import { javaScriptName } from './to-javascript.ts';

/** Names at a project's root that are not the author's to take. */
const RESERVED = /^(?:demo|index|vite\.config|tsconfig|package)\./;

/** Path in the TypeScript project, by path in the site. */
export type Places = ReadonlyMap<string, string>;

/**
 * Gives each file its place: a demo becomes `demo.tsx` at the root, files in its folder keep their
 * names, and what lies outside the folder moves in, as if it were the root.
 *
 * @param groups the first file of each is placed at the root, the others relative to its folder
 */
export function placeFiles(demo: string, groups: TextFile[][]): Places {
  const places = new Map([[demo, `demo${path.extname(demo)}`]]);
  const taken = new Set(places.values());
  for (const group of groups) {
    const folder = path.posix.dirname(group[0]?.file ?? '');
    for (const { file } of group) {
      if (places.has(file)) continue;
      const wanted = path.posix.relative(folder, file).replace(/^(?:\.\.\/)+/, '');
      const { dir, name, ext } = path.posix.parse(wanted);
      let place = wanted;
      for (let count = 2; taken.has(place) || RESERVED.test(place); count += 1) {
        place = path.posix.join(dir, `${name}-${count}${ext}`);
      }
      taken.add(place);
      places.set(file, place);
    }
  }
  return places;
}

/**
 * Makes the imports of local files right for the places they have in a project.
 * @param dataUrl the content of a binary file as an address; `null` for any other file
 */
export function moveImports(
  { file, kind, ...variants }: TextFile,
  language: 'ts' | 'js',
  places: Places,
  dataUrl: (file: string) => string | null,
): string {
  const { code, imports } = variants[language];
  let moved = code;
  for (const { specifier, target, start, end } of imports.toReversed()) {
    if (target === null) continue;
    const data = dataUrl(target);
    const next =
      data === null
        ? moveSpecifier(specifier, file, target, places)
        : kind === 'style'
          ? data
          : // The place holds a module of that name (see `project.ts`).
            moveSpecifier(specifier.replace(/[?#].*/s, ''), file, target, places);
    if (next === specifier) continue;
    const bare = kind === 'style' && /[\s"'()\\]/.test(next) ? '"' : '';
    const [quote = bare] = /^['"`]/.exec(code.slice(start, end)) ?? [];
    const text = quote === '' ? next : next.replaceAll(/["'\\]/g, '\\$&');
    moved = moved.slice(0, start) + quote + text + quote + moved.slice(end);
  }
  return moved;
}

const EXTENSION = /\.[cm]?[jt]sx?$/;

function moveSpecifier(
  specifier: string,
  importer: string,
  target: string,
  places: Places,
): string {
  const before = path.posix.relative(path.posix.dirname(importer), target);
  const place = (file: string) => places.get(file) ?? file;
  const after = path.posix.relative(path.posix.dirname(place(importer)), place(target));
  const isName = EXTENSION.test(importer) && !specifier.startsWith('.');
  if (before === after && !isName) return specifier;
  const [written = '', query = ''] = /^([^?#]*)(.*)$/s.exec(specifier)?.slice(1) ?? [];
  const named = EXTENSION.test(written) || !EXTENSION.test(target);
  const shown = named ? after : after.replace(EXTENSION, '');
  // In JavaScript it is the file's name, in TypeScript "./a.js" may be written for "./a.ts".
  const kept = /\.[cm]?jsx?$/.test(written) ? javaScriptName(shown) : shown;
  return `${kept.startsWith('.') ? '' : './'}${kept}${query}`;
}
