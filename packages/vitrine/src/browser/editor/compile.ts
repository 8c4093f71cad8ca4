import { transform } from 'sucrase';
import type { CodeError, CompiledDemo, CompiledModule, EditedFile } from './runner/edited-code.ts';
import { ENV_NAME } from './runner/env-name.ts';
import { newCheckName } from './runner/check-name.ts';
import { guardCode } from './guard/guard-code.ts';
import { inspectSource } from './inspect-source.ts';
import { locateInSource } from './locate-in-source.ts';
import { resolveImport } from './resolve-import.ts';

/**
 * Turns an edited demo into scripts, with everything that is wrong in it. Files that the demo does not
 * import are left alone.
 * @param files the demo's own first
 * @param provided every module that the site provides
 */
export function compileDemo(files: EditedFile[], provided: readonly string[]): CompiledDemo {
  const modules = new Map<string, CompiledModule>();
  const errors: CodeError[] = [];
  const visit = (file: EditedFile) => {
    if (modules.has(file.name)) return;
    const module: CompiledModule = {
      name: file.name,
      code: '',
      check: '',
      loops: [],
      added: [],
      map: '',
      imports: {},
    };
    modules.set(file.name, module);
    try {
      Object.assign(module, translate(file));
      if (isScript(file.name)) {
        const error = addChecks(module);
        if (error) errors.push(error);
      }
    } catch (error) {
      errors.push(readSyntaxError(error, file.name));
      return;
    }
    if (!isScript(file.name)) return;
    const { imports, mismatches } = inspectSource(file.code);
    for (const { message, offset } of mismatches) {
      errors.push({ message, file: file.name, ...positionAt(file.code, offset) });
    }
    for (const { specifier, offset } of imports) {
      const resolved = resolveImport(specifier, file, files, provided);
      if ('reason' in resolved) {
        errors.push({
          message: resolved.reason,
          file: file.name,
          ...positionAt(file.code, offset),
        });
        continue;
      }
      module.imports[specifier] = resolved.target;
      const target = files.find(({ name }) => name === resolved.target);
      if (target) visit(target);
    }
  };
  const [own] = files;
  if (own) visit(own);
  return { modules: [...modules.values()], errors };
}

const isScript = (name: string) => /\.[cm]?[jt]sx?$/.test(name);

/** @throws Error for code that does not parse */
function translate({ name, code: source }: EditedFile): Pick<CompiledModule, 'code' | 'map'> {
  if (isScript(name)) {
    const isTypeScript = /\.[cm]?tsx?$/.test(name);
    const compiled = transform(source, {
      transforms: ['jsx', 'imports', ...(isTypeScript ? (['typescript'] as const) : [])],
      jsxRuntime: 'automatic',
      production: true,
      filePath: name,
      sourceMapOptions: { compiledFilename: name },
    });
    // No name of a script's; another as long keeps the columns.
    const code = compiled.code.replaceAll('import.meta.env', ENV_NAME);
    return { code, map: JSON.stringify(compiled.sourceMap) };
  }
  if (name.endsWith('.json')) {
    const parsed = JSON.stringify(JSON.parse(source));
    return { code: `const data = ${parsed}; ${EXPORT_DATA}`, map: '' };
  }
  if (name.endsWith('.css')) {
    return { code: `addStyle(${JSON.stringify(source)}); ${EXPORT_CLASSES}`, map: '' };
  }
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain';
  const url = `data:${type},${encodeURIComponent(source)}`;
  return { code: `const data = ${JSON.stringify(url)}; ${EXPORT_DATA}`, map: '' };
}

/** Adds what stops endless loops. @returns what Sucrase did not mind, such as a name declared twice */
function addChecks(module: CompiledModule): CodeError | null {
  module.check = newCheckName();
  try {
    Object.assign(module, guardCode(module.code, module.check));
    return null;
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number; column: number } };
    const at = { file: module.name, line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 };
    return locateInSource({ message: message.replace(/ \(\d+:\d+\)$/, ''), ...at }, [module]);
  }
}

const EXPORT_DATA =
  'module.exports = Object.assign({}, typeof data === "object" ? data : null, { __esModule: true, default: data });';
/** In the runner, where no other styles can be hit, a CSS module's classes keep their names. */
const EXPORT_CLASSES =
  'exports.__esModule = true; exports.default = new Proxy({}, { get: (_, name) => name });';

/** Sucrase ends its messages with the position, and JSON's say it in one of several ways. */
function readSyntaxError(error: unknown, file: string): CodeError {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  return {
    message: text,
    file,
    line: loc?.line ?? Number(/line (\d+)/.exec(message)?.[1] ?? 1),
    column: loc?.column ?? Number(/column (\d+)/.exec(message)?.[1] ?? 1),
  };
}

/** Line and column of an offset, both counted from 1. */
function positionAt(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}
