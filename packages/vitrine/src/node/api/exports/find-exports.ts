/** Finds the hooks, functions and constants among the exports of a package. */
import path from 'node:path';
import { CODE, stemOf } from '../../base/code/find-module.ts';
import { groupBy } from '../../base/group-by.ts';
import { capitalize } from '../../base/text.ts';
import { tagText } from '../checker/comments/doc-tags.ts';
import type { DocComment } from '../checker/comments/jsdoc.ts';
import { docOf } from '../checker/syntax.ts';
import { withNamedDoc } from '../props/inherited-doc.ts';
import { is, SymbolFlags } from '../checker/type-host.ts';
import type { ExportedSymbol, Node, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import { kindOf, type PlainKind } from './kind-of.ts';
import { functionsIn } from './namespace-functions.ts';
import { isCapitalised, UNSTABLE } from './name-kinds.ts';

/** A value that a package exports, with its declaration. */
export interface DeclaredExport {
  /** Of a part of another with that, as one writes it in JSX: `Dialog.Root`. */
  name: string;
  /** Other names of the same, e.g. `DialogRoot`. */
  aliases: string[];
  symbol: TypeSymbol;
  type: Type;
  declaration: Node;
  doc: DocComment;
}

/** A value that a package exports and that is no component. */
export interface PlainExport extends DeclaredExport {
  kind: PlainKind;
}

/** What authors export for packages of their own: `private_apply`, `__secret`, `INTERNAL_run`. */
const INTERNAL = /^_|^(private|internal)_/i;

/**
 * Every exported value that no component is made of. Left out: what is marked as internal, contexts, namespaces of types
 * alone, the classes
 * of a component (which its page lists), namespaces of components, and undocumented helpers that are
 * declared in the file or folder of a component, unless an entry names them. A hook is nobody's helper.
 * @param components every name of each component
 * @param isNamed tells whether some module passes on what the package exports under a name by that name
 * @param entry name of the package
 */
export function findPlainExports(
  host: TypeHost,
  exported: ExportedSymbol[],
  components: ReadonlyMap<string, string>,
  isNamed: (name: string) => boolean,
  entry: string,
): PlainExport[] {
  const own = pascalCase(path.posix.basename(entry));
  const whole = new Set([...components.keys()].map((name) => name.split('.', 1)[0]!));
  const values = exported.filter(
    ({ name, symbol, isTypeOnly }) =>
      !INTERNAL.test(name) &&
      !components.has(name) &&
      !components.has(name.replace(UNSTABLE, '')) &&
      !isClassList(name, components) &&
      (symbol.flags & VALUE) !== 0 &&
      !isTypeOnly,
  );
  const types = host.checker.getTypeOfSymbol(values.map(({ alias }) => alias));
  const kinds = host.together([...types.entries()], ([i, type]) =>
    type === undefined ? null : kindOf(host, values[i]!.name, type),
  );
  const found = values.flatMap(({ name, symbol, declaredAs }, i): PlainExport[] => {
    const type = types[i];
    const kind = kinds[i] ?? null;
    const declaration = host.declarationsOf(symbol)[0];
    if (type === undefined || declaration === undefined) return [];
    if (holdsTypesAlone(host, declaration, type)) return [];
    // Of what helpers make in JavaScript, only the code may know what it is.
    if (type.isErrorType() && !host.filesOf(symbol).some((file) => CODE.test(file))) return [];
    const doc = withNamedDoc(host, declaration, docOf(declaration));
    // What holds components is their page, on which functions that it has stand as well.
    // One that can be called has a page of its own: `Loadable(options)` beside `Loadable.Capture`.
    const isCalled = kind === 'function' && is.isFunctionDeclaration(declaration);
    if (whole.has(name) && (kind === 'constant' || (isCapitalised(name) && !isCalled)))
      return functionsIn(host, { name, type }, (one) => components.has(one));
    if (kind === null || tagText(doc, 'internal', 'private', 'hidden', 'ignore') !== null)
      return [];
    const aliases = declaredAs === undefined ? [] : [declaredAs];
    const one = { kind, name, aliases, symbol, type, declaration, doc };
    return isHelper(one, { components: whole, own, isNamed }) && !isKit(host, one) ? [] : [one];
  });
  return mergeAliases(found).sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/** Tells a namespace, `export * as Types from './types'`, of which code has an empty object. */
const holdsTypesAlone = (host: TypeHost, declaration: Node, type: Type) =>
  is.isSourceFile(declaration) &&
  !CODE.test(declaration.fileName) &&
  host.checker.getPropertiesOfType(type).length === 0 &&
  host.callSignatures(type).length === 0;

/** A value, or what only code says more of (`targetOf`). */
const VALUE = SymbolFlags.Value | SymbolFlags.Alias;

/** `buttonClasses` and `ButtonDataAttributes` of `Button`, which its own page lists. */
function isClassList(name: string, components: ReadonlyMap<string, string>): boolean {
  const base = name.replace(/(Classes|ClassNames|DataAttributes|CssVars|CssVariables)$/, '');
  return base !== name && components.has(capitalize(base));
}

/**
 * Tells whether an export only serves the component beside it. What an entry names is there for everyone, functions and
 * constants in capitals: `titleRecipe` and `defaultTitleProps` are the component's, and so is a part under its own name.
 * Where an entry names neither, what is in capitals is for everyone, too: `BellTone` beside `Bell`.
 */
function isHelper(
  { kind, doc, declaration, name }: PlainExport,
  { components, own, isNamed }: HelperNames,
): boolean {
  if (kind === 'hook' || doc.description !== '' || doc.tags.length > 0) return false;
  if (is.isSourceFile(declaration)) return false;
  const { fileName } = declaration.getSourceFile();
  const file = stemOf(fileName);
  const [first = ''] = file.split('.');
  const homes = [file, first, path.basename(path.dirname(fileName))];
  const whole = [...homes, ...homes.map(pascalCase)].find((one) => components.has(one));
  if (whole === undefined || file === name) return false;
  if (kind === 'function' && (whole === own || shows(name, whole))) return false;
  const isCapital = /^[A-Z]/.test(name);
  if (!isCapital && kind === 'constant') return true;
  return !isNamed(name) && (!isCapital || isNamed(whole));
}

/** Tells functions with a component's own name, `drawer(options)` beside `Drawer`, and `closeModal` beside `Modal`. */
function shows(name: string, component: string): boolean {
  const [verb = ''] = /^(show|open|close|hide|dismiss|toggle)(?=[A-Z])/.exec(name) ?? [];
  const shown = pascalCase(name.slice(verb.length));
  return shown === component || (verb !== '' && shown.startsWith(component));
}

interface HelperNames {
  components: ReadonlySet<string>;
  /** The component that the package itself is named after: functions beside it are the package's. */
  own: string;
  isNamed: (name: string) => boolean;
}

function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

/** `toast('Saved')` beside `toast.error('Failed')`: what has functions of its own is there for everyone. */
function isKit(host: TypeHost, { kind, type, declaration }: PlainExport): boolean {
  if (kind !== 'function' || is.isFunctionDeclaration(declaration)) return false;
  return host.checker
    .getTypeOfSymbol(host.checker.getPropertiesOfType(type))
    .some((one) => one !== undefined && host.callSignatures(one).length > 0);
}

/**
 * Tells of names that a package exports whether some module passes them on by name, not with all that another one has.
 * Those that it does not export are, for all one knows. What declares them may list them at its end: that tells nothing.
 */
export function findNamed(
  host: TypeHost,
  exported: readonly ExportedSymbol[],
): (name: string) => boolean {
  const aliases = new Map(exported.map(({ name, alias }) => [name, alias]));
  return (name) => {
    const alias = aliases.get(name);
    if (alias === undefined) return true;
    const own = host.filesOf(host.follow(alias));
    return host
      .declarationsOf(alias)
      .some((node) => is.isExportSpecifier(node) && !own.includes(node.getSourceFile().fileName));
  };
}

/** The name that its author gave it, of all that it is exported under. */
export const isDeclared = ({ name, symbol }: Pick<DeclaredExport, 'name' | 'symbol'>) =>
  symbol.name === name;

/** One entry for all names of the same declaration; what is settled leads, then what it is declared as. */
function mergeAliases(found: PlainExport[]): PlainExport[] {
  const groups = groupBy(found, ({ symbol }) => symbol.id);
  return [...groups.values()].map((group) => {
    const [first, ...others] = group.toSorted(
      (a, b) =>
        Number(UNSTABLE.test(a.name)) - Number(UNSTABLE.test(b.name)) ||
        Number(isDeclared(b)) - Number(isDeclared(a)),
    );
    return { ...first!, aliases: [...others.map(({ name }) => name), ...first!.aliases] };
  });
}
