/** A problem of the input: what it is, where, and how it is printed. The words stand in `errors/`, by subject. */
import { escapeUnit, showControls } from '../../shared/text/show-controls.ts';
import { CATALOGUE } from './errors/catalogue.ts';
import type { ErrorSpec } from './errors/error-spec.ts';

export type ErrorCode = keyof typeof CATALOGUE;
type MessageArgs<Code extends ErrorCode> = Parameters<(typeof CATALOGUE)[Code]['message']>;

/** Something wrong with the input, and where. Plain data. */
export interface Problem {
  code: ErrorCode;
  message: string;
  hint: string;
  /** `warning` is reported and does not fail a build. */
  severity: 'error' | 'warning';
  /** Path as a maintainer would open it, or empty. */
  file: string;
  /** Counted from 1; 0 when the problem has no line. */
  line: number;
}

/** Builds a problem from the catalogue. */
export function problem<Code extends ErrorCode>(
  code: Code,
  args: MessageArgs<Code>,
  at: { file?: string; line?: number; severity?: Problem['severity'] } = {},
): Problem {
  const { message, hint }: ErrorSpec = CATALOGUE[code];
  return {
    code,
    message: message(...args),
    hint,
    severity: at.severity ?? 'error',
    file: at.file ?? '',
    line: at.line ?? 0,
  };
}

/** Thrown when work cannot go on; carries every problem found so far. */
export class VitrineError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
    this.name = 'VitrineError';
    this.problems = problems;
  }
}

/** Shorthand for a `VitrineError` with one problem. */
export function failure<Code extends ErrorCode>(
  code: Code,
  args: MessageArgs<Code>,
  at: { file?: string; line?: number } = {},
): VitrineError {
  return new VitrineError([problem(code, args, at)]);
}

/** Ends work that cannot go on with these problems; warnings alone are none. */
export function throwErrors(problems: Problem[]): void {
  if (problems.some(isError)) throw new VitrineError(problems);
}

/** Whether a problem ends a build. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** One problem as text: place, message, hint. */
export function formatProblem({ code, message, hint, severity, file, line }: Problem): string {
  // A name may have line ends in it, behind which stood what another problem would say.
  const name = file.replace(/[\t\r\n]/g, escapeUnit);
  const place = name === '' ? '' : `${name}${line > 0 ? `:${line}` : ''} `;
  return showControls(`${place}${severity} ${code}\n  ${message}\n  ${hint}`);
}

/** By file and line; problems of one line stay in the order in which they were found. */
export function sortProblems(problems: Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return problems.sort((a, b) => order(a.file, b.file) || a.line - b.line);
}
