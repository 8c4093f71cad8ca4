// What `packages/create-vitrine` runs: merged into one file of that package, as the engine is not installed yet.
import { formatProblem, VitrineError } from '../base/errors.ts';
import { describeFault } from '../base/faults.ts';
import { fileProblem } from '../base/file-errors.ts';
import { create } from './create.ts';

const HELP = `npm create vitrine -- [--library NAME] [--dir docs] [--css FILE] [--url URL] [--yes]

  --library NAME   the package to document, as NAME@VERSION too; found by itself in most projects
  --dir DIR        where the documentation is written (default: docs)
  --css FILE       the style sheet that the library is imported with
  --url URL        the address at which the site will be published
  --vitrine SPEC   the vitrine to install (default: that of this version)
  --yes            ask nothing
`;

/**
 * `npm create vitrine`
 * @returns the exit code
 */
export function main(args: string[]): number {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  try {
    return create(args);
  } catch (error) {
    const problems =
      error instanceof VitrineError
        ? error.problems
        : [fileProblem(error) ?? describeFault(error, ['create', ...args])];
    for (const problem of problems) console.error(formatProblem(problem));
    return 1;
  }
}
