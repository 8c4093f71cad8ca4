/** Where a theme of the package takes default props and styles of a component, from the types of what makes themes. */
import type { ComponentDoc, ThemeDoc } from '../../model/component-doc.ts';
import { definedType } from '../checker/defined-type.ts';
import type { ExportedSymbol, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';

/** What makes a theme: `createTheme`, `extendTheme`. */
const MAKES_THEME = /^[a-z]\w*Theme$|^theme$/;

/** Name of a member with styles, where no class of the component says so. */
const STYLES = /style|override|classname/i;

/** Fewest components that an object lists by their own names. */
const MIN_COMPONENTS = 3;

/** Stands for a component in a path. */
type Paths = Pick<ThemeDoc, 'props' | 'styles'>;

/** Adds to each component how a theme sets it; without a function that takes that, they stay as they are. */
export function withThemes(
  host: TypeHost,
  exported: readonly ExportedSymbol[],
  docs: ComponentDoc[],
): ComponentDoc[] {
  const named = docs.some(({ themeName }) => themeName !== null);
  const keyOf = (doc: ComponentDoc) => (named ? doc.themeName : keyByName(doc));
  const found = findMaker(host, exported, docs, keyOf);
  if (found === null) return docs;
  const { maker, paths, keys } = found;
  const place = (path: string[] | null, key: string) =>
    path?.map((part) => (part === COMPONENT ? key : part)) ?? null;
  return docs.map((doc) => {
    const key = keyOf(doc) ?? '';
    if (!keys.has(key)) return doc;
    const theme = { maker, props: place(paths.props, key), styles: place(paths.styles, key) };
    return { ...doc, themeName: key, theme };
  });
}

const COMPONENT = '*';

const keyByName = ({ kind, name }: ComponentDoc) => (kind === 'component' ? name : null);

/** The first function that takes settings of components by their keys, and where. */
function findMaker(
  host: TypeHost,
  exported: readonly ExportedSymbol[],
  docs: readonly ComponentDoc[],
  keyOf: (doc: ComponentDoc) => string | null,
) {
  const components = new Set(docs.map(keyOf));
  const candidates = docs.filter((doc) => doc.props.some(isOwn));
  const samples = [...candidates.filter(({ classes }) => classes.length > 0), ...candidates];
  const makers = exported
    .filter(({ name }) => MAKES_THEME.test(name))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
  for (const { name, alias } of makers) {
    const maker = docs.find((doc) => doc.name === name)?.imports[0];
    if (maker === undefined) continue;
    const lists = [...membersOf(host, optionsOf(host, alias))].flatMap(([property, symbol]) => {
      const members = membersOf(host, host.checker.getTypeOfSymbol(symbol));
      const keys = [...members.keys()].filter((key) => components.has(key));
      return keys.length < MIN_COMPONENTS ? [] : [{ property, members, keys }];
    });
    const paths: Paths = { props: null, styles: null };
    for (const { property, members } of lists) {
      const sample = samples.find((doc) => members.has(keyOf(doc)!));
      if (sample === undefined) continue;
      const setting = host.checker.getTypeOfSymbol(members.get(keyOf(sample)!)!);
      readPaths(host, sample, setting, { paths, path: [property, COMPONENT] });
    }
    if (paths.props === null && paths.styles === null) continue;
    return { maker, paths, keys: new Set(lists.flatMap(({ keys }) => keys)) };
  }
  return null;
}

/** What creates comes before what changes. */
const rank = (name: string) => (name.startsWith('create') ? 0 : 100) + name.length;

const isOwn = ({ inherited, group }: ComponentDoc['props'][number]) => !inherited && group === null;

/** Tells props and styles apart by what they contain, here or one level below. */
function readPaths(
  host: TypeHost,
  doc: ComponentDoc,
  type: Type | undefined,
  { paths, path }: { paths: Paths; path: string[] },
): void {
  const props = doc.props.filter(isOwn).map(({ name }) => name);
  const classes = doc.classes.map(({ name }) => name);
  // A class of a state has the name of a prop.
  const kindOf = (members: ReadonlyMap<string, unknown>): keyof Paths | null => {
    const [asProps = 0, asStyles = 0] = [props, classes].map(
      (names) => names.filter((name) => members.has(name)).length,
    );
    if (asProps + asStyles === 0) return null;
    return asStyles > asProps ? 'styles' : 'props';
  };
  const members = membersOf(host, type);
  const kind = kindOf(members);
  if (kind !== null) paths[kind] ??= path;
  else
    for (const [name, symbol] of members) {
      const inner = membersOf(host, host.checker.getTypeOfSymbol(symbol));
      const within = kindOf(inner) ?? (STYLES.test(name) ? 'styles' : null);
      if (within !== null) paths[within] ??= [...path, name];
    }
}

function optionsOf(host: TypeHost, alias: ExportedSymbol['alias']): Type | undefined {
  const type = host.checker.getTypeOfSymbol(alias);
  // Stryker disable next-line all: what is exported has a type, as far as is known
  const [signature] = type === undefined ? [] : host.callSignatures(type);
  const [first] = signature?.getParameters() ?? [];
  return first === undefined ? undefined : host.checker.getTypeOfSymbol(first);
}

/** Members of an object, or of the objects in a union, by name. Their types are asked for where they are needed. */
function membersOf(host: TypeHost, type: Type | undefined): Map<string, TypeSymbol> {
  if (type === undefined) return new Map();
  const defined = definedType(host, type);
  const objects = host.membersOf(defined).filter((one) => one.isObjectType());
  const symbols = objects.flatMap((one) => host.checker.getPropertiesOfType(one));
  return new Map(symbols.map((symbol) => [symbol.name, symbol]));
}
