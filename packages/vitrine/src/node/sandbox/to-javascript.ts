import type { Comment } from '../base/code/parse-code.ts';
import { transform } from 'sucrase';
import { parseModule } from '../demo/analyse.ts';
import { findTypeStatements, mayHaveTypeStatements, type Range } from './type-statements.ts';

/** Compiler directives in comments: they mean nothing in JavaScript. */
const DIRECTIVE = /^\s*@ts-/;

/**
 * TypeScript without its types, otherwise as it was written: JSX, comments, blank lines and the order
 * of everything stay. Imports of types alone are gone, and so is what was written about a type.
 * Spaces may remain where a type stood within a line: the result is not formatted.
 *
 * @param file says by its extension whether there may be JSX
 */
export function toJavaScript(source: string, file: string): string {
  const jsx = file.endsWith('x');
  const { code } = transform(blankTypes(source, file), {
    transforms: jsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  return dropEmptyBraces(dropEmptiedLines(source, code), file);
}

/** The new name of a TypeScript file; other names stay. */
export function javaScriptName(name: string): string {
  return name.replace(/(?<!\.d)\.([cm]?)ts(x?)$/, '.$1js$2');
}

/**
 * Blanks statements that declare or import types alone, the comments about them, and directives for
 * the compiler. Done here, because what the transform makes of comments between them varies.
 */
function blankTypes(source: string, file: string): string {
  if (!mayHaveTypeStatements(source)) return source;
  const { comments, program } = parseModule(source, file);
  const types = findTypeStatements(program);
  const starts = new Set(types.map(({ start }) => start));
  const about = comments.filter(
    (comment) => DIRECTIVE.test(comment.value) || leadsTo(starts, source, comment, comments),
  );
  return [...types, ...about].reduce(blank, source);
}

/**
 * Tells whether a comment, or the run of comments that it begins, stands directly above one of the places.
 * After a blank line it is about more than the next declaration, and `#region` is about no declaration.
 */
function leadsTo(
  starts: Set<number>,
  source: string,
  { value, start, end }: Comment,
  comments: Comment[],
): boolean {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const ownLine = source.slice(lineStart, start).trim() === '';
  if (!ownLine || /^\s*#(?:end)?region\b/.test(value)) return false;
  const gap = /^[^\S\n]*\n?[^\S\n]*/.exec(source.slice(end))?.[0] ?? '';
  const next = end + gap.length;
  if (starts.has(next)) return true;
  const following = comments.find((comment) => comment.start === next);
  return following !== undefined && leadsTo(starts, source, following, comments);
}

function blank(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** The compiler keeps the number of lines: one that it has emptied was about types alone. */
function dropEmptiedLines(before: string, after: string): string {
  const original = before.split('\n');
  const isKept = (line: string, index: number) =>
    line.trim() !== '' || (original[index] ?? '').trim() === '';
  return after.split('\n').filter(isKept).join('\n');
}

/** `import a, { } from 'b'`, where all in the braces were types, becomes `import a from 'b'`. */
function dropEmptyBraces(code: string, file: string): string {
  // Stryker disable next-line ConditionalExpression: saves time
  if (!EMPTY_BRACES.test(code)) return code;
  const { staticImports } = parseModule(code, javaScriptName(file)).module;
  let text = code;
  for (const { start, moduleRequest } of staticImports.toReversed()) {
    const clause = code.slice(start, moduleRequest.start);
    const shorter = clause.replace(EMPTY_BRACES, '');
    text = text.slice(0, start) + shorter + text.slice(moduleRequest.start);
  }
  return text;
}

const EMPTY_BRACES = /,\s*\{[\s,]*\}/;
