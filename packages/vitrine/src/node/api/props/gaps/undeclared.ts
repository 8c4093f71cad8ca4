import { escapePattern } from '../../../base/text.ts';
import { is, type Node, type TypeHost } from '../../checker/type-host.ts';
import { symbolOf } from '../named/names.ts';

/**
 * The value whose type a declaration takes, where its file does not declare it: `typeof Pane` beside
 * `export { Pane } from './pane'`, which passes it on and makes it known to nobody in the file.
 */
export function undeclaredValue(node: Node): string | null {
  const { text } = node.getSourceFile();
  const names = [...node.getText().matchAll(/\btypeof ([A-Za-z_$][\w$]*)/g)].map(
    ([, name]) => name!,
  );
  return names.find((name) => !declares(text, name)) ?? null;
}

/** Tells whether a file declares or imports a name, as far as its text tells. */
function declares(text: string, name: string): boolean {
  const one = escapePattern(name);
  const declared = `\\b(?:const|let|var|function|class|enum|namespace|type|interface) ${one}(?![\\w$])`;
  return new RegExp(`${declared}|^[ \\t]*import [^;'"]*(?<![\\w$])${one}(?![\\w$])`, 'm').test(
    text,
  );
}

/** The name of a type that nothing declares, as `Buffer` where nobody has the types of Node, perhaps behind aliases. */
export function undeclaredType(host: TypeHost, node: Node): string | null {
  const seen = new Set<Node>();
  const find = (one: Node): string | null => {
    if (seen.has(one) || seen.size > MOST_NODES) return null;
    seen.add(one);
    return (is.isTypeReferenceNode(one) ? behind(one.typeName) : null) ?? findWithin(one);
  };
  const findWithin = (one: Node): string | null => {
    let found: string | null = null;
    one.forEachChild((child) => void (found ??= find(child)));
    return found;
  };
  const behind = (name: Node): string | null => {
    const symbol = symbolOf(host, name);
    const declarations = symbol === undefined ? [] : host.declarationsOf(symbol);
    const [first = ''] = name.getText().split('.', 1);
    // A value, or what another module lacks, is no type either, and is declared.
    if (declarations.length === 0)
      return declares(name.getSourceFile().text, first) ? null : name.getText();
    const alias = declarations.find(is.isTypeAliasDeclaration);
    return alias === undefined ? null : find(alias.type);
  };
  return find(node);
}

/** Parts of types that are looked at: aliases may lead anywhere. */
const MOST_NODES = 200;
