import { readFileSync } from 'node:fs';
import path from 'node:path';
import { problem, type Problem } from '../../base/errors.ts';
import { CONFIG_FILE } from '../../base/folders.ts';

/**
 * Tells that a package is missing which a configuration imports, where it does; `null` for anything else that was thrown.
 * @param module what the configuration was compiled to, and its sources, all absolute
 */
export function missingPackage(
  thrown: unknown,
  root: string,
  { module, sources }: { module: string; sources: readonly string[] },
): Problem | null {
  const { code, message } = Object(thrown) as { code?: unknown; message?: unknown };
  if (code !== 'ERR_MODULE_NOT_FOUND' || typeof message !== 'string') return null;
  const [, name, importer = ''] =
    /^Cannot find package '((?:@[^'/]+\/)?[^'/]+)[^']*' imported from (.+)/.exec(message) ?? [];
  // What a package lacks is the matter of that package.
  if (name === undefined || !importer.startsWith(module)) return null;
  const imports = new RegExp(
    String.raw`\b(?:from|import)\s*(?:\(\s*)?['"]${name.replaceAll(/\W/g, String.raw`\$&`)}['"/]`,
  );
  for (const source of sources) {
    const line = readFileSync(source, 'utf8')
      .split('\n')
      .findIndex((text) => imports.test(text));
    if (line !== -1)
      return problem('package-not-installed', [name, root], {
        file: path.relative(root, source),
        line: line + 1,
      });
  }
  return problem('package-not-installed', [name, root], { file: CONFIG_FILE });
}
