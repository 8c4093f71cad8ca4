/** What has changed between two versions of a package. */
import { diffDeprecated, reasonOf, type ApiDiff, type Pair, type Subject } from './changes.ts';
import { isSameDefault, isSameText } from './compare-types.ts';
import { diffProps } from './diff-props.ts';
import {
  factsOf,
  partKey,
  splitNames,
  usualImports,
  type ApiSnapshot,
  type ComponentFacts,
} from './facts.ts';

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
    else if (isStillExported(to, name))
      diff.changed.push({ component: name, what: 'internal', from: null, to: null });
    else if (!isShared(before))
      diff.removed.push({ component: name, ...reasonOf(before.deprecated), breaking: true });
    if (after === undefined) continue;
    const names = [name, ...(before.aliases ?? [])];
    for (const one of names) {
      const isThere =
        Object.hasOwn(to.components, one) || aliases.has(one) || isStillExported(to, one);
      const change = { component: now, what: 'name', from: one, to: now } as const;
      if (!isThere) diff.changed.push({ ...change, breaking: true });
      else if (one === name && !names.includes(now)) diff.changed.push(change);
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

/** Marked as internal, with its parts: code that uses it goes on to work. */
const isStillExported = ({ hidden }: ApiSnapshot, name: string) =>
  splitNames(hidden).includes(name.split('.', 1)[0]!);

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
    if (was !== undefined && !isSameDefault(was, value)) {
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

function bySubject(a: Subject, b: Subject): number {
  const key = ({ component, prop = '', slot = '', class: name = '' }: Subject) =>
    [component, prop, slot, name].join('\0');
  return key(a) < key(b) ? -1 : Number(key(a) > key(b));
}
