/** A unit of a text as JSON and code may write it, `\\u001b`. */
export const escapeUnit = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text that a terminal shows and does not obey: what packages name may contain sequences that clear the screen, set its
 * title or turn the direction of what follows. They are escaped as in JSON, which means the same after it.
 */
export function showControls(text: string): string {
  return text.replace(STEERING, escapeUnit);
}

/** Control characters but line ends and tabs, and the two that turn every letter of what follows. */
const STEERING = /(?!\t|\r?\n)\p{Cc}|[\u202d\u202e]/gu;
