import path from 'node:path';
import { DiagnosticCategory, type Diagnostic } from 'ts-api/unstable/sync';
import { closeChecker, settingsForAll, startChecker } from '../api/checker/checker-process.ts';

/** An error that the compiler found in a file. */
export interface TypeErrorReport {
  /** Absolute path; empty when it is about the project as a whole. */
  file: string;
  /** Its range in the file, in UTF-16 units. */
  start: number;
  end: number;
  /** Number of the message, e.g. 2322. */
  code: number;
  /** The message, its explanations below it on indented lines. */
  text: string;
}

/** Messages that say of an import that it leads nowhere. */
export const UNRESOLVED: ReadonlySet<number> = new Set([2307, 2882]);

/**
 * Type-checks files, each project on its own, in one process.
 * @param projects absolute paths of tsconfig files
 */
export function findTypeErrors(root: string, projects: readonly string[]): TypeErrorReport[] {
  const api = startChecker(root, settingsForAll());
  try {
    // One after the other: the types of all of them would be in memory at once.
    let closeProjects: string[] = [];
    return projects.flatMap((config) => {
      const snapshot = api.updateSnapshot({ openProjects: [config], closeProjects });
      closeProjects = [config];
      const project = snapshot.getProject(config);
      if (project === undefined) throw new Error(`The type checker did not open ${config}.`);
      const { program, rootFiles } = project;
      const found = [
        ...program.getConfigFileParsingDiagnostics(),
        ...program.getProgramDiagnostics(),
        ...program.getGlobalDiagnostics(),
        ...rootFiles.flatMap((file) => {
          const syntax = program.getSyntacticDiagnostics(file);
          return syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file);
        }),
      ];
      snapshot.dispose();
      // Stryker disable next-line MethodExpression,ConditionalExpression: this version tells suggestions apart
      return found.filter(({ category }) => category === DiagnosticCategory.Error).map(toReport);
    });
  } finally {
    closeChecker(api);
  }
}

function toReport(diagnostic: Diagnostic): TypeErrorReport {
  const { fileName, pos, end, code } = diagnostic;
  const file = fileName === undefined ? '' : path.normalize(fileName);
  return { file, start: pos, end, code, text: explain(diagnostic, 0) };
}

function explain({ text, messageChain = [] }: Diagnostic, depth: number): string {
  const lines = messageChain.map((link) => explain(link, depth + 1));
  return [`${'  '.repeat(depth)}${text}`, ...lines].join('\n  ');
}
