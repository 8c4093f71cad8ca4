/** Props that many components share, such as those of styles: documented once and not in each table. */
import type { PropDoc } from '../model/component-doc.ts';
import { containerOf } from './checker/syntax.ts';
import type { TypeHost, TypeSymbol } from './checker/type-host.ts';
import type { FoundProp } from './props/found-prop.ts';

/** A type that supplies many props to many components. */
export interface SharedType {
  /** As its authors call it, e.g. `StyleProps`. */
  name: string;
  file: string;
  /** Its props, each as one of the components has it. */
  props: Map<string, FoundProp>;
}

export interface SharedTypes {
  all: SharedType[];
  /** The shared type that a prop of a component comes from, or `null`. */
  typeOf: (prop: FoundProp) => SharedType | null;
}

/** Fewest props of a type that is worth a page; fewest components, and their share of all, that have them. */
const MIN_PROPS = 12;
const MIN_COMPONENTS = 5;
const MIN_SHARE = 0.4;

/**
 * Finds the types that supply many props to a large part of the components. Size alone does not tell: a table
 * component may have a hundred props of its own.
 * @param props of each component
 * @param components names that a type of props may be named after, which is a base then and no shared type
 */
export function findSharedTypes(
  host: TypeHost,
  props: readonly FoundProp[][],
  components: ReadonlyMap<string, string>,
): SharedTypes {
  const sourceOf = createSourceLookup(host);
  const types = new Map<string, SharedType & { users: number }>();
  for (const ofComponent of props) {
    const seen = new Set<string>();
    for (const prop of ofComponent) {
      const source = sourceOf(prop.symbols[0]);
      if (source === null) continue;
      const { key, name, file } = source;
      const known = types.get(key) ?? { name, file, props: new Map(), users: 0 };
      types.set(key, known);
      if (!known.props.has(prop.name)) known.props.set(prop.name, prop);
      if (!seen.has(key)) known.users += 1;
      seen.add(key);
    }
  }
  const least = Math.max(MIN_COMPONENTS, props.length * MIN_SHARE);
  const shared = new Map(
    [...types].filter(
      ([, { name, users, props: own }]) =>
        own.size >= MIN_PROPS && users >= least && !components.has(name.replace(/Props$/, '')),
    ),
  );
  const typeOf = ({ symbols }: FoundProp) => shared.get(sourceOf(symbols[0])?.key ?? '') ?? null;
  return { all: [...shared.values()], typeOf };
}

interface Source {
  key: string;
  name: string;
  file: string;
}

/** The interface or alias that a prop is declared in. Remembered by declaration: components share most. */
function createSourceLookup(host: TypeHost): (symbol: TypeSymbol) => Source | null {
  const known = new Map<string, Source | null>();
  return (symbol) => {
    const [handle] = symbol.declarations;
    if (handle === undefined) return null;
    const place = `${handle.path}#${handle.index}`;
    const found = known.get(place);
    if (found !== undefined) return found;
    const [node] = host.declarationsOf(symbol);
    const name = node === undefined ? '' : (containerOf(node)?.name ?? '');
    const source = name === '' ? null : { key: `${handle.path}#${name}`, name, file: handle.path };
    known.set(place, source);
    return source;
  };
}

/** Most props of a shared type that the data of each component repeats. */
const MAX_ROWS = 100;

/** The rows of a component that come from a shared type, marked with its name. */
export function sharedRows(type: SharedType, rows: readonly PropDoc[], names: ReadonlySet<string>) {
  if (type.props.size > MAX_ROWS) return [];
  return rows
    .filter(({ name }) => names.has(name))
    .map((row): PropDoc => ({ ...row, inherited: false, from: null, group: type.name }));
}
