/** Props that many components share, such as those of styles: documented once and not in each table. */
import path from 'node:path';
import { failure } from '../../base/errors.ts';
import { groupBy } from '../../base/group-by.ts';
import { escapePattern } from '../../base/text.ts';
import { remember, rememberOf } from '../../../shared/remember.ts';
import { findClosest } from '../../../shared/tools/closest-match.ts';
import { withoutMarks } from '../checker/syntax.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { createSourceLookup, type PropSource } from './prop-source.ts';
import type { FoundProp } from '../props/found-prop.ts';

/** A type that supplies many props to many components. */
export interface SharedType {
  /** As its authors call it, e.g. `StyleProps`, or as the site does. */
  name: string;
  file: string;
  /** Its props, each as one of the components has it. */
  props: Map<string, FoundProp>;
}

export interface SharedTypes {
  all: SharedType[];
  /** The shared type that a prop of a component comes from, or `null`. */
  typeOf: (prop: FoundProp) => SharedType | null;
  /** What any prop is declared in, or `null`. */
  sourceOf: (prop: FoundProp) => PropSource | null;
}

/** What a site calls shared types, by their declared names; `false` for what it does not want to be one. */
export type GroupNames = Readonly<Record<string, string | false>>;

/** Fewest props of a type that is worth a page; fewest components, and their share of all, that have them. */
const MIN_PROPS = 12;
const MIN_COMPONENTS = 5;
const MIN_SHARE = 0.4;

/** Fewest props of a type that repeats what elements have, and the share of such names. */
const MIN_NATIVE = 30;
const NATIVE_SHARE = 0.8;

/** Fewest components that share props for styles, which boxes and texts alone may take; the share of names of styles. */
const MIN_STYLED = 3;
const STYLES_SHARE = 0.5;

/** Props for styles that are shared whoever takes them: no component writes so many for itself. */
const MANY_STYLES = 150;

/** Fewest files of a folder with such types that make it one of them: what lies there belongs with them, however few its props. */
const MIN_BESIDE = 4;

/**
 * Finds the types that supply many props to a large part of the components. Size alone does not tell: a table
 * component may have a hundred props of its own.
 * @param props of each component
 * @param components names that a type of props may be named after, which is a base then and no shared type
 * @param groups what the site decides before size does
 * @throws VitrineError `unknown-group` for each name that no props come from
 */
export function findSharedTypes(
  host: TypeHost,
  props: readonly FoundProp[][],
  components: ReadonlyMap<string, string>,
  { groups = {}, where = '', known = () => undefined }: SharedOptions = {},
): SharedTypes {
  const find = createSourceLookup(host);
  const sourceOf = (prop: FoundProp) => {
    const before = known(prop);
    return before === undefined ? find(prop.symbols[0]) : before;
  };
  const sources = countUsers(props, sourceOf);
  checkGroups(groups, sources, where);
  // Icons, which take nothing, say nothing of what the others share.
  const least = props.filter((one) => one.length > 0).length * MIN_SHARE;
  const isFound = (type: UsedType) =>
    type.props.size >= MIN_PROPS &&
    !components.has(subjectOf(type)) &&
    ((type.users >= MIN_COMPONENTS && (type.users >= least || repeatsNative(host, type))) ||
      (isForMany(type) && repeatsStyles(host, type)));
  const folders = groupBy([...sources.values()].filter(isFound), folderOf);
  const isWide = (type: UsedType) =>
    type.users >= Math.max(MIN_COMPONENTS, least) && !components.has(subjectOf(type));
  // Colours are four, and named by the hundred: they belong with the borders and the spaces that lie beside them.
  const isBeside = (type: UsedType) => {
    const files = new Set(folders.get(folderOf(type))?.map(({ file }) => file));
    return (
      isWide(type) && (files.size >= MIN_BESIDE || (files.size > 0 && namesStyles(host, type)))
    );
  };
  const wide = [...sources.values()].filter((type) => isWide(type) && namesStyles(host, type));
  // Borders may be cut up by their colours, lines and widths: few props each, but many that lie together.
  const cutUp = new Set([...groupBy(wide, folderOf).values()].filter(isManyTogether).flat());
  const styles = [...sources.values()].filter((type) => isFound(type) && namesStyles(host, type));
  const isNested = (type: UsedType) =>
    type.props.size >= MIN_PROPS &&
    !components.has(subjectOf(type)) &&
    styles.some(
      (one) => (type.users >= MIN_STYLED || type.users >= one.users) && holdsAll(host, type, one),
    );
  const byName = new Map<string, SharedType>();
  const byKey = new Map<string, SharedType>();
  for (const [key, source] of sources) {
    const chosen = namesOf(source.name).find((name) => Object.hasOwn(groups, name));
    const name =
      chosen === undefined
        ? (isFound(source) || isBeside(source) || isNested(source) || cutUp.has(source)) &&
          withoutMarks(source.name)
        : groups[chosen]!;
    if (name === false) continue;
    const whole = byName.get(name) ?? { name, file: source.file, props: new Map() };
    for (const [prop, found] of source.props)
      if (!whole.props.has(prop)) whole.props.set(prop, found);
    byName.set(name, whole);
    byKey.set(key, whole);
  }
  const typeOf = rememberOf((prop: FoundProp) => byKey.get(sourceOf(prop)?.key ?? '') ?? null);
  return { all: [...byName.values()], typeOf, sourceOf };
}

interface SharedOptions {
  groups?: GroupNames;
  where?: string;
  /** Of props that were read before, what they are declared in; `undefined` for others. */
  known?: (prop: FoundProp) => PropSource | null | undefined;
}

type UsedType = SharedType & { users: number };

/** Whether props for styles are meant for whichever component, a library's first one too. */
const isForMany = ({ props, users }: UsedType) => users >= MIN_STYLED || props.size >= MANY_STYLES;

const isManyTogether = (types: readonly SharedType[]) =>
  types.reduce((count, { props }) => count + props.size, 0) >= MIN_PROPS;

const folderOf = ({ file }: SharedType) => path.dirname(file);

/** What a type of props is named after; `Props` in `Dial.d.ts` after its file. */
function subjectOf({ name, file }: SharedType): string {
  const [base = ''] = path.basename(file).split('.');
  const home = base === 'index' ? path.basename(path.dirname(file)) : base;
  return name === 'Props' ? home : name.replace(/Props$/, '');
}

/** Tells whether a type declares again what every element has, as for handlers that get the props as well. */
function repeatsNative(host: TypeHost, { props }: SharedType): boolean {
  if (props.size < MIN_NATIVE) return false;
  const native = [...props.keys()].filter((name) => host.react.attributeType(name) !== undefined);
  return native.length >= props.size * NATIVE_SHARE;
}

/** Tells whether a type has one prop for each of many styles, aliases such as `mx` among them. */
function repeatsStyles(host: TypeHost, type: SharedType): boolean {
  return type.props.size >= MIN_NATIVE && namesStyles(host, type);
}

function namesStyles(host: TypeHost, { props }: SharedType): boolean {
  const styles = [...props.keys()].filter((name) => host.react.isStyle(name));
  return styles.length >= props.size * STYLES_SHARE;
}

/** Tells whether each prop of a type takes styles itself, as `_hover` does: `Nested<SystemProperties>`. */
function holdsAll({ checker }: TypeHost, { props }: SharedType, { name }: SharedType): boolean {
  const symbols = [...props.values()].slice(0, MOST_ASKED).flatMap((one) => one.symbols[0] ?? []);
  const named = new RegExp(`\\b${escapePattern(withoutMarks(name))}\\b`);
  return checker
    .getTypeOfSymbol(symbols)
    .every((type) => type !== undefined && named.test(checker.typeToString(type)));
}

/** Props of a type that are asked for: what are alike are so from the first on, and printing takes its time. */
const MOST_ASKED = 5;

/** Every type that props are declared in, with how many components have any of them. */
function countUsers(
  props: readonly FoundProp[][],
  sourceOf: SharedTypes['sourceOf'],
): Map<string, UsedType> {
  const types = new Map<string, UsedType>();
  // Once for all components that have a prop: in large libraries they have half a million together.
  const typeOf = remember((prop: FoundProp) => {
    const source = sourceOf(prop);
    if (source === null) return null;
    const { key, name, file } = source;
    const known = types.get(key) ?? { name, file, props: new Map(), users: 0 };
    types.set(key, known);
    if (!known.props.has(prop.name)) known.props.set(prop.name, prop);
    return known;
  });
  // Components of one type have one list.
  const lists = new Map<FoundProp[], number>();
  for (const list of props) lists.set(list, (lists.get(list) ?? 0) + 1);
  for (const [ofComponent, components] of lists)
    for (const type of new Set(ofComponent.map(typeOf))) if (type) type.users += components;
  return types;
}

/** A type goes by its own name and by those that tables say props come from. */
const namesOf = (type: string) =>
  [type, withoutMarks(type)].flatMap((name) => [name, name.replace(/Props$/, '')]);

function checkGroups(
  groups: GroupNames,
  sources: ReadonlyMap<string, UsedType>,
  where: string,
): void {
  const names = new Set([...sources.values()].flatMap(({ name }) => namesOf(name)));
  const unknown = Object.keys(groups).filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  const [first] = unknown;
  throw failure('unknown-group', [first!, where, findClosest(first!, [...names])]);
}
