import { showInvisible } from '../../shared/text/show-controls.ts';
import { rememberOf } from '../../shared/remember.ts';
import { partHash } from '../../shared/api-section.ts';
import type { PageEntry } from '../../shared/page.ts';
import { decodePath, nameToPathname } from '../base/addresses/page-paths.ts';
import { findPathFault, foldPath } from '../base/addresses/servable-path.ts';
import { memberFunctions, type DocKind } from '../model/component-doc.ts';
import type { SignatureDoc } from '../model/signature-doc.ts';
import type { ApiPackage } from '../model/site.ts';

/** A page of a package's reference: an export, the parts of a compound component, or all that has no page. */
export interface ReferencePage<Doc> {
  /** `Dialog`, whether that is a component or the namespace of its parts. */
  name: string;
  pathname: string;
  /** The component of that name; `null` when there are only parts. */
  main: Doc | null;
  /** `Dialog.Root` and the like, in the order of the source. */
  parts: Doc[];
  /** Of the last page: what has none of its own. */
  others: Doc[];
}

/** Title of the page of exports without a page of their own. */
const OTHERS = 'Other exports';

/** Name of the page that a component is on: what comes before the first dot. */
export function pageNameOf(component: string): string {
  return component.split('.', 1)[0]!;
}

/**
 * The pages of a package's exports, below its route: `AppBar` → `/api/app-bar`, `Dialog.Root` with all
 * parts → `/api/dialog`. Its authors may export a `UrlField` beside a `URLField`; each has a page of its own.
 */
export function referencePages<Doc extends Exported>({
  config: { route, kinds = KINDS },
  docs,
}: {
  config: RouteConfig;
  docs: readonly Doc[];
}): ReferencePage<Doc>[] {
  const groups = new Map<string, Doc[]>();
  const dotted = docs.filter(({ name }) => name.includes('.')).map(({ name }) => pageNameOf(name));
  const wholes = new Set(kinds.includes('component') ? dotted : []);
  const isToCall = findToCall(docs);
  const isOnPage = (doc: Doc) =>
    hasPage(doc, kinds, isToCall(doc)) || wholes.has(pageNameOf(doc.name));
  for (const doc of docs) {
    if (!isOnPage(doc)) continue;
    const name = pageNameOf(doc.name);
    groups.set(name, [...(groups.get(name) ?? []), doc]);
  }
  const taken = new Set<string>();
  const pathOf = (name: string) => {
    const path = `${route}/${nameToPathname(cutName(kebabCase(name.replaceAll('$', ''))))}`;
    const isTaken = (one: string) => taken.has(one) || !isServable(one, route);
    let free = path;
    // A number helps against a name, not against a route that no file can be at: that is told with the page.
    const most = taken.size + 3;
    for (let count = 2; isTaken(free) && count <= most; count += 1) free = `${path}-${count}`;
    taken.add(free);
    return free;
  };
  const pages = [...groups].map(([name, group]) => ({
    name,
    pathname: pathOf(name),
    main: group.find((doc) => doc.name === name) ?? null,
    parts: group.filter((doc) => doc.name !== name),
    others: [],
  }));
  const others = docs.filter((doc) => !isOnPage(doc));
  if (others.length === 0) return pages;
  const last = { name: OTHERS, pathname: pathOf(OTHERS), main: null, parts: [], others };
  return [...pages, last];
}

/** Bytes of an export's name in its address, which leave room for a number and an ending. */
const NAME_BYTES = 200;

/** A name as long as that of a file may be, and no half of a character at its end. */
const cutName = (name: string) =>
  Buffer.byteLength(name) <= NAME_BYTES
    ? name
    : Buffer.from(name)
        .subarray(0, NAME_BYTES)
        .toString()
        .replace(/\ufffd$/, '');

/** Whether file systems have a place for it: none for `Aux`, and of `Index` that of the page above. */
function isServable(pathname: string, route: string): boolean {
  return findPathFault(decodePath(pathname)) === null && foldPath(pathname) !== foldPath(route);
}

/** The facts of an export that decide on its page. */
interface Exported {
  name: string;
  kind?: DocKind;
  description?: string;
  props?: readonly unknown[];
  /** Ways to call it, or its functions. */
  signatures?: SignatureDoc[];
}

type RouteConfig = Pick<ApiPackage['config'], 'route'> & { kinds?: readonly DocKind[] };

/** Kinds that have pages of their own unless the configuration says otherwise. */
const KINDS: readonly DocKind[] = ['component', 'hook', 'function'];

/** What is not settled yet. */
const UNSTABLE = /^(unstable|experimental|unsafe)_|_(unstable|experimental)$/i;

/** Fewest functions of a constant that is there to be called, and most such constants with the same ones. */
const MIN_FUNCTIONS = 2;
const MOST_ALIKE = 2;

/**
 * Finds constants that consist of functions, as `message` of `message.error(text)`. What many are made alike, as the
 * anatomies of a library's recipes, is handed on and not called.
 */
function findToCall(docs: readonly Exported[]): (doc: Exported) => boolean {
  const byFunctions = new Map<string, Exported[]>();
  for (const doc of docs) {
    const { kind, name, signatures = [] } = doc;
    const functions = kind === 'constant' ? [...memberFunctions({ name, signatures }).keys()] : [];
    if (functions.length < MIN_FUNCTIONS) continue;
    const key = functions.join();
    byFunctions.set(key, [...(byFunctions.get(key) ?? []), doc]);
  }
  const found = [...byFunctions.values()].filter(({ length }) => length <= MOST_ALIKE).flat();
  return (doc) => found.includes(doc);
}

/**
 * Tells whether an export has a page of its own: a component, a hook, a function or constant that its authors describe, or
 * what it is called with, and with functions what consists of them: `message.error(text)`. Types whose props components share always have one, because
 * components link it.
 */
function hasPage(
  { name, kind = 'component', description = '', props = [], signatures = [] }: Exported,
  kinds: readonly DocKind[],
  isToCall: boolean,
): boolean {
  if (kind === 'type' && props.length > 0) return true;
  if (!kinds.includes(kind) && !(isToCall && kinds.includes('function'))) return false;
  if (kind === 'component') return true;
  const isTold = () =>
    description !== '' || (kind === 'function' && signatures.some(describesParameters));
  return !UNSTABLE.test(name) && (kind === 'hook' || isToCall || isTold());
}

/** Whether a comment says what a function is called with: a parameter, or the options that it takes alone, as `createToaster`. */
const describesParameters = ({ parameters }: SignatureDoc): boolean =>
  parameters.some(({ description }) => description !== '') ||
  (parameters.length === 1 && parameters[0]!.members.some(({ description }) => description !== ''));

/** Paths of the pages of a package by the name of each, worked out once: every list of pages asks for them. */
export const componentPaths = rememberOf(
  (source: Package): ReadonlyMap<string, string> =>
    new Map(referencePages(source).map(({ name, pathname }) => [name, pathname])),
);

/**
 * Addresses by every name that a component of the package goes by: its page, or the section of a part, as
 * `Dialog.Root` → `/api/dialog#dialog-root`.
 */
export function componentAddresses<Doc extends Exported & { aliases: readonly string[] }>(source: {
  config: RouteConfig;
  docs: readonly Doc[];
}): Map<string, string> {
  const parts = referencePages(source).flatMap(({ name: page, pathname, main, parts: own }) =>
    [...own, ...(main === null ? [] : [main])].flatMap(({ name, aliases }) => {
      const address = name === page ? pathname : `${pathname}#${partHash(name)}`;
      return [name, ...aliases].map((each): [string, string] => [each, address]);
    }),
  );
  return new Map([...parts, ...componentPaths(source)]);
}

/** Path of the page that compares versions; `null` without two of them. */
export function changesPath(source: Package): string | null {
  if ((source.recorded?.versions.length ?? 0) < 2) return null;
  const path = `${source.config.route}/changes`;
  return [...componentPaths(source).values()].includes(path) ? `${path}-of-versions` : path;
}

/** Path of the page that lists what importing each export costs; `null` where nothing has a cost. */
export function sizesPath(source: Package): string | null {
  if (!source.docs.some(({ kind }) => kind === 'component')) return null;
  const path = `${source.config.route}/sizes`;
  return [...componentPaths(source).values()].includes(path) ? `${path}-of-bundles` : path;
}

/** The facts of a package that its paths follow from. */
interface Package {
  recorded?: { versions: readonly string[] };
  config: RouteConfig;
  docs: readonly Exported[];
}

/** Gives every entry at an API route that has no children one child per component. */
export function expandApiEntries(entries: PageEntry[], api: ApiPackage[]): PageEntry[] {
  return entries.map((entry) => {
    if (entry.children) return { ...entry, children: expandApiEntries(entry.children, api) };
    const source = api.find(({ config }) => config.route === entry.pathname);
    return source ? { ...entry, children: listComponents(source) } : entry;
  });
}

/** Alphabetical, the collected ones last; hyphens ignored, so that `button` precedes `button-base` and `card` `card-actions`. */
function listComponents(source: ApiPackage): PageEntry[] {
  const changes = changesPath(source);
  const components = [...componentPaths(source)]
    .map(([name, pathname]) => ({ pathname, title: showInvisible(name) }))
    .sort((a, b) => {
      if (a.title === OTHERS || b.title === OTHERS) return a.title === OTHERS ? 1 : -1;
      return a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1;
    });
  const own = changes === null ? [] : [{ pathname: changes, title: 'Changes between versions' }];
  const sizes = sizesPath(source);
  if (sizes !== null) own.push({ pathname: sizes, title: 'Bundle sizes' });
  return [...own, ...components];
}

/** `AppBar` → `app-bar`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/[_ ]/g, '-')
    .toLowerCase();
}
