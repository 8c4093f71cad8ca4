import { MOST_BYTES } from '../../base/text.ts';

/** One for all texts: a new one for each would be memory that the collector has to follow. */
let scratch: Buffer | undefined;

/** The bytes of a text, until those of the next are asked for. */
export function toBytes(content: string | Uint8Array): Uint8Array {
  if (typeof content !== 'string') return content;
  scratch ??= Buffer.allocUnsafe(1024 * 1024);
  // Stryker disable next-line EqualityOperator: three times a length is no power of two
  return content.length * MOST_BYTES > scratch.length
    ? Buffer.from(content)
    : scratch.subarray(0, scratch.write(content));
}
