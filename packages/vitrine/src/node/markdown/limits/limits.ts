/**
 * Limits of what one text may ask for. Without them a short text could cost hours or gigabytes; nothing that
 * people write comes near.
 */
import { isError, problem, type Problem } from '../../base/errors.ts';
import type { Effort } from './guarded-parse.ts';

/** Locates tokens in their file. */
export interface TextPlace {
  file: string;
  /** Turns a token's line into one of the file. */
  lineOf: (line: number) => number;
}

/** Characters of a header: YAML compares its keys with each other. */
export const HEADER_LENGTH = 16_384;

/** Characters of a heading: contents, search and every demo of a page repeat them. */
export const HEADING_LENGTH = 500;

/** Characters of a code block in colours, some 6,000 lines. */
export const CODE_LENGTH = 250_000;

/** Addresses that a page may write in all, in characters: a long one is defined once and used a thousand times. */
export const addressesOf = (text: string) => 100_000 + 10 * text.length;

/** Problems of one page that are told one by one. */
export const PROBLEMS = 100;

/** Passed through the renderer along with the tokens of a text. */
export interface LimitEnv {
  /** What the code blocks of the page may still cost. */
  effort?: Effort;
  /** What was left plain, by its line in the text. */
  limits?: { line: number; reason: string }[];
}

/** Notes that something is shown without what would take too long. */
export function noteLimit(env: LimitEnv, line: number, reason: string): void {
  (env.limits ??= []).push({ line, reason });
}

/** What was noted, as warnings. */
export function describeLimits({ limits = [] }: LimitEnv, { file, lineOf }: TextPlace): Problem[] {
  return limits.map(({ line, reason }) =>
    problem('beyond-limit', [reason], { file, line: lineOf(line), severity: 'warning' }),
  );
}

/** The first problems of a file, errors before warnings, and how many there are besides. */
export function capProblems(problems: Problem[]): Problem[] {
  if (problems.length <= PROBLEMS) return problems;
  const ordered = [...problems.filter(isError), ...problems.filter((each) => !isError(each))];
  const { file, severity } = ordered[PROBLEMS]!;
  const more = problem('more-problems', [String(problems.length - PROBLEMS)], { file, severity });
  return [...ordered.slice(0, PROBLEMS), more];
}
