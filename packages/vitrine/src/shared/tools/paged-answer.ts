import { findPlace, takePiece } from '../markdown/cut-markdown.ts';
import { ToolError } from './tool-error.ts';
import { charactersFor, countTokens } from './tokens.ts';

/** Tokens of the line that says how to go on. */
const FOOT_TOKENS = 45;

/**
 * The part of an answer that fits a budget, with a line that says how to get the next one.
 * @param cursor from that line; empty for the beginning
 * @throws ToolError for a cursor of another answer
 */
export function pageAnswer(text: string, maxTokens: number, cursor: string): string {
  const digest = markOf(text);
  const from = readCursor(cursor, digest, text.length);
  const rest = text.slice(from, from + maxTokens * 8);
  const whole = from + rest.length === text.length && countTokens(rest) <= maxTokens;
  const most = charactersFor(rest, maxTokens - (whole ? 0 : FOOT_TOKENS));
  const { piece, next } = takePiece(text, findPlace(text, from), Math.max(most, 100));
  if (next === null) return piece;
  const left = countTokens(text.slice(next.from));
  return `${piece}\n\n[About ${left} more tokens: repeat the call with cursor "${next.from}-${digest}".]`;
}

function readCursor(cursor: string, digest: string, length: number): number {
  if (cursor === '') return 0;
  const [, offset = '', of] = /^(\d{1,9})-([\da-f]{6})$/.exec(cursor) ?? [];
  if (of === digest && Number(offset) < length) return Number(offset);
  throw new ToolError(
    of === undefined
      ? 'The cursor is none that an answer gave. Leave it out to begin anew.'
      : 'The cursor belongs to another answer, or the documentation has changed. Leave it out to begin anew.',
  );
}

/** Tells a text from others: no secret, so FNV-1a will do, wherever it runs. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 8).toString(16).padStart(6, '0');
}
