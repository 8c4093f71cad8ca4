/** A unit of a text as JSON and code may write it, `\\u001b`. */
export const escapeUnit = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Every unit of a text so. */
const escapeUnits = (text: string) => text.replace(/[^]/g, escapeUnit);

/**
 * A text that a terminal shows and does not obey: what packages name may contain sequences that clear the screen, set its
 * title or turn the direction of what follows. They are escaped as in JSON, which means the same after it.
 */
export function showControls(text: string): string {
  return text.replace(STEERING, escapeUnits);
}

/**
 * Control characters but line ends and tabs, the two that turn every letter of what follows, and tags: agents read
 * them, nobody sees them, and flags alone are made of them.
 */
const STEERING =
  /(?!\t|\r?\n)\p{Cc}|[\u202d\u202e]|[\u{e0000}-\u{e007f}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{1,6})/gu;

/** Prose without any of these; a line may still end as it did long ago, in `\r` alone. */
export function withoutControls(text: string): string {
  return text.replace(STEERING, (found) => (found === '\r' ? found : ''));
}

/**
 * Code or JSON of which one sees all there is: escapes, which mean the same in it, stand for what has no shape and for what
 * turns or isolates the direction of others, besides for what steers a terminal. In prose these have their uses.
 */
export function showInvisible(code: string): string {
  return code.replace(INVISIBLE, escapeUnits);
}

/** What joins or forms letters and emoji, or keeps them apart, is part of them. */
const INVISIBLE =
  /(?!\t|\r?\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;
