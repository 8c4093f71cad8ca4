/** What other files can see of a source file before any type is known: what it imports, and what it exports. */
import { is, SyntaxKind, type Node, type SourceFile, type TypeHost } from './type-host.ts';
import { isInstalled } from '../../base/packages/find-package.ts';

export interface FileOutline {
  /** Of the file, as the checker has it. */
  path: string;
  /** What it declares may have a meaning in files that do not import it. */
  isGlobal: boolean;
  /** It exports what other files declare. */
  passesOn: boolean;
  /** Its exports, as a text to compare. */
  exports: string;
}

/** What a file imports, files in `node_modules` left out. */
export interface FileImports {
  /** Paths of files of which it imports any name. */
  whole: string[];
  /** Names that it imports one by one, by path. */
  named: Map<string, Node[]>;
}

/** Reads a file of the program; `null` for one that is not in it. */
export function readOutline(
  host: TypeHost,
  file: string,
): { outline: FileOutline; imports: FileImports } | null {
  const source = host.sourceFile(file);
  if (source === undefined) return null;
  const outline = {
    path: source.path,
    isGlobal:
      source.externalModuleIndicator === undefined ||
      source.moduleAugmentations.length + source.ambientModuleNames.length > 0 ||
      source.referencedFiles.length > 0,
    passesOn: passesOn(source),
    exports: source.statements.flatMap(exportsOf).sort().join(),
  };
  return { outline, imports: readImports(host, source) };
}

function readImports({ checker }: TypeHost, { imports }: SourceFile): FileImports {
  const modules = checker.getSymbolAtLocation([...imports]);
  const named = new Map<string, Node[]>();
  const whole = imports.flatMap((specifier, i) => {
    const found = modules[i]?.declarations[0]?.path;
    if (found === undefined || isInstalled(found)) return [];
    const names = namesOf(specifier.parent);
    if (names !== null) named.set(found, [...(named.get(found) ?? []), ...names]);
    return names === null ? [found] : [];
  });
  return { whole, named };
}

/** What `import { … }` names; `null` for an import of any other kind. */
function namesOf(node: Node): Node[] | null {
  if (!is.isImportDeclaration(node) || node.importClause === undefined) return null;
  const { name, namedBindings } = node.importClause;
  if (name !== undefined || namedBindings === undefined || !is.isNamedImports(namedBindings))
    return null;
  return namedBindings.elements.map((element) => element.name);
}

function passesOn({ statements }: SourceFile): boolean {
  const imported = new Set(statements.filter(is.isImportDeclaration).flatMap(localNames));
  return statements.some((statement) => {
    if (is.isImportEqualsDeclaration(statement)) return isExported(statement);
    if (is.isExportAssignment(statement)) return imported.has(statement.expression.getText());
    if (!is.isExportDeclaration(statement)) return false;
    const { moduleSpecifier, exportClause } = statement;
    if (moduleSpecifier !== undefined || exportClause === undefined) return true;
    if (!is.isNamedExports(exportClause)) return true;
    return exportClause.elements.some(({ propertyName, name }) =>
      imported.has((propertyName ?? name).getText()),
    );
  });
}

function localNames({ importClause }: Node & { importClause?: Node }): string[] {
  const { name, namedBindings } = (importClause ?? {}) as { name?: Node; namedBindings?: Node };
  const bindings =
    namedBindings === undefined
      ? []
      : is.isNamedImports(namedBindings)
        ? namedBindings.elements.map((element) => element.name)
        : [(namedBindings as Node & { name: Node }).name];
  return [...(name === undefined ? [] : [name]), ...bindings].map((one) => one.getText());
}

const isExported = (node: Node) =>
  ((node as { modifiers?: readonly Node[] }).modifiers ?? []).some(
    ({ kind }) => kind === SyntaxKind.ExportKeyword,
  );

/** Kind and name of what a statement exports. */
function exportsOf(statement: Node): string[] {
  if (is.isExportAssignment(statement)) return ['default'];
  if (is.isExportDeclaration(statement)) return [statement.getText()];
  if (!isExported(statement)) return [];
  const modifiers = (statement as { modifiers?: readonly Node[] }).modifiers ?? [];
  const isDefault = modifiers.some(({ kind }) => kind === SyntaxKind.DefaultKeyword);
  const named = is.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name)
    : [(statement as { name?: Node }).name];
  return named.map((name) => `${statement.kind} ${isDefault ? 'default ' : ''}${name?.getText()}`);
}
