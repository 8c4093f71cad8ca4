import { ToolError } from '../../shared/tools/tool-error.ts';
import { VitrineError } from '../base/errors.ts';
import { sayFor } from '../base/install/manager-words.ts';

/** What an agent is told of whatever was thrown: what to do, never a stack trace. */
export function describeError(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  if (error instanceof VitrineError) {
    return sayFor(
      process.cwd(),
      error.problems.map(({ message, hint }) => `${message}. ${hint}`).join('\n'),
    );
  }
  return 'The documentation could not be read. Ask again, or for something else.';
}
