/** What modules pass on as types only: a class or a function may be meant, and yet no code has it under that name. */
import { SymbolFlags, type Checker, type Symbol as TypeSymbol } from 'ts-api/unstable/sync';
import { SyntaxKind, type Node } from 'ts-api/unstable/ast';
import * as is from 'ts-api/unstable/ast/is';
import { listBarrels } from './barrels.ts';
import { starsIn, type Opened } from './star-faults.ts';

type DeclarationsOf = (symbol: TypeSymbol) => Node[];

/** Tells whether an import or export, or one that it passes on, is marked with `type`. */
export function saysType(
  checker: Checker,
  symbol: TypeSymbol,
  declarationsOf: DeclarationsOf,
): boolean {
  const seen = new Set<number>();
  let one: TypeSymbol | undefined = symbol;
  while (one !== undefined && (one.flags & SymbolFlags.Alias) !== 0 && !seen.has(one.id)) {
    seen.add(one.id);
    if (declarationsOf(one).some(isMarked)) return true;
    one = checker.getImmediateAliasedSymbol(one);
  }
  return false;
}

/** The name stands in a specifier, a list of them, and a statement: any of the three may say `type`. */
function isMarked(node: Node): boolean {
  for (let one: Node | undefined = node; one !== undefined; one = one.parent)
    if (isMarkedItself(one)) return true;
  return false;
}

/** Every node has the property `isTypeOnly`; of other kinds than these, it says something else. */
function isMarkedItself(node: Node): boolean {
  if (is.isImportClause(node)) return node.phaseModifier === SyntaxKind.TypeKeyword;
  return (
    (is.isImportSpecifier(node) ||
      is.isExportSpecifier(node) ||
      is.isExportDeclaration(node) ||
      is.isImportEqualsDeclaration(node)) &&
    node.isTypeOnly
  );
}

/**
 * Names that a module has from nowhere but `export type * from`, its own or one of a module that it passes on, be it one
 * of another package.
 */
export function typesBehindStars(
  opened: Opened,
  module: TypeSymbol,
  declarationsOf: DeclarationsOf,
): ReadonlySet<string> {
  const { checker } = opened;
  const file = declarationsOf(module).find(is.isSourceFile);
  if (file === undefined || !hasTypeStars(opened, file.fileName, new Set())) return new Set();
  const values = new Set<string>();
  addValues(module, new Set());
  const names = checker.getExportsOfModule(module).map(({ name }) => name);
  return new Set(names.filter((name) => !values.has(name)));

  function addValues(one: TypeSymbol, seen: Set<number>): void {
    if (seen.has(one.id)) return;
    seen.add(one.id);
    for (const name of one.getExports().keys()) values.add(name);
    const stars = declarationsOf(one)
      .filter(is.isSourceFile)
      .flatMap(({ statements }) => statements.filter(is.isExportDeclaration))
      .filter(({ exportClause, isTypeOnly }) => exportClause === undefined && !isTypeOnly);
    const targets = checker.getSymbolAtLocation(
      stars.flatMap(({ moduleSpecifier }) => moduleSpecifier ?? []),
    );
    for (const target of targets) if (target !== undefined) addValues(target, seen);
  }
}

function hasTypeStars(opened: Opened, from: string, seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const barrels = [...listBarrels([from])];
  if (barrels.some(({ text }) => /^[ \t]*export type \*/m.test(text))) return true;
  return barrels.some(({ file, stars }) => {
    if (stars.every((specifier) => specifier.startsWith('.'))) return false;
    const ofPackages = starsIn(opened.program, file).filter(
      (one) => !one.getText().startsWith('.', 1),
    );
    const modules = opened.checker
      .getSymbolAtLocation(ofPackages)
      .filter((one) => one !== undefined);
    const files = modules.flatMap(({ declarations }) => declarations.map((one) => one.path));
    return files.some((one) => hasTypeStars(opened, one, seen));
  });
}
