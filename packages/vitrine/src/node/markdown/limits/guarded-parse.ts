/** Keeps Lezer from spending on code that is none what all of a page's real code would not cost. */
import type { PartialParse } from '@lezer/common';

/**
 * Steps of error recovery that the code of one page may take, some 50 µs each and about five for a mistake:
 * eight hundred mistakes. What has more is another language, or none.
 */
const RECOVERY_STEPS = 4_000;

/** Characters of code for which a step counts once more: a step may read on to the end, as of a comment. */
const STEP_READS = 8_192;

/**
 * Levels of nesting. People nest a dozen; every level makes each later step of a recovery slower, and some
 * thousands overflow the stack of what walks the tree.
 */
const NESTING = 250;

/** Numbers that the parser's stack holds for a level. */
const LEVEL_SIZE = 3;

/** How much the code of a page may still cost to colour, and why the last piece was left plain. */
export interface Effort {
  recovery: number;
  /** Empty while all is coloured. */
  refused: string;
}

/** For the code blocks of one page, or one file. */
export function createEffort(): Effort {
  return { recovery: RECOVERY_STEPS, refused: '' };
}

/** Thrown out of a parse that is not worth its time. */
export class ParseRefused extends Error {}

/** What a parse of Lezer holds, all of it optional: another version may name it differently. */
interface LrParse extends PartialParse {
  recovering?: number;
  stacks?: { stack: number[] }[];
}

/**
 * The parse, which gives up by a `ParseRefused` where it becomes a matter of seconds.
 * @param length of the code, in characters
 */
export function guardParse(parse: LrParse, length: number, effort: Effort): PartialParse {
  const stepCost = 1 + Math.floor(length / STEP_READS);
  return {
    get parsedPos() {
      return parse.parsedPos;
    },
    get stoppedAt() {
      return parse.stoppedAt;
    },
    stopAt: (position) => parse.stopAt(position),
    advance: () => {
      if (parse.recovering && (effort.recovery -= stepCost) < 0) {
        throw new ParseRefused('it has too many mistakes for its language');
      }
      // Asked for every token.
      for (const { stack } of parse.stacks ?? []) {
        if (stack.length > NESTING * LEVEL_SIZE) {
          throw new ParseRefused(`it nests more than ${NESTING} levels deep`);
        }
      }
      return parse.advance();
    },
  };
}
