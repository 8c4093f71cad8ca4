/** What has changed between two versions of a package. */
import { isSameText, isSameType, takes } from './compare-types.ts';
import { isNativeAttribute } from './native-attributes.ts';
import {
  factsOf,
  partKey,
  splitNames,
  usualImports,
  type ApiSnapshot,
  type ComponentFacts,
  type PropFacts,
} from './facts.ts';

export interface ApiDiff {
  added: Addition[];
  changed: Change[];
  deprecated: Deprecation[];
  removed: Removal[];
}

/** A component, or what of it is told. */
export interface Subject {
  component: string;
  prop?: string;
  slot?: string;
  class?: string;
}

export interface Addition extends Subject {
  /** Of a prop. */
  type?: string;
  /** A prop that nobody can leave out, on a component that was there before. */
  required?: true;
  breaking?: true;
}

export interface Change extends Subject {
  what: 'type' | 'default' | 'required' | 'optional' | 'root' | 'name' | 'import' | 'undeprecated';
  from: string | null;
  to: string | null;
  breaking?: true;
  /** Names stand in the types, and what they stand for may have changed: it may break code, or not. */
  unsure?: true;
}

export interface Deprecation extends Subject {
  reason: string;
}

export interface Removal extends Subject {
  /** Why it had been deprecated, which often says what to use in its place. */
  reason?: string;
  breaking: true;
}

/** Compares two versions, in the order of names. */
export function diffSnapshots(from: ApiSnapshot, to: ApiSnapshot): ApiDiff {
  const diff: ApiDiff = { added: [], changed: [], deprecated: [], removed: [] };
  const aliases = new Map<string, string>();
  for (const [name, { aliases: names = [] }] of Object.entries(to.components)) {
    for (const alias of names) aliases.set(alias, name);
  }
  const known = new Set<string>();
  for (const [name, before] of Object.entries(from.components)) {
    const [now, after] = findAgain(name, before, to, aliases);
    known.add(now);
    if (after !== undefined) diffComponent(diff, { name: now, was: name, from, to }, before, after);
    else if (!isShared(before))
      diff.removed.push({ component: name, ...reasonOf(before.deprecated), breaking: true });
    if (after !== undefined && now !== name && !before.aliases?.includes(now)) {
      diff.changed.push({ component: now, what: 'name', from: name, to: now });
    }
  }
  for (const [name, after] of Object.entries(to.components)) {
    if (known.has(name) || isShared(after)) continue;
    diff.added.push({ component: name });
    if (after.deprecated !== undefined)
      diff.deprecated.push({ component: name, reason: after.deprecated });
  }
  for (const list of Object.values(diff) as Subject[][]) list.sort(bySubject);
  return diff;
}

/** Whether code that uses the package may have to change. */
export function isBreaking({ added, changed, removed }: ApiDiff): boolean {
  return [...added, ...changed, ...removed].some(({ breaking }) => breaking);
}

/** A bag of props that components share, which nobody can import: its props are told with the components. */
const isShared = ({ kind, imports }: ComponentFacts) => kind === 'type' && imports === undefined;

function findAgain(
  name: string,
  before: ComponentFacts,
  { components }: ApiSnapshot,
  aliases: ReadonlyMap<string, string>,
): [name: string, facts: ComponentFacts | undefined] {
  const names = [name, aliases.get(name), ...(before.aliases ?? [])];
  const found = names.find((one) => one !== undefined && Object.hasOwn(components, one)) ?? name;
  return [found, factsOf(components, found)];
}

interface Pair {
  name: string;
  /** Its name before. */
  was: string;
  from: ApiSnapshot;
  to: ApiSnapshot;
}

function diffComponent(
  diff: ApiDiff,
  pair: Pair,
  before: ComponentFacts,
  after: ComponentFacts,
): void {
  const { name } = pair;
  diffProps(diff, pair, before, after);
  for (const [key, was, is] of [
    ['slot', Object.keys(before.slots ?? {}), Object.keys(after.slots ?? {})],
    ['class', splitNames(before.classes), splitNames(after.classes)],
  ] as const) {
    const reasonIn = ({ deprecatedParts }: ComponentFacts, one: string) =>
      factsOf(deprecatedParts, partKey(key, one));
    for (const one of is) {
      const subject = { component: name, [key]: one };
      if (!was.includes(one)) diff.added.push(subject);
      diffDeprecated(diff, subject, reasonIn(before, one), reasonIn(after, one));
    }
    for (const one of was) {
      if (is.includes(one)) continue;
      const reason = reasonOf(reasonIn(before, one));
      diff.removed.push({ component: name, [key]: one, ...reason, breaking: true });
    }
  }
  if ((before.root ?? '') !== (after.root ?? '')) {
    const values = { from: before.root ?? null, to: after.root ?? null };
    diff.changed.push({ component: name, what: 'root', ...values });
  }
  const [text, textNow] = [before.text, after.text];
  if (text !== undefined && textNow !== undefined && !isSameText(text, textNow))
    diff.changed.push({ component: name, what: 'type', from: text, to: textNow, unsure: true });
  for (const [slot, value] of Object.entries(after.slots ?? {})) {
    const was = factsOf(before.slots, slot);
    if (was !== undefined && was !== value) {
      const values = { from: was === '' ? null : was, to: value === '' ? null : value };
      diff.changed.push({ component: name, slot, what: 'default', ...values });
    }
  }
  diffDeprecated(diff, { component: name }, before.deprecated, after.deprecated);
  if (pair.was === name) diffImports(diff, pair, before, after);
}

const pathOf = (statement: string) => statement.slice(statement.lastIndexOf(' ') + 1);

/** An import that works no longer. */
function diffImports(
  diff: ApiDiff,
  { name, from, to }: Pair,
  a: ComponentFacts,
  b: ComponentFacts,
) {
  const importsOf = (snapshot: ApiSnapshot, { imports }: ComponentFacts) =>
    imports ?? usualImports(snapshot.package, name);
  const left = importsOf(to, b);
  for (const one of importsOf(from, a)) {
    // Not every form is listed: what the path still has may be another one.
    const path = pathOf(one);
    if (left.some((other) => pathOf(other) === path) || from.package !== to.package) continue;
    const change = { component: name, what: 'import', from: one, to: left[0] ?? null } as const;
    diff.changed.push({ ...change, breaking: true });
  }
}

function diffProps(diff: ApiDiff, pair: Pair, before: ComponentFacts, after: ComponentFacts): void {
  const { name: component, from, to } = pair;
  const [was, is] = [propsOf(from, before), propsOf(to, after)];
  for (const [prop, { facts, base }] of was) {
    const found = is.get(prop);
    const subject = { component, prop };
    if (found !== undefined) {
      if (base === null || found.base === null) diffProp(diff, subject, facts, found.facts);
    } else if (!isToldOf(to, base, prop) && !isTaken(after, prop, facts?.[0])) {
      diff.removed.push({ ...subject, ...reasonOf(facts?.[3]), breaking: true });
    }
  }
  for (const [prop, { facts, base }] of is) {
    if (was.has(prop) || isTaken(before, prop) || isToldOf(from, base, prop)) continue;
    const required = facts?.[2] === 1 ? ({ required: true, breaking: true } as const) : {};
    const type = facts === undefined ? {} : { type: facts[0] };
    diff.added.push({ component, prop, ...type, ...required });
    const reason = facts?.[3];
    if (reason !== undefined) diff.deprecated.push({ component, prop, reason });
  }
}

/** What a base has gained or lost is told there, unless it came or went itself. */
const isToldOf = ({ components }: ApiSnapshot, base: string | null, prop: string) =>
  base !== null && Object.hasOwn(components, base) && !has(components, base, prop);

/** Taken without a word: marked as internal, or an attribute that the root element has anyway. */
function isTaken({ hidden, root = '' }: ComponentFacts, prop: string, type = ''): boolean {
  return splitNames(hidden).includes(prop) || isNativeAttribute(root, prop, type);
}

interface FoundProp {
  /** Unknown when what declares it is not there. */
  facts: PropFacts | undefined;
  /** What it is inherited from. */
  base: string | null;
}

function propsOf(snapshot: ApiSnapshot, component: ComponentFacts): Map<string, FoundProp> {
  const own = Object.entries(component.props ?? {});
  const found = new Map<string, FoundProp>();
  for (const [base, names] of Object.entries(component.from ?? {})) {
    for (const name of splitNames(names)) {
      found.set(name, { facts: lookUp(snapshot.components, base, name), base });
    }
  }
  for (const [name, facts] of own) found.set(name, { facts, base: null });
  return found;
}

function lookUp(components: ApiSnapshot['components'], component: string, prop: string) {
  return factsOf(factsOf(components, component)?.props, prop);
}

const has = (components: ApiSnapshot['components'], component: string, prop: string) =>
  lookUp(components, component, prop) !== undefined;

function diffProp(
  diff: ApiDiff,
  subject: Subject,
  before: PropFacts | undefined,
  after: PropFacts | undefined,
): void {
  if (before === undefined || after === undefined) return;
  const [type, value = 0, required = 0, reason] = before;
  const [typeNow, valueNow = 0, requiredNow = 0, reasonNow] = after;
  if (!isSameType(type, typeNow)) {
    diff.changed.push({
      ...subject,
      what: 'type',
      from: type,
      to: typeNow,
      ...judge(typeNow, type),
    });
  }
  if (withSingleQuotes(value) !== withSingleQuotes(valueNow)) {
    const values = { from: value === 0 ? null : value, to: valueNow === 0 ? null : valueNow };
    diff.changed.push({ ...subject, what: 'default', ...values });
  }
  if (required !== requiredNow) {
    const [what, breaking] = requiredNow
      ? (['required', { breaking: true }] as const)
      : (['optional', {}] as const);
    diff.changed.push({ ...subject, what, from: null, to: null, ...breaking });
  }
  diffDeprecated(diff, subject, reason, reasonNow);
}

/** Told when it begins and when it ends, not when its words change. */
function diffDeprecated(
  diff: ApiDiff,
  subject: Subject,
  reason: string | undefined,
  now: string | undefined,
): void {
  if (reason === undefined && now !== undefined) {
    diff.deprecated.push({ ...subject, reason: now });
  } else if (reason !== undefined && now === undefined) {
    diff.changed.push({ ...subject, what: 'undeprecated', from: reason, to: null });
  }
}

const withSingleQuotes = (value: string | 0) => (value === 0 ? value : value.replaceAll('"', "'"));

/** Whether a type takes less than it did. */
function judge(now: string, before: string): { breaking?: true; unsure?: true } {
  const verdict = takes(now, before);
  if (verdict === 'no') return { breaking: true };
  return verdict === 'unknown' ? { unsure: true } : {};
}

const reasonOf = (reason: string | undefined) => (reason ? { reason } : {});

function bySubject(a: Subject, b: Subject): number {
  const key = ({ component, prop = '', slot = '', class: name = '' }: Subject) =>
    [component, prop, slot, name].join('\0');
  return key(a) < key(b) ? -1 : Number(key(a) > key(b));
}
