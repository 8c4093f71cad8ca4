import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files.ts';
import { failure } from '../base/errors.ts';
import { messageOf, shortDigest } from '../base/text.ts';

/** Files in which a project says how its code is formatted. */
const FORMAT_FILES = [
  '.editorconfig',
  '.prettierrc',
  ...['json', 'json5', 'yaml', 'yml', 'toml', 'js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].flatMap(
    (extension) => [`.prettierrc.${extension}`, `prettier.config.${extension}`],
  ),
];

/** Formats JavaScript as the project formats the file it was made from, by Prettier's configuration. */
export async function formatJavaScript(code: string, sourceFile: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const options = await resolveConfig(sourceFile, { editorconfig: true }).catch(
    (error: unknown) => {
      throw failure('invalid-formatting', [messageOf(error)]);
    },
  );
  return format(code, { ...options, parser: 'babel', plugins: [] });
}

/** Changes with what `formatJavaScript` goes by, without loading Prettier. */
export function formatKey(root: string): string {
  const found: string[] = [];
  for (let dir = path.resolve(root); ; dir = path.dirname(dir)) {
    for (const name of [...FORMAT_FILES, 'package.json']) {
      const file = path.join(dir, name);
      if (!isFile(file)) continue;
      const text = readFileSync(file, 'utf8');
      if (name !== 'package.json') found.push(file, text);
      else if (text.includes('"prettier"')) found.push(file, text);
    }
    if (dir === path.dirname(dir)) return shortDigest(...found);
  }
}
