import { parseSync, type ParserOptions } from 'oxc-parser';
import { problem, type Problem } from '../errors.js';

/** What Vitrine knows of a module from its syntax. */
export interface ModuleAnalysis {
  /** Exports a value, not just a type, as default. */
  hasDefaultExport: boolean;
  /** Everything imported or re-exported, types and `import('…')` included, in source order. */
  imports: ModuleImport[];
  problems: Problem[];
}

export interface ModuleImport {
  specifier: string;
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

/**
 * Parses a demo, or any other module, without running it.
 *
 * @param file path named in problems; its extension says which language to expect
 * @returns problems with code `demo-syntax` or, for a module that parses, `demo-without-export`
 */
export function analyseDemo(source: string, file: string): ModuleAnalysis {
  const lang = languages[file.slice(file.lastIndexOf('.') + 1)] ?? 'tsx';
  const { errors, module } = parseSync(file, source, { lang, sourceType: 'module' });
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;

  const problems = errors
    .filter(({ severity }) => String(severity) === 'Error')
    .map(({ message, labels }) =>
      problem('demo-syntax', [message], { file, line: lineAt(labels[0]?.start ?? 0) }),
    );
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const hasDefaultExport = exported.some(
    ({ exportName: { kind, name }, isType }) =>
      !isType && (String(kind) === 'Default' || name === 'default'),
  );
  if (problems.length === 0 && !hasDefaultExport) {
    problems.push(problem('demo-without-export', [file], { file, line: 1 }));
  }

  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      // Only a plain string names a module; anything else is computed at run time.
      const [, value] = /^(?:'([^'\\]*)'|"([^"\\]*)"|`([^`$\\]*)`)$/
        .exec(source.slice(start, end))
        ?.filter((part) => part !== undefined) ?? [null, null];
      return value === null || value === undefined ? [] : { value, start };
    }),
  ].sort((a, b) => a.start - b.start);
  // `export { a, b } from 'c'` names its module once for each of its exports.
  const imports = requests
    .filter(({ start }, index) => start !== requests[index - 1]?.start)
    .map(({ value, start }) => ({ specifier: value, line: lineAt(start) }));
  return { hasDefaultExport, imports, problems };
}
