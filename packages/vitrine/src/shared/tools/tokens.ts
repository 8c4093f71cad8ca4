/** Tokens of an answer where the caller sets no other number, and at most. */
export const DEFAULT_TOKENS = 2000;
export const MOST_TOKENS = 8000;
export const LEAST_TOKENS = 100;

/** Characters of a token of English and code: tokenisers differ by a tenth. */
const CHARACTERS = 3.7;

/** About how many tokens a model reads a text as. Letters outside of ASCII are mostly a token each. */
export function countTokens(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) others += 1;
  return Math.ceil((text.length - others) / CHARACTERS + others);
}

/** How many characters of a text may be read for a number of tokens. */
export function charactersFor(text: string, tokens: number): number {
  const size = countTokens(text);
  return size <= tokens ? text.length : Math.floor((text.length * tokens) / size);
}
