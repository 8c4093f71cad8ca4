import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFile } from '../base/files.ts';
import { failure } from '../base/errors.ts';
import { resolvePeer } from '../base/install/peers.ts';
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
 * @param known what was found for files before: to look takes as long as to format
 * @throws VitrineError `invalid-formatting`; an error with `loc`, its place in the code, for what does not parse
 */
export async function formatJavaScript(
  code: string,
  sourceFile: string,
  known: KnownFormats = knowNoFormats(path.dirname(sourceFile)),
): Promise<string> {
  const prettier = await loadPrettier(path.dirname(sourceFile), known);
  const options = prettier ? await readOptions(prettier, sourceFile, known) : {};
  if (prettier && needsPrettier(options)) {
    return prettier.format(code, { ...options, parser: 'babel', plugins: [] });
  }
  const { format } = await import('oxfmt');
  const shared = Object.entries(options).filter(([name]) => SHARED.includes(name));
  const formatted = await format('code.jsx', code, { ...DEFAULTS, ...Object.fromEntries(shared) });
  const [error] = formatted.errors;
  if (!error) return formatted.code;
  // It counts the bytes of UTF-8.
  const before = Buffer.from(code).toString('utf8', 0, error.labels[0]?.start ?? 0);
  const line = countNewlines(before) + 1;
  throw Object.assign(new SyntaxError(error.message), { loc: { line } });
}

type Prettier = typeof import('prettier');

/** Prettier, where a project has a configuration of it: it alone can read one. */
async function loadPrettier(dir: string, known: KnownFormats): Promise<Prettier | null> {
  const files = listFormatFiles(dir, known);
  if (files.length === 0) return null;
  try {
    const use = 'The formatting of demos by your Prettier configuration';
    const file = known.prettier.get(dir) ?? resolvePeer(dir, 'prettier', use);
    known.prettier.set(dir, file);
    return ((await import(pathToFileURL(file).href)) as { default: Prettier }).default;
  } catch (error) {
    // Editors have settings where no Prettier is.
    if (files.every((file) => path.basename(file) === '.editorconfig')) return null;
    throw error;
  }
}

type Options = Record<string, unknown>;

async function readOptions(
  prettier: Prettier,
  file: string,
  known: KnownFormats,
): Promise<Options> {
  const files = listFormatFiles(path.dirname(file), known);
  // Prettier looks for its configuration anew for each file.
  const key = files.join('\n');
  const before = known.options.get(key);
  // Stryker disable next-line ConditionalExpression: saves time
  if (before) return before;
  try {
    const options: Options = (await prettier.resolveConfig(file, { editorconfig: true })) ?? {};
    if (files.every(isForAllFiles)) known.options.set(key, options);
    return options;
  } catch (error) {
    throw failure('invalid-formatting', [messageOf(error)]);
  }
}

/** Whether what a file says holds for all below its folder: code may say anything, and so may a package that is named. */
function isForAllFiles(file: string): boolean {
  if (!/(?:\.prettierrc|\.prettierrc\.(?:json|json5|ya?ml|toml))$/.test(file)) return false;
  const text = readFileSync(file, 'utf8');
  return /[:=]/.test(text) && !text.includes('overrides');
}

function needsPrettier(options: Record<string, unknown>): boolean {
  return options['endOfLine'] === 'auto' || ITS_OWN.some((name) => options[name] === true);
}

/** Changes with what `formatJavaScript` goes by, without loading Prettier. */
export function formatKey(root: string): string {
  return shortDigest(
    ...listFormatFiles(root, knowNoFormats(root)).flatMap((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  );
}

/** What was found for folders. */
export interface KnownFormats {
  /** In the folders of the site, what is there is listed: to ask for each name takes longer. */
  root: string;
  /** Files that say how code is formatted. */
  files: Map<string, string[]>;
  /** Where their Prettier lies. */
  prettier: Map<string, string>;
  /** What is said for every file that these files are for, by their paths. */
  options: Map<string, Options>;
}

export const knowNoFormats = (root: string): KnownFormats => ({
  root: path.resolve(root),
  files: new Map(),
  prettier: new Map(),
  options: new Map(),
});

/** The files that say how code in a folder is formatted, from there upwards. */
function listFormatFiles(folder: string, known: KnownFormats): string[] {
  const dir = path.resolve(folder);
  const before = known.files.get(dir);
  // Stryker disable next-line ConditionalExpression: saves time
  if (before) return before;
  const isOwn = dir.startsWith(known.root + path.sep) && existsSync(dir);
  const there = isOwn ? new Set(readdirSync(dir)) : null;
  const own = [...FORMAT_FILES, 'package.json']
    .filter((name) => there?.has(name) ?? true)
    .map((name) => path.join(dir, name))
    .filter(
      (file) =>
        isFile(file) &&
        (path.basename(file) !== 'package.json' ||
          readFileSync(file, 'utf8').includes('"prettier":')),
    );
  const parent = path.dirname(dir);
  const found = parent === dir ? own : [...own, ...listFormatFiles(parent, known)];
  known.files.set(dir, found);
  return found;
}
