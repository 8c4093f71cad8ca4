/** Names that a module has from where nothing is: `export { Dial } from './gone'`, or an import of it. */
import path from 'node:path';
import { findPackage, hasPackage, typesPackageOf } from '../../../base/packages/find-package.ts';
import { rememberOf } from '../../../../shared/remember.ts';
import { is, type Node, type SourceFile, type TypeHost } from '../../checker/type-host.ts';
import { fileBeside } from '../../checker/stars/barrels.ts';
import { isUntyped } from './has-types.ts';
import { packageIn, PACKAGE_NAME } from './missing-bases.ts';

/**
 * Why nothing is known of what an export names; `null` where it is no such export, or the reason is another. What a
 * module passes on may be lost to that itself.
 */
export function reasonOfLost(host: TypeHost, node: Node): string | null {
  const origin = originOf(node);
  return origin && reasonOf(host, origin);
}

/** @param members what is named of it, where it stands for the whole of a module */
function reasonOf(
  host: TypeHost,
  { module, name }: Origin,
  members: readonly string[] = [],
  depth = 0,
): string | null {
  const specifier = module.getText().slice(1, -1);
  const symbol = host.checker.getSymbolAtLocation(module);
  if (symbol === undefined) return whereNothingIs(module.getSourceFile().fileName, specifier);
  const exports = host.checker.getExportsOfModule(symbol);
  if (name === '*') {
    const lost = members.find((member) => exports.every((one) => one.name !== member));
    return lost === undefined ? null : `"${specifier}" exports no ${lost}`;
  }
  const found = exports.find((one) => one.name === name);
  const [passedOn] = found === undefined ? [] : host.declarationsOf(found);
  if (passedOn === undefined) return `"${specifier}" exports no ${name}`;
  if (depth >= MAX_DEPTH) return null;
  const origin = originOf(passedOn);
  if (origin !== null) return reasonOf(host, origin, members, depth + 1);
  const written = writtenAs(passedOn);
  return (written && reasonsOfNames(host, written, depth + 1)[0]) ?? null;
}

/** The type that another file gives a name, which may be made of what is nowhere itself. */
function writtenAs(node: Node): Node | undefined {
  if (is.isTypeAliasDeclaration(node)) return node.type;
  if (!is.isExportSpecifier(node)) return undefined;
  return declaredIn(node.getSourceFile()).get((node.propertyName ?? node.name).getText());
}

/** Modules may pass on what they have from each other. */
const MAX_DEPTH = 12;

/** Why a module finds nothing of another. */
export function whereNothingIs(file: string, specifier: string): string {
  const name = packageIn(specifier);
  if (name !== null && PACKAGE_NAME.test(name) && !hasPackage(path.dirname(file), name))
    return `"${name}" is not installed: npm install ${name}`;
  if (name !== null && isUntyped(path.dirname(file), name, specifier))
    return `"${name}" has no types here: npm install ${typesPackageOf(name)}`;
  const found = name === null ? null : findPackage(path.dirname(file), name);
  // Another version may have the path.
  if (found !== null && found.manifest.version !== undefined)
    return `"${specifier}" leads nowhere in ${name} ${found.manifest.version}`;
  const isThere = fileBeside(file, specifier) !== undefined;
  return isThere ? `"${specifier}" has no types` : `"${specifier}" leads nowhere`;
}

/**
 * Why nothing is known of what a declaration names, itself or by the types of its file, as far as imports tell: each
 * reason with the package to install, where that helps.
 */
export function reasonsOfNames(host: TypeHost, node: Node, depth = 0): string[] {
  const file = node.getSourceFile();
  const { words, nodes } = reachedFrom(node, declaredIn(file));
  const text = nodes.map((one) => one.getText()).join('\n');
  const named = importsOf(file)
    .filter(({ local }) => words.has(local))
    .map((one) => ({ ...one, members: membersIn(text, one.local) }));
  const origins: (Origin & { members?: string[] })[] = [...named, ...nodes.flatMap(inlineIn)];
  const reasons = origins.flatMap(({ module, name, members = [] }) => {
    const isWhole = name === 'default' && !hasDefault(host, module);
    return reasonOf(host, { module, name: isWhole ? '*' : name }, members, depth) ?? [];
  });
  return [...new Set(reasons)];
}

/** Where a module has no default export, what is imported as that is the whole of it, as of React. */
function hasDefault(host: TypeHost, module: Node): boolean {
  const symbol = host.checker.getSymbolAtLocation(module);
  const exports = symbol === undefined ? [] : host.checker.getExportsOfModule(symbol);
  return exports.some(({ name }) => name === 'default');
}

/** What a text names of a namespace. */
function membersIn(text: string, namespace: string): string[] {
  const name = namespace.replaceAll('$', String.raw`\$`);
  const members = text.matchAll(new RegExp(String.raw`(?<![\w$.])${name}\.([\w$]+)`, 'g'));
  return Array.from(members, ([, member]) => member!);
}

/** What a declaration imports within its text: `import('kit/dist/types').Size`. */
function inlineIn(node: Node): Origin[] {
  const found: Origin[] = [];
  const visit = (one: Node) => {
    if (is.isImportTypeNode(one)) {
      const { argument, qualifier } = one;
      const name = /^[\w$]+/.exec(qualifier?.getText() ?? '')?.[0] ?? '*';
      if (is.isLiteralTypeNode(argument)) found.push({ module: argument.literal, name });
    }
    one.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** The words of a declaration, and those of all that they lead to. */
function reachedFrom(node: Node, declared: ReadonlyMap<string, Node>) {
  const words = new Set(node.getText().match(WORDS));
  const nodes = [node];
  // Words that are added while it runs are looked up as well.
  for (const word of words) {
    const found = declared.get(word);
    if (found === undefined || nodes.includes(found)) continue;
    nodes.push(found);
    for (const one of found.getText().match(WORDS) ?? []) words.add(one);
  }
  return { words, nodes };
}

const WORDS = /[\w$]+/g;

/** What a file writes as other types, by names: aliases, and values, `typeof variants`. What an interface has is another matter. */
const declaredIn = rememberOf(
  (file: SourceFile) =>
    new Map(
      file.statements.flatMap((one): [string, Node][] => {
        if (is.isTypeAliasDeclaration(one)) return [[one.name.getText(), one.type]];
        if (!is.isVariableStatement(one)) return [];
        return one.declarationList.declarations.flatMap(({ name, type }): [string, Node][] =>
          type === undefined ? [] : [[name.getText(), type]],
        );
      }),
    ),
);

/** A reason as that for something: `"kit" is not installed, so its size is not known: npm install kit`. */
export function soUnknown(reason: string, what: string): string {
  const [why, remedy] = reason.split(/(?=: npm install )/);
  return `${why}, so ${what} not known${remedy ?? ''}`;
}

/** A name of a module. */
interface Origin {
  module: Node;
  name: string;
}

/** The module that a name is passed on from, there or by an import of the same file, and what it is called there. */
function originOf(node: Node): Origin | null {
  const isWhole = is.isNamespaceExport(node);
  const statement = isWhole ? node.parent : node.parent?.parent;
  if (statement === undefined || !is.isExportDeclaration(statement)) return null;
  const { moduleSpecifier } = statement;
  if (!isWhole && !is.isExportSpecifier(node)) return null;
  const local = isWhole ? '*' : (node.propertyName ?? node.name).getText();
  if (moduleSpecifier !== undefined) return { module: moduleSpecifier, name: local };
  return importsOf(node.getSourceFile()).find((one) => one.local === local) ?? null;
}

/** What a file imports, by the names that it has there. */
const importsOf = rememberOf((file: SourceFile): (Origin & { local: string })[] =>
  file.statements.flatMap((one) => {
    if (!is.isImportDeclaration(one)) return [];
    const module = one.moduleSpecifier;
    const { name, namedBindings } = one.importClause ?? {};
    const whole = name ? [{ module, name: 'default', local: name.getText() }] : [];
    if (namedBindings === undefined) return whole;
    if (!is.isNamedImports(namedBindings))
      return [...whole, { module, name: '*', local: namedBindings.name.getText() }];
    const named = namedBindings.elements.map((each) => ({
      module,
      name: (each.propertyName ?? each.name).getText(),
      local: each.name.getText(),
    }));
    return [...whole, ...named];
  }),
);
