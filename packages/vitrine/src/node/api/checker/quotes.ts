/** Quotes of literals in the text of types. */

/** The text with its strings in single quotes, as the checker, its authors or a bundler may have written either. */
export function inSingleQuotes(text: string): string {
  return text.replace(STRINGS, (whole, inner?: string) =>
    inner === undefined || /['\\]/.test(inner) ? whole : `'${inner}'`,
  );
}

/** Those in other quotes are found, too, as they may hold some of these. */
const STRINGS = /`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"((?:[^"\\]|\\.)*)"/g;
