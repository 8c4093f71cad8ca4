/** What has changed of the props of a component. */
import { isSameDefault, isSameType, takes } from './compare-types.ts';
import { isNativeAttribute } from './native-attributes.ts';
import { diffDeprecated, reasonOf, type ApiDiff, type Pair, type Subject } from './changes.ts';
import {
  factsOf,
  splitNames,
  type ApiSnapshot,
  type ComponentFacts,
  type PropFacts,
} from './facts.ts';

export function diffProps(
  diff: ApiDiff,
  pair: Pair,
  before: ComponentFacts,
  after: ComponentFacts,
): void {
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
  if (value !== valueNow && !isSameDefault(value || '', valueNow || '')) {
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

/** Whether a type takes less than it did. */
function judge(now: string, before: string): { breaking?: true; unsure?: true } {
  const verdict = takes(now, before);
  if (verdict === 'no') return { breaking: true };
  return verdict === 'unknown' ? { unsure: true } : {};
}
