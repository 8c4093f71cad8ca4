/** Modules of shipped JavaScript and of source, opened as far as somebody looks at them. */
import { readFileSync } from 'node:fs';
import { rememberOf } from '../../../shared/remember.ts';
import { readModuleNames, type ModuleNames } from '../../base/code/module-names.ts';
import { parseSync, type ParseResult } from '../../base/code/parse-code.ts';
import { mayBeBundle } from './find-bundle.ts';
import { fileOf, numberOf, openBundle, type OpenBundle } from './open-bundle.ts';
import { readCommonJs, statementsOf } from './common-js.ts';
import { nameHelpers } from './minified-helpers.ts';
import type { Syntax } from './syntax.ts';
import { unfoldClasses } from './unfold-classes.ts';

/** A module, parsed as far as it has been looked at. */
export interface Module extends ModuleNames {
  file: string;
  readonly text: string;
  /** Its statements. */
  readonly body: readonly Syntax[];
}

/** Characters of a module: a bundle larger than this is not worth its time. */
const MAX_SIZE = 3_000_000;

/**
 * The module that a file is; `null` when it is too large or does not parse.
 * @param known names of modules that have been read before and are the same; is added to
 */
export function openModule(file: string, known: Map<string, ModuleNames>): Module | null {
  const names = known.get(file);
  if (names !== undefined) return moduleOf(file, names, () => readModule(file));
  const number = numberOf(file);
  if (number !== null) {
    const found = bundlesIn(known).get(fileOf(file))?.open(number);
    return found ? { file, ...found } : null;
  }
  const read = readModule(file);
  if (read === null) return null;
  const { text, parsed } = read;
  const isCommonJs = parsed.module.staticImports.length + parsed.module.staticExports.length === 0;
  const whole = isCommonJs || mayBeBundle(text) ? bodyOf(read) : [];
  const bundle = openBundle(text, whole);
  if (bundle !== null) {
    bundlesIn(known).set(file, bundle);
    return { file, ...bundle.whole };
  }
  if (isCommonJs) {
    const body = statementsOf(whole);
    return { file, text, body, ...readCommonJs(body) };
  }
  const found = readModuleNames(parsed.module);
  known.set(file, found);
  return moduleOf(file, found, () => read);
}

/**
 * Names of what a module gives, those that it passes on from others included, and whether it is a bundle.
 * @param resolve finds what a module imports
 */
export function exportedBy(
  file: string,
  resolve: (from: string, specifier: string) => string | null,
): { names: string[]; isBundle: boolean } {
  const known = new Map<string, ModuleNames>();
  const names = new Set<string>();
  const seen = new Set<string>();
  const add = (at: string) => {
    const module = seen.has(at) || seen.size > MAX_PASSED ? null : openModule(at, known);
    seen.add(at);
    if (module === null) return;
    for (const name of module.exports.keys())
      if (at === file || name !== 'default') names.add(name);
    for (const star of module.stars) {
      const target = resolve(module.file, star);
      if (target !== null) add(target);
    }
  };
  add(file);
  const bundles = bundlesIn(known);
  const whole = [...seen].find((at) => !isAnother(openModule(at, known)));
  return { names: [...names], isBundle: whole !== undefined && bundles.has(fileOf(whole)) };
}

/** `module.exports = require('./dist/kit')` */
function isAnother(module: Module | null): boolean {
  const [star, ...others] = module?.stars ?? [];
  if (module === null || star === undefined || others.length > 0) return false;
  return [...module.exports.values()].every((one) => typeof one !== 'string' && one.from === star);
}

/** Modules that one passes on. */
const MAX_PASSED = 1000;

/** Bundles that were opened on the way to their modules. */
const bundlesIn = rememberOf((_: Map<string, ModuleNames>) => new Map<string, OpenBundle>());

/** Most of the modules that an index passes on are only asked for their names: what they contain is read on use. */
function moduleOf(file: string, names: ModuleNames, read: () => ModuleText | null): Module {
  let opened: ModuleText | null | undefined;
  const open = () => (opened ??= read());
  let body: Syntax[] | undefined;
  return {
    file,
    ...names,
    get text() {
      return open()?.text ?? '';
    },
    get body() {
      const read = body === undefined ? open() : null;
      return (body ??= read === null ? [] : bodyOf(read));
    },
  };
}

/** The parser makes the syntax when it is asked for: it takes longer than all the rest of a module, and much memory. */
function bodyOf({ text, parsed }: ModuleText): Syntax[] {
  const body = parsed.program.body as unknown as Syntax[];
  nameHelpers(text, body);
  unfoldClasses(text, statementsOf(body));
  return body;
}

interface ModuleText {
  text: string;
  parsed: ParseResult;
}

function readModule(file: string): ModuleText | null {
  const isData = file.endsWith('.json');
  const text = `${isData ? 'export default ' : ''}${readFileSync(file, 'utf8')}`;
  if (text.length > MAX_SIZE) return null;
  const plain = isData ? parseSync(file, text, { lang: 'js' }) : parseSync(file, text);
  // Source may have elements in files that are called `.js`.
  const isOdd = plain.errors.length > 0 && /\.[cm]?js$/.test(file);
  const parsed = isOdd ? parseSync(file, text, { lang: 'jsx' }) : plain;
  return parsed.errors.length > 0 ? null : { text, parsed };
}
