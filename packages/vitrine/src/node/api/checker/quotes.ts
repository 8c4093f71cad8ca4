/** Quotes of literals in the text of types. */
import { showInvisible } from '../../../shared/text/show-controls.ts';

/**
 * The text with its strings as `quote` writes them: the checker, its authors or a bundler may have written either quotes.
 */
export function inSingleQuotes(text: string): string {
  const quoted = text.replace(STRINGS, (whole, single?: string, double?: string) => {
    const value = valueOf(single ?? double);
    return value === null ? whole : quote(value);
  });
  return showInvisible(quoted);
}

/** Those in other quotes are found, too, as they may hold some of these. */
const STRINGS = /`(?:[^`\\]|\\.)*`|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs;

/** What a string means, of what stands between its quotes; `null` for what JSON does not have, such as `\x41`. */
function valueOf(written: string | undefined): string | null {
  const json = written?.replace(/\\(.)|"/gs, (found, escaped?: string) =>
    escaped === "'" ? "'" : found === '"' ? String.raw`\"` : found,
  );
  try {
    return json === undefined ? null : (JSON.parse(`"${json}"`) as string);
  } catch {
    return null;
  }
}

/** A string as TypeScript: in single quotes, or in double ones where that escapes less, as Prettier writes it. */
export function quote(text: string): string {
  const json = showInvisible(JSON.stringify(text));
  if (text.includes("'") && !text.includes('"')) return json;
  const inside = json
    .slice(1, -1)
    .replace(/\\(.)/g, (found, escaped) => (escaped === '"' ? '"' : found));
  return `'${inside.replaceAll("'", String.raw`\'`)}'`;
}
