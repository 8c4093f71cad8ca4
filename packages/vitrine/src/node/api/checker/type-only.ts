/** What modules pass on as types only: a class or a function may be meant, and yet no code has it under that name. */
import { SymbolFlags, type Checker, type Symbol as TypeSymbol } from 'ts-api/unstable/sync';
import { SyntaxKind, type Node } from 'ts-api/unstable/ast';
import * as is from 'ts-api/unstable/ast/is';

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

/** Names that a module has from nowhere but `export type * from`. */
export function typesBehindStars(
  checker: Checker,
  module: TypeSymbol,
  declarationsOf: DeclarationsOf,
): ReadonlySet<string> {
  const file = declarationsOf(module).find(is.isSourceFile);
  if (file === undefined) return new Set();
  const passed = file.statements.filter(is.isExportDeclaration);
  const stars = passed.filter(({ exportClause }) => exportClause === undefined);
  const typed = stars.filter(({ isTypeOnly }) => isTypeOnly);
  if (typed.length === 0) return new Set();
  const namesOf = (some: typeof stars) =>
    some.flatMap(({ moduleSpecifier }) => {
      const target = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier);
      return target === undefined ? [] : checker.getExportsOfModule(target).map(({ name }) => name);
    });
  const own = [...module.getExports().keys()];
  const others = new Set([...own, ...namesOf(stars.filter(({ isTypeOnly }) => !isTypeOnly))]);
  return new Set(namesOf(typed).filter((name) => !others.has(name)));
}
