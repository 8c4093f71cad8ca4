/** The text of a type taken apart. */
import { endOfBracket, innerOf, splitAt } from '../../../../shared/api-diff/split-type.ts';

/** Takes parentheses off a whole text, unless the first closes before the end: `(a) => (b)`. */
export const unwrap = (text: string) => innerOf(text, '(') ?? text;

/** The members of a union as it is written, of functions without the brackets that they need there. */
export function splitUnion(text: string): string[] {
  return splitAt(text, '|').map((member) => {
    const inner = unwrap(member);
    return isFunction(inner) ? inner : member;
  });
}

/** Whether a text is a function, and does not only hold one. */
export function isFunction(text: string): boolean {
  if (!/^[(<]/.test(text)) return false;
  const rest = text.slice(endOfBracket(text) + 1).trimStart();
  return rest.startsWith('=>') || (text.startsWith('<') && isFunction(rest));
}
