import { findClosest } from '../../../shared/tools/closest-match.ts';
import { suggest } from '../../base/errors/error-spec.ts';
import { messageOf } from '../../base/text.ts';

/**
 * What Node's `parseArgs` has thrown, in one sentence, with the option that an unknown one is nearest to. Node also explains
 * how to pass arguments that begin with a hyphen, which no command takes.
 * @param options names of those that there are
 */
export function explainArguments(error: unknown, options: readonly string[]): string {
  const said = messageOf(error).split(/\. |\n/)[0]!;
  const [, unknown] = /^Unknown option '--([\w-]+)/.exec(said) ?? [];
  const closest = unknown === undefined ? '' : findClosest(unknown, options);
  return said + suggest(closest && `--${closest}`);
}
