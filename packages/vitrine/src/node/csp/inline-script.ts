import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type InlineScript =
  | 'head'
  | 'theme-color'
  | 'fonts'
  | 'navigation'
  | 'first-demo'
  | 'iframe'
  | 'offline'
  | 'runner-frame';

let scripts: Record<InlineScript, string> | undefined;

/**
 * A script that stands in a document itself, as `scripts/build-engine.mjs` has compiled it from
 * `browser/inline/`.
 */
export function inlineScript(name: InlineScript): string {
  const file = new URL('../../inline-scripts.json', import.meta.url);
  scripts ??= JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as typeof scripts;
  return scripts![name];
}
