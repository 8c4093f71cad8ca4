import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { withoutAdded } from './guard/insertions.ts';
import type { CodeError, CompiledModule } from './runner/edited-code.ts';
import type { RunError } from './runner/messages.ts';

/** Maps an error in compiled code to its place in the source. */
export function locateInSource(error: RunError, modules: CompiledModule[]): CodeError {
  const module = modules.find(({ name }) => name === error.file);
  if (!module?.map || error.line < 1) {
    return { message: error.message, file: '', line: 0, column: 0 };
  }
  const found = originalPositionFor(new TraceMap(module.map), {
    line: error.line,
    column: Math.max(0, withoutAdded(module.added, error.line, error.column) - 1),
  });
  return {
    message: error.message,
    file: module.name,
    // The compiler keeps lines where they are.
    line: found.line ?? error.line,
    column: (found.column ?? 0) + 1,
  };
}
