/** Names of types in a declaration → symbols. */
import path from 'node:path';
import { is, SymbolFlags } from '../../checker/type-host.ts';
import type { ImportDeclaration, Node, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { containerOf } from '../../checker/syntax.ts';

/** The symbol behind the name of a type, aliases followed. */
export function symbolOf(host: TypeHost, name: Node): TypeSymbol | undefined {
  const known = knownIn(name.getSourceFile());
  const text = name.getText();
  const within = containerOf(name)?.node ?? name;
  // A type parameter stays unknown: a type with fifty of them would be read for each place that names one.
  if (!known.has(text) && !wasRead.has(within)) readNames(host, within, known);
  const symbol = known.has(text) ? known.get(text) : host.checker.getSymbolAtLocation(name);
  return symbol === undefined ? undefined : followImport(host, symbol);
}

/** The files of a package import the same things: what each stands for is asked once. */
function followImport(host: TypeHost, symbol: TypeSymbol): TypeSymbol {
  const words = importOf(host, symbol);
  if (words === null) return host.follow(symbol);
  const known = followed.get(host) ?? new Map<string, TypeSymbol>();
  followed.set(host, known);
  const found = known.get(words) ?? host.follow(symbol);
  known.set(words, found);
  return found;
}

const followed = new WeakMap<TypeHost, Map<string, TypeSymbol>>();

/** The folder of an installed package, from which all of its files find the same dependencies. */
const INSTALLED = /.*\/node_modules\/(@[^/]+\/)?[^/]+/;

/** Module and name of the import that declares an alias; `null` for any other symbol. */
function importOf(host: TypeHost, symbol: TypeSymbol): string | null {
  if ((symbol.flags & SymbolFlags.Alias) === 0) return null;
  const [node] = host.declarationsOf(symbol);
  if (node === undefined || !is.isImportSpecifier(node)) return null;
  const { moduleSpecifier } = node.parent.parent.parent as ImportDeclaration;
  const module = moduleSpecifier.getText().slice(1, -1);
  const folder = path.posix.dirname(node.getSourceFile().fileName);
  const from = module.startsWith('.')
    ? path.posix.join(folder, module)
    : `${INSTALLED.exec(folder)?.[0] ?? folder} ${module}`;
  return `${from} ${(node.propertyName ?? node.name).getText()}`;
}

/** The same name in the same file means the same, unless it is a type parameter: those are left out. */
type Names = Map<string, TypeSymbol | undefined>;

function knownIn(file: Node): Names {
  const known = remembered.get(file) ?? new Map<string, TypeSymbol | undefined>();
  remembered.set(file, known);
  return known;
}

const remembered = new WeakMap<Node, Names>();

const wasRead = new WeakSet<Node>();

/** Asks for all names in a declaration at once: its members will be wanted one after the other. */
function readNames(host: TypeHost, declaration: Node, known: Names): void {
  wasRead.add(declaration);
  const names = new Map<string, Node>();
  const visit = (node: Node) => {
    if (is.isTypeReferenceNode(node)) {
      const text = node.typeName.getText();
      if (!known.has(text)) names.set(text, node.typeName);
    }
    node.forEachChild(visit);
  };
  visit(declaration);
  const symbols = host.checker.getSymbolAtLocation([...names.values()]);
  for (const [i, text] of [...names.keys()].entries()) {
    const symbol = symbols[i];
    if (symbol === undefined || (symbol.flags & SymbolFlags.TypeParameter) === 0)
      known.set(text, symbol);
  }
}
