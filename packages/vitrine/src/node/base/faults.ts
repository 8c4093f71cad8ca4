/** Errors that no part of Vitrine has put into words: they are its own. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { pluginProblem, readBundlerErrors } from './bundler-errors.ts';
import { problem, type Problem } from './errors.ts';
import { readVersion } from './version.ts';
import { messageOf } from './text.ts';

/**
 * Writes what a report needs to a file, and says so.
 * @param args the command line
 */
export function describeFault(error: unknown, args: readonly string[]): Problem {
  const [message = ''] = messageOf(error).split('\n');
  const ofPlugin = pluginProblem(message);
  if (ofPlugin) return ofPlugin;
  const ofSystem = describeNativeCode(error);
  if (ofSystem) return ofSystem;
  const [, innermost = ''] = /\n\s+at (.*)/.exec(stackOf(error)) ?? [];
  if (SITE_CODE.test(innermost)) return problem('stray-error', [message]);
  const file = path.join(tmpdir(), `vitrine-fault-${process.pid}.txt`);
  const report = [
    `vitrine ${readVersion()}, Node.js ${process.version}, ${process.platform} ${process.arch}`,
    `vitrine ${args.join(' ')}`,
    inspect(error),
  ];
  try {
    writeFileSync(file, `${report.join('\n')}\n`);
  } catch {
    // Without a place to write to, the report is what it says.
    return problem('vitrine-fault', [`${message}\n  ${report.slice(0, 2).join('\n  ')}`]);
  }
  return problem('vitrine-fault', [message], { file });
}

/** How the bundler, the compiler of styles and the type checker say that what is compiled for a system is not there. */
const MISSING =
  /Cannot find native binding|Unable to resolve @\S+-\w+\. Either your platform|Cannot find module '[^']*\.node'|loading addons is disabled|ERR_DLOPEN/;
/** Names of plugins through which an error came: `[minify] [minify] `. */
const THROUGH = /^(?:\[[^\]]*\] )+/;

/** A package whose part for this system is missing or may not be loaded, which its installation decides; else `null`. */
export function describeNativeCode(error: unknown): Problem | null {
  const message = messageOf(error).replace(THROUGH, '');
  const { code } = (error ?? {}) as { code?: unknown };
  if (!MISSING.test(`${message} ${String(code)}`)) return null;
  const [reason = ''] = message.split(/\.?\s*\n|\. /);
  return problem('no-native-code', [`${process.platform} ${process.arch}`, reason]);
}

/** Where the site's code is compiled to. */
const SITE_CODE = /[\\/]\.vitrine[\\/]/;

const stackOf = (error: unknown) => (error instanceof Error ? String(error.stack) : '');

let takeStray: (error: unknown) => boolean = () => false;

/** Whether a command that goes on after errors of the site's code has told this one, that nothing waited for. */
export const isTaken = (error: unknown): boolean => takeStray(error);

/** Of what Vite prepares by itself, nothing waits. */
const PREPARING = /^Error during dependency optimization:/;

/**
 * Tells what code of the site throws in a timer or in a promise that nothing waits for, and of packages that cannot be
 * prepared, and lets the process go on: a server does not end for it.
 * @param root folder of the site
 * @returns ends it
 */
export function outliveStrayErrors(root: string, tell: (found: Problem) => void): () => void {
  takeStray = (error) => {
    if (PREPARING.test(messageOf(error))) {
      for (const { reason, ...at } of readBundlerErrors(error, root))
        tell(problem('package-not-prepared', [reason], at));
      return true;
    }
    const file = filesIn(stackOf(error))
      .map((each) => path.relative(root, each))
      .find(isOfSite);
    if (file === undefined) return false;
    // Lines are those of compiled code.
    tell(problem('stray-error', [messageOf(error)], { file }));
    return true;
  };
  return () => (takeStray = () => false);
}

const filesIn = (stack: string) =>
  [...stack.matchAll(/^[ \t]+at (?:async )?(?:.*\()?(?:file:\/\/)?(.+):\d+:\d+\)?$/gm)]
    .map(([, file = '']) => file)
    .filter((file) => path.isAbsolute(file));

const isOfSite = (file: string) =>
  !file.startsWith('..') && !path.isAbsolute(file) && !PACKAGE.test(file);

const PACKAGE = /(?:^|[\\/])node_modules[\\/]/;
