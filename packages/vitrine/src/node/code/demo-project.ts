import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DECLARATIONS } from '../base/code/find-module.ts';
import { problem, type Problem } from '../base/errors.ts';
import { listSiteFiles } from '../base/files/site-files.ts';
import type { TypeErrorReport } from './type-errors.ts';

/** What demos are checked with where the site's settings say nothing, besides what code blocks are. */
export const DEMO_DEFAULTS = {
  strict: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
};

/** Whatever the site's settings say. */
export const DEMO_REQUIRED = { noEmit: true, composite: false, incremental: false };

/** The declarations of what the bundler takes besides modules: style sheets, pictures, `import.meta.env`. */
export function bundlerTypes(): string {
  const require = createRequire(import.meta.url);
  return path.join(path.dirname(require.resolve('vite/package.json')), 'client.d.ts');
}

/**
 * The files of the project that demos are checked in: the demos, the site's own declarations, and those of what the
 * bundler takes besides modules. None where no demo is in TypeScript.
 * @param demos relative to the site's root
 */
export function listDemoSources(root: string, demos: readonly string[], outDir: string): string[] {
  const typed = demos.filter((file) => /\.[cm]?tsx?$/.test(file));
  if (typed.length === 0) return [];
  const declarations = listSiteFiles(root, outDir).filter((file) => DECLARATIONS.test(file));
  return [...[...new Set(typed)].sort(), ...declarations]
    .map((file) => path.join(root, file))
    .concat(bundlerTypes());
}

/** An error in a demo or the adapter, or in a file that it consists of. */
export function inSource(
  root: string,
  report: TypeErrorReport,
  ofAdapter: readonly string[],
): Problem {
  const file = path.relative(root, report.file).replaceAll('\\', '/');
  const before = readFileSync(report.file, 'utf8').slice(0, report.start);
  return problem(
    ofAdapter.includes(file) ? 'adapter-type-error' : 'demo-type-error',
    [`TS${report.code}: ${report.text}`],
    { file, line: before.split('\n').length },
  );
}
