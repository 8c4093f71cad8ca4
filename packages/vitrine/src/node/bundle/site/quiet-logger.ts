import { stripVTControlCharacters } from 'node:util';
import type { createLogger, Logger, Rolldown } from 'vite';
import { isInstalled } from '../../base/packages/find-package.ts';

/** What browsers pass over in a style sheet, which is mostly that of a package: rules, and where an encoding is named. */
const PASSED_OVER = /\[lightningcss minify\]|@charset must precede/;

/** A large library is its author's: no setting of a site cuts it, and no page loads more of it than its demos need. */
const SIZE_OF_CHUNKS = /Some chunks are larger than/;

/** Said of each bundle, with the address in the place of the style sheet, which it does not know. */
const UNKNOWN_ADDRESS = /^\s*(\S+) referenced in \S+ didn't resolve at build time/;

/** Said of each class that is composed of another file's, as the means for that has no place in a file for it. */
const COMPOSED = /A PostCSS plugin did not pass the `from` option/;

/**
 * Makes a logger that leaves out what `withoutNoise` does, and errors, which are thrown as well and reported once.
 * @param isColourful whether what the bundler says keeps its colours
 */
export function quietLogger(
  create: typeof createLogger,
  isColourful = process.stderr.isTTY,
): Logger {
  return { ...withoutNoise(create('warn'), isColourful), error: () => undefined };
}

/** Leaves out what browsers pass over, what nobody can mend, and the size of chunks. */
export function withoutNoise(logger: Logger, isColourful = true): Logger {
  const plain = (text: string) => (isColourful ? text : stripVTControlCharacters(text));
  const filter =
    (method: 'warn' | 'warnOnce'): Logger['warn'] =>
    (text, options) => {
      const [, address] = UNKNOWN_ADDRESS.exec(text) ?? [];
      if (address !== undefined) {
        tellOnce(address, logger, method);
        return;
      }
      if ([PASSED_OVER, SIZE_OF_CHUNKS, COMPOSED].some((one) => one.test(text))) return;
      logger[method](plain(text), options);
    };
  const error: Logger['error'] = (text, options) => logger.error(plain(text), options);
  return { ...logger, warn: filter('warn'), warnOnce: filter('warnOnce'), error };
}

const told = new Set<string>();

/** The site's bundles are several, and so are the loggers. */
function tellOnce(address: string, logger: Logger, method: 'warn' | 'warnOnce'): void {
  if (told.has(address)) return;
  told.add(address);
  logger[method](
    `A style sheet loads "${address}", and public/ has no such file: browsers are left to find it on the site’s host.`,
  );
}

/** How code should be written; what it does is as its author has meant it. */
const ADVICE = new Set([
  'CIRCULAR_DEPENDENCY',
  'EVAL',
  'INEFFECTIVE_DYNAMIC_IMPORT',
  'INVALID_ANNOTATION',
  'MODULE_LEVEL_DIRECTIVE',
  'PREFER_BUILTIN_FEATURE',
  'TOLERATED_TRANSFORM',
]);

/** Whether a message of the bundler is advice about the code of an installed package, which nobody here writes. */
export function isAdviceOnPackage({ code = '', id, ids, loc }: Rolldown.RolldownLog): boolean {
  const file = id ?? loc?.file ?? ids?.[0] ?? '';
  return ADVICE.has(code) && isInstalled(file);
}
