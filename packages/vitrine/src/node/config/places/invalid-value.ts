import { problem, type Problem } from '../../base/errors.ts';
import { CONFIG_FILE } from '../../base/folders.ts';
import { locateKey } from './locate-key.ts';

/**
 * The problem of a value in `vitrine.config.ts`.
 * @param source text of the file, to find the line
 * @param keys lead to the value, as in `['manifest', 'icons', 0, 'src']`
 */
export function invalidValue(
  source: string,
  keys: readonly PropertyKey[],
  { expected, received }: { expected: string; received: string },
): Problem {
  return problem('invalid-config', [printKeys(keys), expected, received], {
    file: CONFIG_FILE,
    line: locateKey(source, keys),
  });
}

function printKeys(keys: readonly PropertyKey[]): string {
  const text = keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return text.replace(/^\./, '') || 'configuration';
}
