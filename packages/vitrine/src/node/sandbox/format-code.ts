import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { versionOf } from '../base/files/kinds.ts';
import { failure } from '../base/errors.ts';
import { resolvePeer } from '../base/install/peers.ts';
import { countNewlines, messageOf, shortDigest } from '../base/text.ts';
import {
  knowNoFormats,
  listFormatFiles,
  type FormatOptions,
  type KnownFormats,
} from './format-files.ts';

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
  const options = await findOptions(sourceFile, known);
  if (needsPrettier(options)) {
    const prettier = await loadPrettier(path.dirname(sourceFile), known);
    return prettier!.format(code, { ...options, parser: 'babel', plugins: [] });
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
    const file = findPrettier(dir, known);
    return ((await import(pathToFileURL(file).href)) as { default: Prettier }).default;
  } catch (error) {
    // Editors have settings where no Prettier is.
    if (files.every(isOfEditors)) return null;
    throw error;
  }
}

const isOfEditors = (file: string) => path.basename(file) === '.editorconfig';

/** @throws VitrineError `missing-peer` */
function findPrettier(dir: string, known: KnownFormats): string {
  const use = 'The formatting of demos by your Prettier configuration';
  const file = known.prettier.get(dir) ?? resolvePeer(dir, 'prettier', use);
  known.prettier.set(dir, file);
  return file;
}

async function findOptions(file: string, known: KnownFormats): Promise<FormatOptions> {
  const dir = path.dirname(file);
  const key = keyOfOptions(dir, known);
  const before = key === null ? undefined : known.options.get(key);
  if (before) return before;
  const prettier = await loadPrettier(dir, known);
  if (prettier === null) return {};
  try {
    const options: FormatOptions =
      (await prettier.resolveConfig(file, { editorconfig: true })) ?? {};
    if (key !== null) known.options.set(key, options);
    return options;
  } catch (error) {
    throw failure('invalid-formatting', [messageOf(error)]);
  }
}

/**
 * Changes with what Prettier would find for all files of a folder; `null` where it has to be asked for each. To load it
 * takes longer than all else that an edited demo needs.
 */
function keyOfOptions(dir: string, known: KnownFormats): string | null {
  const files = listFormatFiles(dir, known);
  const names = files.join('\n');
  const before = known.keys.get(names);
  // Stryker disable next-line ConditionalExpression: saves time
  if (before !== undefined) return before;
  const isCommon = files.every(isForAllFiles) && !files.every(isOfEditors);
  const key = isCommon
    ? shortDigest(
        ...files.flatMap((file) => [file, readFileSync(file)]),
        versionOf(findPrettier(dir, known)) ?? '',
      )
    : null;
  known.keys.set(names, key);
  return key;
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
