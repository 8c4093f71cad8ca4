/** Types that a component builds on and that are not installed: the checker takes them for nothing. */
import { withoutNumber } from '../../checker/syntax.ts';
import path from 'node:path';
import {
  findPackage,
  hasPackage,
  isInstalled,
  typesPackageOf,
} from '../../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../../base/packages/manifest.ts';
import { escapePattern } from '../../../base/text.ts';
import type { Node, SourceFile } from '../../checker/type-host.ts';
import { remember, rememberOf } from '../../../../shared/remember.ts';
import { reachedParts, type FilePart } from './file-parts.ts';
import { hasTypesAt, isUntyped } from './has-types.ts';
import { findMissingEntry } from './missing-entry.ts';

/** What is known of the packages that files are in, and import. */
export interface Packages {
  packageOf: (file: string) => InstalledPackage | null;
  /** Those whose types are known although the files do not find them. */
  lent?: readonly string[];
}

/**
 * Names what declarations build types on although the package that it comes from is missing. Of a file with many, what
 * others than these build on is theirs.
 * @returns reasons, in words a maintainer can act on
 */
export function missingBases(nodes: readonly Node[], packages: Packages): string[] {
  const files = new Set(nodes.map((node) => node.getSourceFile()));
  const lacks = [...files].flatMap((file) => lacksOf(file, packages));
  if (lacks.length === 0) return [];
  const parts = reachedParts(nodes);
  const told = lacks.filter(({ name }) => parts.some((part) => basesIn(part)(name)));
  return [...new Set(told.map(({ reason }) => reason))];
}

/** A name that a file imports from a package that is missing. */
interface Lack {
  name: string;
  reason: string;
}

/** Many components are declared in one file, or build on the same. */
const remembered = new WeakMap<Node, Lack[]>();

function lacksOf(file: SourceFile, packages: Packages): Lack[] {
  const known = remembered.get(file);
  if (known !== undefined) return known;
  const imports = readImports(file, packages);
  const found = imports.flatMap(({ clause, specifier, name, isDeclared }): Lack[] => {
    const lack = isDeclared ? lackOf(path.dirname(file.fileName), specifier, name) : null;
    if (lack === null) return [];
    return namesIn(clause).map((one) => ({
      name: one,
      reason: `${lack.what}, so what comes from its ${withoutNumber(one)} is not listed${lack.remedy}`,
    }));
  });
  remembered.set(file, found);
  return found;
}

/** Tells whether a part builds on a name; each is asked for by many components. */
const basesIn = rememberOf((part: FilePart) =>
  remember((name: string) => part.words.includes(name) && isBase(part.text, name)),
);

/** What there is to say of a package that is not there, or in the workspace but not built. */
function lackOf(
  from: string,
  specifier: string,
  name: string,
): { what: string; remedy: string } | null {
  const found = findPackage(from, name);
  if (found === null && findPackage(from, typesPackageOf(name)) === null)
    return { what: `"${name}" is not installed`, remedy: `: npm install ${name}` };
  if (found === null || specifier !== name || isInstalled(found.dir)) return null;
  const missing = findMissingEntry(found);
  return missing !== null && /\.[cm]?tsx?$/.test(missing)
    ? { what: `"${name}" leads to ${missing}, which is not there`, remedy: ': build it' }
    : null;
}

interface ImportRead {
  clause: string;
  specifier: string;
  /** The package that it is from, as far as the specifier tells. */
  name: string;
  /** Whether the manifest names the package: any other may be a path of the project's own. */
  isDeclared: boolean;
}

/** What a file imports but from files beside it, and from what the site lends. */
function readImports(
  { text, fileName }: SourceFile,
  { packageOf, lent = [] }: Packages,
): ImportRead[] {
  const { dependencies, peerDependencies } = packageOf(fileName)?.manifest ?? {};
  const declared = { ...dependencies, ...peerDependencies };
  return [...text.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) => {
    const name = packageIn(specifier);
    if (name === null || lent.includes(name)) return [];
    return [{ clause, specifier, name, isDeclared: name in declared }];
  });
}

/** The package that a specifier leads to, or the path of the project's own that it begins with; `null` for a file beside. */
export function packageIn(specifier: string): string | null {
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? null;
  return name?.startsWith('.') ? null : name;
}

/**
 * Names the packages that the type of a prop needs and that are missing here, or whose types are.
 * @param text the type as it is declared in the file of `node`
 */
export function missingTypes(node: Node, text: string, packages: Packages): string[] {
  const file = node.getSourceFile();
  const from = path.dirname(file.fileName);
  return readImports(file, packages).flatMap(({ clause, specifier, name, isDeclared }) => {
    const used = namesUsed(clause, text);
    if (used.length === 0) return [];
    const named = used.map(withoutNumber).join(', ');
    const unknown = `the type ${named} of some props is not known`;
    const lack = lackOf(from, specifier, name);
    if (lack !== null)
      return isDeclared || isOfScope(specifier, packages.packageOf(file.fileName)?.name)
        ? [`${lack.what}, so ${unknown}${lack.remedy}`]
        : [`"${specifier}" leads nowhere in the published declarations, so ${unknown}`];
    const found = findPackage(from, name);
    const isTyped = findPackage(from, typesPackageOf(name)) !== null;
    if (isTyped || !isDeclared || (found !== null && hasTypesAt(found, specifier))) return [];
    return [`"${name}" has no types here, so ${unknown}: npm install ${typesPackageOf(name)}`];
  });
}

/** Names the packages that a declaration speaks of and that are missing here. */
export function missingModules(node: Node, packages: Packages): string[] {
  const { fileName } = node.getSourceFile();
  const { dependencies, peerDependencies } = packages.packageOf(fileName)?.manifest ?? {};
  const declared = { ...dependencies, ...peerDependencies };
  const missing = spokenOf(node, packages)
    .filter(({ name }) => !hasPackage(path.dirname(fileName), name))
    .map(({ name, specifier }) =>
      !(name in declared) && OWN_SOURCE.test(specifier)
        ? `"${specifier}" leads nowhere in the published declarations`
        : `"${name}" is not installed: npm install ${name}`,
    );
  return [...new Set(missing)];
}

/** A path into the authors' own repository, `packages/kit/src/dial`, that only their settings know. */
const OWN_SOURCE = /\/src(\/|$)/;

/**
 * Names the packages that a declaration speaks of and that are here without types.
 * @param own the package that is documented: of this it is told elsewhere
 */
export function untypedModules(node: Node, own: string, packages: Packages): string[] {
  const from = path.dirname(node.getSourceFile().fileName);
  const untyped = spokenOf(node, packages).filter(
    ({ name, specifier }) => name !== own && isUntyped(from, name, specifier),
  );
  return [...new Set(untyped.map(({ name }) => name))].map(
    (name) => `"${name}" has no types here: npm install ${typesPackageOf(name)}`,
  );
}

/** What a declaration has from packages, by an import of its file or within its text. */
function spokenOf(node: Node, packages: Packages): { name: string; specifier: string }[] {
  const { lent = [] } = packages;
  const text = node.getText();
  const named = readImports(node.getSourceFile(), packages).filter(
    ({ clause }) => namesUsed(clause, text).length > 0,
  );
  const inline = [...text.matchAll(INLINE)].flatMap(([, specifier = '']) => {
    const name = packageIn(specifier);
    return name === null ? [] : [{ name, specifier }];
  });
  return [...named, ...inline].filter(
    ({ name }) => PACKAGE_NAME.test(name) && !lent.includes(name),
  );
}

/** Not `@` or `~`, by which projects call a folder of their own. */
export const PACKAGE_NAME = /^(?:@[\w-][\w.-]*\/)?[a-z\d][\w.-]*$/i;
/**
 * Whether a specifier is a package with the scope of the one that has it: it is theirs, whether their manifest lists it or
 * not. Any other scope may be what their settings call a folder, and somebody else may own a package of that name.
 */
export function isOfScope(specifier: string, own: string | undefined): boolean {
  const [scope] = /^@[^/]+\//.exec(own ?? '') ?? [];
  return scope !== undefined && specifier.startsWith(scope) && packageIn(specifier) === specifier;
}
/** What `import('acme').Size` is imported from. */
export const INLINE = /\bimport\(\s*['"]([^'"]+)['"]/g;
const IMPORT = /^[ \t]*import\s+(?:type\s+)?([^\s'";][^'";]*?)(?<!\s)\s+from\s+['"]([^'"]+)['"]/gm;

/** Local names of `Base, { type Props as BaseProps }` or `* as base`. */
function namesIn(clause: string): string[] {
  return clause
    .split(/[{},]/)
    .map((one) => one.trim().split(/\s+/).at(-1) ?? '')
    .filter((one) => /^[\w$]+$/.test(one));
}

/** The local names of an import that a text speaks of. */
function namesUsed(clause: string, text: string): string[] {
  return namesIn(clause).filter((one) => new RegExp(`\\b${escapePattern(one)}\\b`).test(text));
}

/** Tells whether an interface extends a type of this name, or an alias or an intersection is made of it. */
function isBase(text: string, name: string): boolean {
  const base = `(?:[\\w.]+<(?:typeof )?)*${name.replaceAll('$', '\\$')}\\b`;
  const more = `[\\w.]*(?:>|,[\\s|]*(?:['"][^'"]*['"][\\s|]*)+>)*\\s*&`;
  return new RegExp(
    `\\bextends\\s(?:[^{;]*[,\\s])?${base}|[&=]\\s*${base}|[\\s(<]${base}${more}`,
  ).test(text);
}
