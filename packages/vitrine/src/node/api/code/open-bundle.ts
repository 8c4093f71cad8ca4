import path from 'node:path';
import type { ModuleNames } from '../../base/code/module-names.ts';
import { readCommonJs, WHOLE } from './common-js.ts';
import { nameHelpers } from './minified-helpers.ts';
import type { Export } from './bundle-syntax.ts';
import type { Syntax } from './syntax.ts';
import { unfoldClasses } from './unfold-classes.ts';
import { findBundle, type Bundle, type Bundled } from './find-bundle.ts';
import { BUNDLED, toCommonJs } from './bundled-to-common-js.ts';

/** Parts the path of a bundle from the number of a module in it: no path has one. */
const MARK = '\0';

/** What is read of a module of a bundle. */
export interface BundledModule extends ModuleNames {
  text: string;
  body: Syntax[];
}

/** The modules of a bundle, by their numbers, and what the file gives as a whole. */
export interface OpenBundle {
  whole: BundledModule;
  open: (number: number) => BundledModule | null;
}

/** Opens the bundle that a file is; `null` for any other code. */
export function openBundle(text: string, body: readonly Syntax[]): OpenBundle | null {
  const bundle = findBundle(text, body);
  if (bundle === null) return null;
  const modules = [...bundle.modules.values()];
  const opened = new Map<Bundled, BundledModule>();
  const open = (one: Bundled) => {
    const known = opened.get(one) ?? read(text, one, bundle);
    opened.set(one, known);
    return known;
  };
  const { entry } = bundle;
  const whole = open(typeof entry === 'string' ? bundle.modules.get(entry)! : entry);
  const { gives } = bundle;
  const given = gives === null ? whole : exporting(whole, gives);
  return {
    whole: bundle.isDefault ? ofDefault(whole) : given,
    open: (number) => (modules[number] === undefined ? null : open(modules[number])),
  };
}

function read(text: string, bundled: Bundled, bundle: Bundle): BundledModule {
  toCommonJs(bundled, bundle);
  const { start, end, body } = bundled;
  // What is not its own is blank: nodes say where in the file they stand.
  const own = ' '.repeat(start) + text.slice(start, end);
  nameHelpers(own, body);
  unfoldClasses(own, body);
  return { text: own, body, ...readCommonJs(body) };
}

function ofDefault(module: BundledModule): BundledModule {
  const given = module.exports.get('default');
  const exports: ModuleNames['exports'] = new Map();
  if (given !== undefined) exports.set(WHOLE, given).set('default', given);
  return { ...module, exports, stars: [] };
}

/** What an ES module exports of its entry, under the names that it has for them. */
function exporting(module: BundledModule, gives: readonly Export[]): BundledModule {
  const exports: ModuleNames['exports'] = new Map();
  for (const { name, local, member } of gives) {
    const given = member === null ? local : module.exports.get(member);
    if (given !== undefined) exports.set(name, given);
  }
  return { ...module, exports };
}

/** The file that a path is in, which may be that of a module in a bundle. */
export const fileOf = (file: string) => file.split(MARK, 1)[0]!;

/** Number of a module in its bundle; `null` for a file as a whole. */
export function numberOf(file: string): number | null {
  const number = file.split(MARK)[1];
  return number === undefined ? null : Number(number);
}

/** Where a module of a bundle finds another; `null` for what it takes from outside. */
export function besideIn(file: string, specifier: string): string | null {
  return specifier.startsWith(BUNDLED)
    ? path.normalize(fileOf(file)) + MARK + specifier.slice(BUNDLED.length)
    : null;
}
