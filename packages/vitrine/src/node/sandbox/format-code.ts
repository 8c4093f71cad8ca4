import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files.ts';
import { failure } from '../base/errors.ts';
import { countNewlines, messageOf, shortDigest } from '../base/text.ts';

/** Files in which a project says how its code is formatted. */
const FORMAT_FILES = [
  '.editorconfig',
  '.prettierrc',
  ...['json', 'json5', 'yaml', 'yml', 'toml', 'js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].flatMap(
    (extension) => [`.prettierrc.${extension}`, `prettier.config.${extension}`],
  ),
];

/** What Prettier does without being told otherwise, and oxfmt would not. */
const DEFAULTS = { printWidth: 80 };
/** Options of Prettier that say how JavaScript looks and that oxfmt knows by the same names. */
const SHARED = [
  ...[
    'arrowParens',
    'bracketSameLine',
    'bracketSpacing',
    'embeddedLanguageFormatting',
    'endOfLine',
  ],
  ...[
    'experimentalOperatorPosition',
    'jsxSingleQuote',
    'objectWrap',
    'printWidth',
    'quoteProps',
    'semi',
  ],
  ...['singleAttributePerLine', 'singleQuote', 'tabWidth', 'trailingComma', 'useTabs'],
];
/** Those that Prettier alone knows. */
const ITS_OWN = ['experimentalTernaries', 'insertPragma', 'requirePragma', 'checkIgnorePragma'];

/**
 * Formats JavaScript as the project formats the file it was made from, by Prettier's configuration. It is oxfmt that
 * does it, which gives the same text for a thirtieth of the time.
 * @throws VitrineError `invalid-formatting`; an error with `loc`, its place in the code, for what does not parse
 */
export async function formatJavaScript(code: string, sourceFile: string): Promise<string> {
  const prettier = await import('prettier');
  const options: Record<string, unknown> | null = await prettier
    .resolveConfig(sourceFile, { editorconfig: true })
    .catch((error: unknown) => {
      throw failure('invalid-formatting', [messageOf(error)]);
    });
  if (needsPrettier(options ?? {})) {
    return prettier.format(code, { ...options, parser: 'babel', plugins: [] });
  }
  const { format } = await import('oxfmt');
  const known = Object.entries(options ?? {}).filter(([name]) => SHARED.includes(name));
  const formatted = await format('code.jsx', code, { ...DEFAULTS, ...Object.fromEntries(known) });
  const [error] = formatted.errors;
  if (!error) return formatted.code;
  // It counts the bytes of UTF-8.
  const before = Buffer.from(code).toString('utf8', 0, error.labels[0]?.start ?? 0);
  const line = countNewlines(before) + 1;
  throw Object.assign(new SyntaxError(error.message), { loc: { line } });
}

function needsPrettier(options: Record<string, unknown>): boolean {
  return options['endOfLine'] === 'auto' || ITS_OWN.some((name) => options[name] === true);
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
