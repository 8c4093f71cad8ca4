import {
  parseSync,
  type ParserOptions,
  type ParseResult,
  type StaticExportEntry,
} from '../base/code/parse-code.ts';
import { problem, type Problem } from '../base/errors.ts';
import { createLineCounter, findUndecoded } from '../base/text.ts';

/** A module as its syntax tells. */
export interface ModuleAnalysis {
  /** Exports a value, not just a type, as default. */
  hasDefaultExport: boolean;
  /** Everything imported or re-exported, types and `import('…')` included, in source order. */
  imports: ModuleImport[];
  problems: Problem[];
}

export interface ModuleImport {
  specifier: string;
  /** Offset of the quoted specifier in the source; it ends before `end`. */
  start: number;
  end: number;
  /** Counted from 1. */
  line: number;
}

const languages: Record<string, ParserOptions['lang']> = {
  tsx: 'tsx',
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  // JavaScript files may hold JSX whatever their extension.
  js: 'jsx',
  jsx: 'jsx',
  mjs: 'jsx',
  cjs: 'jsx',
};

/** Parses a module in the language that its extension says. */
export function parseModule(source: string, file: string): ParseResult {
  const lang = languages[file.slice(file.lastIndexOf('.') + 1)] ?? 'tsx';
  return parseSync(file, source, { lang, sourceType: 'module', showSemanticErrors: true });
}

/** The last analysis of each file: a build asks for that of a demo up to five times. */
const known = new Map<string, { source: string; analysis: ModuleAnalysis }>();

/**
 * Parses a demo, or any other module, without running it, unless that text was parsed before.
 *
 * @param file path named in problems; its extension says which language to expect
 * @returns problems with code `demo-syntax` or, for a module that parses, `demo-without-export`
 */
export function analyseDemo(source: string, file: string): ModuleAnalysis {
  const last = known.get(file);
  if (last?.source === source) return last.analysis;
  const analysis = analyse(source, file);
  knowAnalysis(source, file, analysis);
  return analysis;
}

/** Takes an analysis of an earlier process for one of this. */
export function knowAnalysis(source: string, file: string, analysis: ModuleAnalysis): void {
  known.set(file, { source, analysis });
}

function analyse(source: string, file: string): ModuleAnalysis {
  const { errors, module } = parseModule(source, file);
  const lineAt = createLineCounter(source);

  const problems = errors
    .filter(({ severity }) => String(severity) === 'Error')
    .map(({ message, labels }) =>
      problem('demo-syntax', [message], { file, line: lineAt(labels[0]?.start ?? 0) }),
    );
  const undecoded = findUndecoded(source);
  if (undecoded > 0) problems.unshift(problem('not-utf8', [], { file, line: undecoded }));
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const hasDefaultExport = exported.some(isDefault);
  if (problems.length === 0 && !hasDefaultExport) {
    problems.push(problem('demo-without-export', [file], { file, line: 1 }));
  }
  const second = problems.length === 0 ? findSecondDefault(module) : undefined;
  if (second !== undefined) {
    const at = { file, line: lineAt(second) };
    problems.push(problem('demo-syntax', ['A module has one default export'], at));
  }

  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      // Only a plain string names a module; anything else is computed at run time.
      const [, value] =
        /^(?:'([^'\\]*)'|"([^"\\]*)"|`([^`$\\]*)`)$/
          .exec(source.slice(start, end))
          ?.filter((part) => part !== undefined) ?? [];
      return value === undefined ? [] : { value, start, end };
    }),
  ].sort((a, b) => a.start - b.start);
  // `export { a, b } from 'c'` names its module once for each of its exports.
  const places = new Map(requests.map((request) => [request.start, request]));
  const imports = [...places.values()].map(({ value, start, end }) => {
    return { specifier: value, start, end, line: lineAt(start) };
  });
  return { hasDefaultExport, imports, problems };
}

const isDefault = ({ exportName: { kind, name }, isType }: StaticExportEntry) =>
  !isType && (String(kind) === 'Default' || name === 'default');

/** The place of the second default export, which the parser leaves to whoever runs the module. */
function findSecondDefault({ staticExports }: ParseResult['module']): number | undefined {
  return staticExports.filter(({ entries }) => entries.some(isDefault))[1]?.start;
}
