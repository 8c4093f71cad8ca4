import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RolldownLog } from 'rolldown';
import { problem, type Problem } from './errors.ts';
import { readFileError } from './file-errors.ts';
import { messageOf } from './text.ts';

/** One mistake that stopped the bundler. */
export interface BundlerError {
  /** One line. */
  reason: string;
  /** Relative to the site's root, or empty. */
  file: string;
  /** Counted from 1; 0 when not known. */
  line: number;
}

/**
 * Splits what the bundler throws into one error for each mistake.
 * @throws what the system says of a file that the bundler could not write: that is nobody's mistake
 */
export function readBundlerErrors(error: unknown, root: string): BundlerError[] {
  const { errors } = Object(error) as { errors?: unknown[] };
  const all = Array.isArray(errors) && errors.length > 0 ? errors : [error];
  const refused = all.map(readRefusal).find((each) => each !== null);
  if (refused) throw refused;
  return all.map((each) => readError(Object(each) as Partial<RolldownLog>, root));
}

const WRITING = /Failed to write file in (?:"([^"\n]+)"|([^\n]+))/;

/** An error of the system, as Node would throw it; the bundler tells it within a text about itself. */
function readRefusal(error: unknown): NodeJS.ErrnoException | null {
  const { message: text = messageOf(error) } = Object(error) as { message?: string };
  const message = stripVTControlCharacters(text);
  const [, quoted, plain] = WRITING.exec(message) ?? [];
  const file = quoted ?? plain;
  const found = readFileError(new Error(message));
  if (file === undefined || found === null) return null;
  return Object.assign(new Error(message), { code: found.code, path: file });
}

/** A message of a plugin that has thrown (`config/vite/name-failures.ts`). */
export const PLUGIN_FAILURE = /The plugin "(.+?)" failed in its hook "(\w+)": (.*)/;

/** The problem of a plugin that a message names; `null` for any other message. */
export function pluginProblem(
  message: string,
  at: { file?: string; line?: number } = {},
): Problem | null {
  const [, plugin = '', hook = '', reason = ''] = PLUGIN_FAILURE.exec(message) ?? [];
  return plugin === '' ? null : problem('plugin-failed', [plugin, hook, reason], at);
}

function readError(error: Partial<RolldownLog>, root: string): BundlerError {
  const { code, id, loc, message = messageOf(error) } = error;
  const text = stripVTControlCharacters(message);
  // An error of a transform names its file only above its drawing of the source.
  const [, drawn] = /─\[ (.+):\d+:\d+ \]/.exec(text) ?? [];
  const file = loc?.file ?? id ?? (drawn && path.resolve(drawn)) ?? '';
  const nameOf = (absolute: string) => path.relative(root, absolute).replaceAll('\\', '/');
  // Of what stands behind a plugin of the bundler only the cause is telling.
  const [, cause] = /threw an error\s+Caused by:\s+(\S[^\n]*)/.exec(text) ?? [];
  const [firstLine = ''] = (cause ?? text).split('\n');
  const reason = firstLine
    .replace(/^(?:Error: )?(?:\[[^\]]+\]:? )?/, '')
    // The bundler names files as seen from where it was started.
    .replace(/(?<=is not exported by ")[^"]+/, (name) => nameOf(path.resolve(name)))
    .trim();
  return {
    reason: code === 'UNRESOLVED_IMPORT' ? withoutPlace(reason, root) : reason,
    file: path.isAbsolute(file) ? nameOf(file) : '',
    line: loc?.line ?? 0,
  };
}

/** An import as one would write it: what a configuration names, the bundler is told with its folder and how to load it. */
function withoutPlace(reason: string, root: string): string {
  return reason.replace(/ in \S+$/, '').replace(/(?<=')([^']+?)(?:\?inline)?(?=')/, (name) => {
    const [file = ''] = name.split('?inline');
    return file.startsWith(root + path.sep) ? path.relative(root, file) : name;
  });
}
