/** The types that props are declared in. */
import { remember } from '../../../shared/remember.ts';
import { containerOf } from '../checker/syntax.ts';
import { is, type Node, type TypeHost, type TypeSymbol } from '../checker/type-host.ts';
import { mappedIn } from '../props/bases/mapped.ts';

/** The interface or alias that a prop is declared in. */
export interface PropSource {
  key: string;
  name: string;
  file: string;
}

/** Finds what props are declared in. Remembered by declaration: components share most. */
export function createSourceLookup(host: TypeHost): (symbol: TypeSymbol) => PropSource | null {
  const known = new Map<string, PropSource | null>();
  const find = (symbol: TypeSymbol) => {
    const mapped = mappedIn(host, symbol);
    const [file] = mapped === undefined ? [] : host.filesOf(mapped);
    if (mapped !== undefined && file !== undefined) return sourceAt(file, mapped.name);
    const [handle] = symbol.declarations;
    if (handle === undefined) return null;
    const place = `${handle.path}#${handle.index}`;
    const found = known.get(place);
    if (found !== undefined) return found;
    // Long and short names, old ones and those of drawings are told apart there, and nowhere else.
    if (host.react.declaresStyles(handle.path)) return ofStyles(handle.path);
    const [node] = host.declarationsOf(symbol);
    const around = node === undefined ? null : containerOf(node);
    const name = around === null ? null : nameOfType(around);
    const source = name === null ? null : sourceAt(handle.path, name);
    known.set(place, source);
    return source;
  };
  return remember(find);
}

const sourceAt = (file: string, name: string) => ({ key: `${file}#${name}`, name, file });

/** Under the name that React has for all of them. */
const ofStyles = (file: string): PropSource => ({
  key: 'CSSProperties',
  name: 'CSSProperties',
  file,
});

/** What a value or a function takes belongs to that alone. */
function nameOfType({ name, node }: { name: string; node: Node }): string | null {
  const isType = is.isInterfaceDeclaration(node) || is.isTypeAliasDeclaration(node);
  return isType && name !== '' ? name : null;
}
